import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Site, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

type Session = { token: string; viewer: { id: string; email: string; isCreator: boolean; channel: unknown } }

const login = `mutation($input: LoginInput!) { login(input: $input) { token viewer { id email isCreator channel { id } } } }`
const register = `mutation($input: RegisterInput!) { register(input: $input) { token viewer { username firstname email role { name } } } }`
const viewer = '{ viewer { id username role { name } isCreator channel { name owner { username } } } }'
const becomeCreator =
  'mutation($input: ChannelInput!) { becomeCreator(input: $input) { isCreator role { name } channel { name description followersCount } } }'

const newcomer = () => {
  const username = `camille_${randomUUID().slice(0, 8)}`
  return { username, firstname: 'Camille', lastname: 'Durand', email: `${username}@exemple.fr`, password: 'Passe-partout7!' }
}

describe('register', () => {
  it('creates an account and a session', async () => {
    const input = newcomer()
    const { register: session } = await site.gateway.data<{ register: Session }>(register, { input })
    expect(session).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      viewer: { username: input.username, firstname: 'Camille', email: input.email, role: { name: 'Utilisateur' } },
    })
    expect(await site.gateway.data(viewer, {}, { token: session.token })).toMatchObject({ viewer: { username: input.username } })
  })

  it('returns the invalid fields', async () => {
    const { body } = await site.gateway.ask(register, { input: { ...newcomer(), email: 'nope', password: 'faible' } })
    expect(body.errors?.[0]).toMatchObject({
      message: 'Veuillez corriger les erreurs dans le formulaire',
      extensions: {
        code: 'INVALID_INPUT',
        fields: { email: 'Format d’email invalide', password: 'Le mot de passe ne respecte pas les critères de sécurité' },
      },
    })
  })

  it('refuses an existing e-mail with an error at its field', async () => {
    const input = newcomer()
    await site.gateway.data(register, { input })
    const { body } = await site.gateway.ask(register, { input: { ...newcomer(), email: input.email } })
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'EMAIL_TAKEN', fields: { email: 'Cette adresse e-mail est déjà utilisée' } })
  })
})

describe('login', () => {
  it('returns a token and the user, whose channel is read with the new session', async () => {
    const creator = await site.api.creator()
    const { email, password } = creator
    const { login: session } = await site.gateway.data<{ login: Session }>(login, { input: { email, password } })
    expect(session.viewer).toEqual({ id: creator.uuid, email, isCreator: true, channel: { id: creator.channel } })
  })

  it('works when the request also has an old token', async () => {
    const { email, password } = await site.api.person()
    const { body } = await site.gateway.ask(
      'mutation($input: LoginInput!) { login(input: $input) { token } }',
      { input: { email, password } },
      { token: 'old' },
    )
    expect(body.errors).toBeUndefined()
  })

  it('refuses a wrong password', async () => {
    const { email } = await site.api.person()
    const { body } = await site.gateway.ask(login, { input: { email, password: 'faux' } })
    expect(body.errors?.[0]).toMatchObject({ message: 'E-mail ou mot de passe incorrect', extensions: { code: 'BAD_CREDENTIALS' } })
  })
})

describe('viewer', () => {
  it('is null for a guest, without a REST call', async () => {
    const calls = await site.callsOf(async () => expect(await site.gateway.data(viewer)).toEqual({ viewer: null }))
    expect(calls).toEqual([])
  })

  it('is SESSION_EXPIRED with an unknown token', async () => {
    const { body } = await site.gateway.ask(viewer, {}, { token: 'inconnu' })
    expect(body).toMatchObject({ data: { viewer: null }, errors: [{ extensions: { code: 'SESSION_EXPIRED' } }] })
  })
})

describe('logout', () => {
  it('revokes the token', async () => {
    const { token } = await site.api.person()
    expect(await site.gateway.data('mutation { logout }', {}, { token })).toEqual({ logout: true })
    const { body } = await site.gateway.ask(viewer, {}, { token })
    expect(body.errors?.[0]?.extensions.code).toBe('SESSION_EXPIRED')
  })

  it('requires a sign-in', async () => {
    const { body } = await site.gateway.ask('mutation { logout }')
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('becomeCreator', () => {
  it('sets the role and creates the channel', async () => {
    const { token, username } = await site.api.person()
    const input = { name: 'Le potager', description: 'Légumes et fleurs' }
    expect(await site.gateway.data(becomeCreator, { input }, { token })).toEqual({
      becomeCreator: { isCreator: true, role: { name: 'Creators' }, channel: { ...input, followersCount: 0 } },
    })
    expect(await site.gateway.data(viewer, {}, { token })).toMatchObject({
      viewer: { isCreator: true, channel: { name: 'Le potager', owner: { username } } },
    })
  })

  it('with an invalid form does not change the role', async () => {
    const { token } = await site.api.person()
    const { body } = await site.gateway.ask(becomeCreator, { input: { name: ' ', description: '' } }, { token })
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { name: 'Le nom d’affichage est requis' } })
    expect(await site.gateway.data(viewer, {}, { token })).toMatchObject({ viewer: { isCreator: false, channel: null } })
  })

  it('is refused to a user with a channel', async () => {
    const { token } = await site.api.creator()
    const { body } = await site.gateway.ask(becomeCreator, { input: { name: 'Encore', description: '' } }, { token })
    expect(body.errors?.[0]?.extensions.code).toBe('CHANNEL_EXISTS')
  })

  it('does not change the role of an administrator', async () => {
    const { token } = await site.api.administrator()
    const answer = await site.gateway.data(becomeCreator, { input: { name: 'Annonces', description: '' } }, { token })
    expect(answer).toMatchObject({ becomeCreator: { role: { name: 'Administrateur' }, channel: { name: 'Annonces' } } })
  })

  it('requires a sign-in', async () => {
    const { body } = await site.gateway.ask(becomeCreator, { input: { name: 'x', description: '' } })
    expect(body.errors?.[0]).toMatchObject({ message: 'Connectez-vous pour continuer', extensions: { code: 'UNAUTHENTICATED' } })
  })
})

it('rate limits count clients, not the gateway', async () => {
  const narrow = await startSite({ limits: { auth: { perAddress: { max: 2, seconds: 60 }, perAccount: { max: 100, seconds: 60 } } } })
  const tryFrom = async (from: string) => {
    const { body } = await narrow.gateway.ask(login, { input: { email: `${randomUUID()}@exemple.fr`, password: 'x' } }, { from })
    return body.errors?.[0]?.extensions.code
  }
  const codes = [await tryFrom('198.51.100.1'), await tryFrom('198.51.100.1'), await tryFrom('198.51.100.1'), await tryFrom('198.51.100.2')]
  await narrow.close()
  expect(codes).toEqual(['BAD_CREDENTIALS', 'BAD_CREDENTIALS', 'TOO_MANY_REQUESTS', 'BAD_CREDENTIALS'])
})
