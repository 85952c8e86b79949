import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql'

/** The gateway's response to one operation: data, or the error of the catalogue that it forwards. */
export type EdgeAnswer = { data: Record<string, unknown> | null } | { code: string; message: string; fields?: Record<string, string> }

type Request = { operation: string; variables: Record<string, unknown>; token: string | null }
type Answerer = (request: Request) => EdgeAnswer | Promise<EdgeAnswer>

const nextTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Subscriptions without an answer stay open and silent, and are not counted as requests of the screen. */
const silence = (): Response => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })

/** What loads by itself beside a screen's own request, the lower rows of the home page and the quota of uploads: empty, and not counted, for tests that are not about them. */
const besideScreens: Record<string, EdgeAnswer> = {
  HomeNewest: { data: { __typename: 'Query', newest: { __typename: 'ContentPage', items: [], nextCursor: null } } },
  OwnQuota: { data: { __typename: 'Query', viewer: null } },
  HomeOwn: { data: { __typename: 'Query', viewer: null } },
}

/** The same, where an empty answer would change the viewer of the test: they are never answered. */
const slowBesideScreens: ReadonlySet<string> = new Set(['ManagedChannels', 'ChannelTeam'])

const operationName = /(?:query|mutation|subscription)\s+(\w+)/

/**
 * A stub of the network for tests of screens; everything else is the product's own code. An operation without an answer fails like an
 * unreachable gateway.
 */
export function createEdge(answers: Record<string, Answerer | EdgeAnswer>, probe: () => Promise<object> | object = () => ({ data: {} })) {
  const requests: Request[] = []

  const fetch = async (_input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { query, variables } = readBody(init)
    const operation = operationName.exec(query)?.[1] ?? ''
    if (query.includes('subscription ') && !answers[operation]) return silence()
    const unwanted = answers[operation] ? undefined : besideScreens[operation]
    if (unwanted && 'data' in unwanted) return Response.json({ data: unwanted.data })
    if (slowBesideScreens.has(operation) && !answers[operation]) return new Promise<Response>(() => undefined)
    // A probe of the network machine is not a request of a screen.
    if (operation === 'Probe') return Response.json(await probe())
    const token = new Headers(init?.headers).get('authorization')
    const request = { operation, variables, token: token?.replace('Bearer ', '') ?? null }
    requests.push(request)
    // A network answers in a later task, never within the one that sent the request.
    await nextTask()
    const answerer = answers[operation]
    if (!answerer) throw new TypeError(`nothing answers ${operation}`)
    const answer = typeof answerer === 'function' ? await answerer(request) : answerer
    return Response.json('data' in answer ? { data: asGuest(parse(query), answer.data) } : { errors: [toGraphqlError(answer)] })
  }

  return { fetch, requests, answers }
}

function toGraphqlError({ code, message, fields }: Extract<EdgeAnswer, { code: string }>) {
  return { message, extensions: { code, requestId: 'edge', ...(fields ? { fields } : {}) } }
}

/**
 * Returns the answer with null for each selected `viewer…` field that it does not name, as for a guest: so a new field of a screen needs no
 * change in that screen's tests.
 */
function asGuest(document: DocumentNode, data: unknown): unknown {
  const fragments = new Map(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet]] : [])),
  )
  function complete(value: unknown, selected: SelectionSetNode | undefined): unknown {
    if (Array.isArray(value)) return value.map((item) => complete(item, selected))
    if (typeof value !== 'object' || value === null || !selected) return value
    const whole: Record<string, unknown> = { ...value }
    for (const each of selected.selections) {
      if (each.kind === Kind.FIELD) {
        const name = each.alias?.value ?? each.name.value
        if (name in whole) whole[name] = complete(whole[name], each.selectionSet)
        else if (/^viewer[A-Z]/.test(name)) whole[name] = null
      } else {
        const within = each.kind === Kind.INLINE_FRAGMENT ? each.selectionSet : fragments.get(each.name.value)
        Object.assign(whole, complete(whole, within))
      }
    }
    return whole
  }
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)
  return complete(data, operation?.selectionSet)
}

function readBody(init: RequestInit | undefined): { query: string; variables: Record<string, unknown> } {
  if (typeof init?.body !== 'string') throw new TypeError('a GraphQL request has a body')
  const body: unknown = JSON.parse(init.body)
  const fields = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  return { query: String(fields.get('query')), variables: fields.get('variables') ?? {} }
}
