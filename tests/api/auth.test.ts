import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '../../src/api/auth/tokens.ts'
import { sessionSchema } from '../../src/shared/entities/user.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let person: Person

beforeAll(async () => {
  site = await startApi()
  person = await site.person()
})
afterAll(() => site.close())

const login = (email: string, password: string) => site.call('POST', '/auth/login', { body: { email, password } })
const openAgain = async () => sessionSchema.parse(must(await login(person.email, person.password), 200))
const sessions = () => site.database.db.selectFrom('sessions').selectAll().where('user_uuid', '=', person.uuid).execute()

describe('signing in', () => {
  it('returns a token and its user, without the password', async () => {
    const { token, owner } = await openAgain()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(owner).toEqual({
      uuid: person.uuid,
      username: person.username,
      email: person.email,
      firstname: 'Ada',
      lastname: 'Martin',
      avatar: null,
      createdAt: owner.createdAt,
      role: { uuid: owner.role.uuid, name: 'Utilisateur', description: owner.role.description },
      hasPassword: true,
      emailVerified: false,
      suspendedAt: null,
    })
  })

  it('ignores case and spaces of the e-mail', async () => {
    must(await login(`  ${person.email.toUpperCase()} `, person.password), 200)
  })

  it('stores only the hash of the token, for thirty days', async () => {
    const { token } = await openAgain()
    const session = (await sessions()).find((row) => row.token_hash === hashToken(token))
    expect(session?.expires_at.getTime()).toBeGreaterThan(Date.now() + 29.9 * 24 * 3_600_000)
    expect(JSON.stringify(await sessions())).not.toContain(token)
  })

  it('works when the request also has an old token', async () => {
    must(
      await site.call('POST', '/auth/login', { as: { token: 'expired' }, body: { email: person.email, password: person.password } }),
      200,
    )
  })

  it('refuses a wrong password and an unknown e-mail with the same message, and creates no session', async () => {
    const before = (await sessions()).length
    const wrong = await login(person.email, 'Passe-partout8!')
    const unknown = await login('personne@exemple.fr', person.password)
    expect(refusal(wrong)).toEqual({ status: 401, code: 'BAD_CREDENTIALS', message: 'E-mail ou mot de passe incorrect' })
    expect(refusal(unknown)).toEqual(refusal(wrong))
    expect(await sessions()).toHaveLength(before)
  })

  it('requires both fields', async () => {
    expect(refusal(await login(' ', ''))).toEqual({
      status: 422,
      code: 'INVALID_INPUT',
      message: 'Veuillez corriger les erreurs dans le formulaire',
      fields: { email: 'Veuillez remplir tous les champs', password: 'Veuillez remplir tous les champs' },
    })
  })
})

describe('a session', () => {
  it('is identified by its token', async () => {
    const { token, owner } = await openAgain()
    expect(must(await site.call('POST', '/auth/verify-token', { body: { token } }), 200)).toEqual({ token, owner })
  })

  it('with an unknown token is reported as expired', async () => {
    const expired = { status: 401, code: 'SESSION_EXPIRED', message: 'Votre session a expiré, reconnectez-vous' }
    expect(refusal(await site.call('POST', '/auth/verify-token', { body: { token: 'nobody' } }))).toEqual(expired)
    expect(refusal(await site.call('GET', '/contents', { as: { token: 'nobody' } }))).toEqual(expired)
    expect(refusal(await site.call('GET', '/contents', { headers: { authorization: 'Basic YTpi' } }))).toEqual(expired)
  })

  it('expires', async () => {
    const { token } = await openAgain()
    await site.database.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('token_hash', '=', hashToken(token))
      .execute()
    expect(refusal(await site.call('GET', '/reactions', { as: { token } })).code).toBe('SESSION_EXPIRED')
  })

  it('is extended by thirty days when it is used, which is written at most once an hour', async () => {
    const { token } = await openAgain()
    const session = () =>
      site.database.db.selectFrom('sessions').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirstOrThrow()
    const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000)
    const soon = new Date(Date.now() + 60_000)
    await site.database.db
      .updateTable('sessions')
      .set({ last_seen_at: twoHoursAgo, expires_at: soon })
      .where('token_hash', '=', hashToken(token))
      .execute()
    must(await site.call('GET', '/reactions', { as: { token } }), 200)
    const used = await session()
    expect(used.expires_at.getTime()).toBeGreaterThan(Date.now() + 29.9 * 24 * 3_600_000)
    must(await site.call('GET', '/reactions', { as: { token } }), 200)
    expect(await session()).toEqual(used)
  })

  it('ends at log-out, and no other session does', async () => {
    const [first, second] = [await openAgain(), await openAgain()]
    must(await site.call('POST', '/auth/logout', { as: first }), 204)
    expect(refusal(await site.call('GET', '/reactions', { as: first })).code).toBe('SESSION_EXPIRED')
    must(await site.call('GET', '/reactions', { as: second }), 200)
  })

  it('is required to log out', async () => {
    expect(refusal(await site.call('POST', '/auth/logout'))).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
      message: 'Connectez-vous pour continuer',
    })
  })
})
