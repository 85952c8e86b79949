import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { must, type Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

const few = { max: 3, seconds: 300 }
let site: Site
beforeAll(async () => {
  // Waiting is disabled: a request that would have to wait is refused.
  const line = { spacingMs: 1000, longestMs: 0, rememberedMs: 1000, heldMax: 0 }
  site = await startSite({ guessLimits: { perPair: few, perAccount: few, perBrowser: few, line } })
})
afterAll(() => site.close())

const loginText = 'mutation($input: LoginInput!) { login(input: $input) { token } }'
const login = ({ email }: { email: string }, password: string, headers: Record<string, string> = {}) =>
  site.gateway.ask(loginText, { input: { email, password } }, { from: `10.0.${addresses >> 8}.${(addresses += 1) & 255}`, headers })
let addresses = 0
type Asked = Awaited<ReturnType<typeof login>>
const cookiesOf = ({ headers }: Asked): string[] => headers.getSetCookie()
const codeOf = ({ body }: Asked): string | undefined => body.errors?.[0]?.extensions.code
async function signIn(person: Person, headers: Record<string, string> = {}): Promise<string> {
  const [cookie = ''] = cookiesOf(await login(person, person.password, headers))
  return cookie.split(';')[0] ?? ''
}
async function exhaustAttempts(person: { email: string }): Promise<void> {
  for (let time = 0; time < 4; time += 1) await login(person, 'faux')
}

describe('a known browser that signed in through the gateway', () => {
  it('gets a cookie that is sent with the gateway’s requests only', async () => {
    const person = await site.api.person()
    const expected = /^lucarne_known=[\w-]{43}; Path=\/graphql; Max-Age=15552000; HttpOnly; SameSite=Strict$/
    expect(cookiesOf(await login(person, person.password))).toEqual([expect.stringMatching(expected)])
    expect(cookiesOf(await login(person, person.password, { 'x-test-proto': 'https' }))).toEqual([expect.stringMatching(/; Secure$/)])
    expect(cookiesOf(await login(person, 'faux'))).toEqual([])
  })

  it('is let through by its cookie during an attack, and a browser without it is not', async () => {
    const person = await site.api.person()
    const cookie = await signIn(person)
    await exhaustAttempts(person)
    expect(codeOf(await login(person, person.password))).toBe('TOO_MANY_REQUESTS')
    expect(codeOf(await login(person, person.password, { cookie }))).toBeUndefined()
  })

  it('gets the cookie at the registration, too', async () => {
    const username = `camille_${randomUUID().slice(0, 8)}`
    const input = { username, firstname: '', lastname: '', email: `${username}@exemple.fr`, password: 'Passe-partout7!' }
    const answer = await site.gateway.ask('mutation($input: RegisterInput!) { register(input: $input) { token } }', { input })
    expect(cookiesOf(answer)).toHaveLength(1)
  })

  it('gets a new cookie with a new password, and the old one is no longer valid', async () => {
    const person = await site.api.person()
    const cookie = await signIn(person)
    const input = { password: 'Nouveau-mot2passe!', currentPassword: person.password }
    const update = 'mutation($input: AccountInput!) { updateAccount(input: $input) { id } }'
    const answer = await site.gateway.ask(update, { input }, { token: person.token, headers: { cookie } })
    const next = cookiesOf(answer)[0]?.split(';')[0] ?? ''
    await exhaustAttempts(person)
    expect(codeOf(await login(person, input.password, { cookie }))).toBe('TOO_MANY_REQUESTS')
    expect(codeOf(await login(person, input.password, { cookie: next }))).toBeUndefined()
  })

  it('is recognised when its password is required: a new e-mail, the deletion', async () => {
    const person = await site.api.person()
    const headers = { cookie: await signIn(person) }
    const { token } = person
    const update = 'mutation($input: AccountInput!) { updateAccount(input: $input) { id } }'
    const change = (password: string, options: { headers?: Record<string, string> } = {}) =>
      site.gateway.ask(update, { input: { email: `b_${person.email}`, currentPassword: password } }, { token, ...options })
    for (let time = 0; time < 3; time += 1) expect(codeOf(await change('faux'))).toBe('INVALID_INPUT')
    expect(codeOf(await change(person.password))).toBe('TOO_MANY_REQUESTS')
    expect(codeOf(await change(person.password, { headers }))).toBeUndefined()
    const remove = 'mutation($password: String!) { deleteAccount(password: $password) }'
    expect((await site.gateway.ask(remove, { password: person.password }, { token, headers })).body.data).toEqual({ deleteAccount: true })
  })

  it('cannot sign in by its cookie alone, and no response to a guest sets it', async () => {
    const person = await site.api.person()
    const headers = { cookie: await signIn(person) }
    const answer = await site.gateway.ask('{ viewer { id } }', {}, { headers })
    expect([answer.body, cookiesOf(answer)]).toEqual([{ data: { viewer: null } }, []])
    must(await site.api.call('GET', '/roles', { headers }), 200)
  })
})
