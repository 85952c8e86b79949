import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../src/shared/log.ts'
import { closeAfterEach, closing, gatewayWithApi } from './support/fixture.ts'
import { sampleContent } from './support/samples.ts'
import { startGateway } from './support/startGateway.ts'
import { tinyApi } from './support/tinyApi.ts'

closeAfterEach()

const login = 'mutation { login(input: { email: "a@b.fr", password: "x" }) { token } }'
const errorAnswer = (status: number, code: string, extra: object = {}) => ({
  status,
  body: { error: { code, message: `dit ${code}`, requestId: 'r-1', ...extra } },
})

describe('an error response of the API', () => {
  it.each([
    [401, 'BAD_CREDENTIALS'],
    [403, 'FORBIDDEN'],
    [404, 'CONTENT_NOT_FOUND'],
    [409, 'EMAIL_TAKEN'],
    [422, 'VIEW_TOO_EARLY'],
    [429, 'TOO_MANY_REQUESTS'],
  ])('%i %s keeps its code and its message', async (status, code) => {
    const gateway = await gatewayWithApi(() => errorAnswer(status, code))
    const { status: http, body } = await gateway.ask(login)
    expect({ http, errors: body.errors }).toEqual({
      http: 200,
      errors: [
        {
          message: `dit ${code}`,
          path: ['login'],
          locations: [{ line: 1, column: 12 }],
          extensions: { code, requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
        },
      ],
    })
  })

  it('has the messages of a form by field', async () => {
    const gateway = await gatewayWithApi(() => errorAnswer(422, 'INVALID_INPUT', { fields: { email: 'Format d’email invalide' } }))
    const { body } = await gateway.ask(login)
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { email: 'Format d’email invalide' } })
  })

  it('with an unknown code gets the code of its status', async () => {
    const gateway = await gatewayWithApi(() => errorAnswer(409, 'SOMETHING_NEW'))
    const { body } = await gateway.ask(login)
    expect(body.errors?.[0]).toMatchObject({
      message: 'Cette action entre en conflit avec l’état actuel',
      extensions: { code: 'CONFLICT' },
    })
  })

  it.each([414, 431])('%i, of a server that does not accept such a long address, is MALFORMED_REQUEST', async (status) => {
    const gateway = await gatewayWithApi(() => ({ status, body: {} }))
    const { body } = await gateway.ask('{ trending { id } }')
    expect(body.errors?.[0]).toMatchObject({ message: 'La requête est mal formée', extensions: { code: 'MALFORMED_REQUEST' } })
  })

  it('that is a proxy’s HTML page is API_UNAVAILABLE', async () => {
    const gateway = await gatewayWithApi((_call, response) => {
      response.writeHead(503, { 'content-type': 'text/html' })
      response.end('<h1>Service Unavailable</h1>')
      return undefined
    })
    const { body } = await gateway.ask(login)
    expect(body.errors?.[0]).toMatchObject({
      message: 'Le service est momentanément indisponible',
      extensions: { code: 'API_UNAVAILABLE' },
    })
  })
})

describe('an API that fails', () => {
  it('because it is unreachable is API_UNAVAILABLE, in French', async () => {
    const api = await tinyApi(() => undefined)
    await api.close()
    const gateway = closing(await startGateway(api.url))
    const { body } = await gateway.ask('{ trending { id } }')
    expect(body.errors?.[0]).toMatchObject({
      message: 'Le service est momentanément indisponible',
      extensions: { code: 'API_UNAVAILABLE' },
    })
  })

  it('because it does not answer is TIMEOUT', async () => {
    const gateway = await gatewayWithApi(() => undefined, { restTimeoutMs: 50 })
    const { body } = await gateway.ask('{ trending { id } }')
    expect(body.errors?.[0]).toMatchObject({
      message: 'Le serveur ne répond pas, réessayez dans un instant',
      extensions: { code: 'TIMEOUT' },
    })
  })

  it('because the response is interrupted is API_UNAVAILABLE', async () => {
    const gateway = await gatewayWithApi((_call, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('[')
      response.destroy()
      return undefined
    })
    const { body } = await gateway.ask('{ trending { id } }')
    expect(body.errors?.[0]?.extensions.code).toBe('API_UNAVAILABLE')
  })

  it('because the response has another shape is INTERNAL; the cause is logged and not sent', async () => {
    const logged: unknown[] = []
    const log = { ...silentLog, error: (details: unknown) => logged.push(details) }
    const secret = { ...sampleContent(), title: 42, secret: 'do not tell' }
    const gateway = await gatewayWithApi(() => ({ body: [secret] }), { log })
    const { body } = await gateway.ask('{ trending { id } }')
    expect(body).toEqual({
      data: null,
      errors: [
        {
          message: 'Une erreur inattendue est survenue',
          path: ['trending'],
          locations: [{ line: 1, column: 3 }],
          extensions: { code: 'INTERNAL', requestId: expect.any(String) },
        },
      ],
    })
    expect(logged).toMatchObject([{ err: { cause: { message: 'GET /contents/trending/guest answered in an unknown shape' } } }])
  })
})

describe('an unknown content', () => {
  it('is null', async () => {
    const gateway = await gatewayWithApi(() => errorAnswer(404, 'CONTENT_NOT_FOUND'))
    expect(await gateway.data('query($id: ID!) { content(id: $id) { id } }', { id: randomUUID() })).toEqual({ content: null })
  })

  it('is null for an invalid uuid, without a REST call', async () => {
    const gateway = await gatewayWithApi(() => errorAnswer(500, 'INTERNAL'))
    expect(await gateway.data('{ content(id: "../users") { id } }')).toEqual({ content: null })
  })
})

it('a registration with an empty response from the API reports that there is no user', async () => {
  const gateway = await gatewayWithApi(() => ({ body: null }))
  const register = 'mutation($input: RegisterInput!) { register(input: $input) { token } }'
  const input = { username: 'ada', firstname: '', lastname: '', email: 'ada@exemple.fr', password: 'Passe-partout7!' }
  const { body } = await gateway.ask(register, { input })
  expect(body.errors?.[0]).toMatchObject({ message: 'L’utilisateur n’a pas pu être créé', extensions: { code: 'INTERNAL' } })
})

it('a creator without a name is shown as unknown', async () => {
  const { ofContent } = await import('../../src/gateway/domains/channel/models.ts')
  const creator = {
    uuid: 'c',
    name: ' ',
    banner_url: null,
    user_uuid: 'u',
    username: 'ada',
    avatar: null,
    totalFollowed: 0,
    isVerified: false,
  }
  expect(ofContent({ creator }).name).toBe('Créateur inconnu')
})
