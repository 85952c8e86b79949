import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Site, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

type Role = { id: string; name: string; isSelfAssignable: boolean }
type OpenSession = { id: string; device: string; isCurrent: boolean }

const update = `mutation($input: AccountInput!) {
  updateAccount(input: $input) { username firstname lastname email isCreator role { name } hasPassword }
}`
const rolesOf = async (): Promise<Role[]> => (await site.gateway.data<{ roles: Role[] }>('{ roles { id name isSelfAssignable } }')).roles
const sessionsOf = async (token: string): Promise<OpenSession[]> =>
  (await site.gateway.data<{ viewer: { sessions: OpenSession[] } }>('{ viewer { sessions { id device isCurrent } } }', {}, { token }))
    .viewer.sessions
const loginFrom = async (person: { email: string; password: string }, userAgent: string): Promise<string> => {
  const text = 'mutation($input: LoginInput!) { login(input: $input) { token } }'
  const input = { email: person.email, password: person.password }
  return (await site.gateway.data<{ login: { token: string } }>(text, { input }, { headers: { 'user-agent': userAgent } })).login.token
}

describe('the account', () => {
  it('changes the given fields and keeps the rest', async () => {
    const person = await site.api.person()
    const answer = await site.gateway.data(update, { input: { firstname: 'Zoé', lastname: null } }, person)
    expect(answer).toEqual({
      updateAccount: {
        username: person.username,
        firstname: 'Zoé',
        lastname: expect.stringMatching(/./),
        email: person.email,
        isCreator: false,
        role: { name: 'Utilisateur' },
        hasPassword: true,
      },
    })
  })

  it('accepts only a role that users can choose', async () => {
    const person = await site.api.person()
    const roles = await rolesOf()
    const give = (name: string) => {
      const input = { roleId: roles.find((role) => role.name === name)?.id, currentPassword: person.password }
      return site.gateway.ask(update, { input }, person)
    }
    expect((await give('Creators')).body.data).toMatchObject({ updateAccount: { isCreator: true } })
    expect((await give('Utilisateur')).body.data).toMatchObject({ updateAccount: { isCreator: false } })
    expect((await give('Administrateur')).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect(
      roles
        .filter(({ isSelfAssignable }) => isSelfAssignable)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Creators', 'Utilisateur'])
  })

  it('returns at its field that a name is taken, or that the current password is wrong or missing', async () => {
    const [person, other] = [await site.api.person(), await site.api.person()]
    const fieldsOf = async (input: object) => (await site.gateway.ask(update, { input }, person)).body.errors?.[0]?.extensions.fields
    expect(await fieldsOf({ username: other.username })).toEqual({ username: 'Ce nom d’utilisateur est déjà pris' })
    const taken = { email: other.email, currentPassword: person.password }
    expect(await fieldsOf(taken)).toEqual({ email: 'Cette adresse e-mail est déjà utilisée' })
    const roleId = (await rolesOf()).find(({ name }) => name === 'Creators')?.id
    for (const change of [{ password: 'Nouveau-passe8!' }, { email: `b_${person.email}` }, { roleId }]) {
      expect(await fieldsOf(change)).toEqual({ current_password: 'Mot de passe actuel requis pour le changement' })
      expect(await fieldsOf({ ...change, currentPassword: 'faux' })).toEqual({ current_password: 'Le mot de passe actuel est incorrect' })
    }
  })
})

describe('the channel', () => {
  const change = 'mutation($input: ChannelChangeInput!) { updateChannel(input: $input) { id name description } }'

  it('changes its name and description', async () => {
    const creator = await site.api.creator()
    const input = { name: 'Le verger', description: 'Des pommes' }
    expect(await site.gateway.data(change, { input }, creator)).toEqual({ updateChannel: { id: creator.channel, ...input } })
  })

  it('is refused to a user without a channel', async () => {
    const { body } = await site.gateway.ask(change, { input: { name: 'Le verger', description: '' } }, await site.api.person())
    expect(body.errors?.[0]).toMatchObject({
      message: 'Aucune chaîne trouvée pour cet utilisateur',
      extensions: { code: 'CHANNEL_NOT_FOUND' },
    })
  })
})

describe('open sessions', () => {
  it('are listed by their device, whose name the gateway passes on', async () => {
    const person = await site.api.person()
    const token = await loginFrom(person, 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0')
    expect((await sessionsOf(token)).filter(({ isCurrent }) => isCurrent)).toEqual([
      { id: expect.any(String), device: 'Firefox sur Windows', isCurrent: true },
    ])
  })

  it('are closed one by one, also twice, and all others at once', async () => {
    const person = await site.api.person()
    const tokens = [await loginFrom(person, 'Firefox/140.0'), await loginFrom(person, 'Chrome/140.0')]
    const [token = '', closed = ''] = tokens
    const target = (await sessionsOf(token)).find(({ device }) => device === 'Chrome')?.id
    const revoke = 'mutation($id: ID!) { revokeSession(id: $id) { id } }'
    for (let time = 0; time < 2; time += 1) {
      expect(await site.gateway.data(revoke, { id: target }, { token })).toEqual({ revokeSession: { id: target } })
    }
    expect((await site.gateway.ask('{ viewer { id } }', {}, { token: closed })).body.errors?.[0]?.extensions.code).toBe('SESSION_EXPIRED')
    const all = 'mutation { revokeOtherSessions { sessions { isCurrent } } }'
    expect(await site.gateway.data(all, {}, { token })).toEqual({ revokeOtherSessions: { sessions: [{ isCurrent: true }] } })
  })
})

describe('deleting the account', () => {
  const remove = 'mutation($password: String!) { deleteAccount(password: $password) }'

  it('requires the password, and closes every session', async () => {
    const person = await site.api.person()
    const wrong = await site.gateway.ask(remove, { password: 'faux' }, person)
    expect(wrong.body.errors?.[0]?.extensions.fields).toEqual({ current_password: 'Le mot de passe actuel est incorrect' })
    expect(await site.gateway.data(remove, { password: person.password }, person)).toEqual({ deleteAccount: true })
    expect((await site.gateway.ask('{ viewer { id } }', {}, person)).body.errors?.[0]?.extensions.code).toBe('SESSION_EXPIRED')
  })
})
