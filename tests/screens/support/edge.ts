import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql'

/** What the gateway answers to one operation: data, or the error of the catalogue that it forwards. */
export type EdgeAnswer = { data: Record<string, unknown> | null } | { code: string; message: string; fields?: Record<string, string> }

type Request = { operation: string; variables: Record<string, unknown>; token: string | null }
type Answerer = (request: Request) => EdgeAnswer | Promise<EdgeAnswer>

const nextTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Live updates that a test does not answer stay open and silent, and count as no request of the screen. */
const silence = (): Response => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })

const operationName = /(?:query|mutation|subscription)\s+(\w+)/

/**
 * The network's edge, for tests of screens: everything on this side of it is the product's own. An operation
 * without an answer fails the request, as a gateway that is down would.
 */
export function createEdge(answers: Record<string, Answerer | EdgeAnswer>, probe: () => Promise<object> | object = () => ({ data: {} })) {
  const requests: Request[] = []

  const fetch = async (_input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { query, variables } = readBody(init)
    const operation = operationName.exec(query)?.[1] ?? ''
    if (query.includes('subscription ') && !answers[operation]) return silence()
    // The watch over the network asks whether anybody answers: that is no request of a screen.
    if (operation === 'Probe') return Response.json(await probe())
    const token = new Headers(init?.headers).get('authorization')
    const request = { operation, variables, token: token?.replace('Bearer ', '') ?? null }
    requests.push(request)
    // A network answers in a later task, never within the one that asked.
    await nextTask()
    const answerer = answers[operation]
    if (!answerer) throw new TypeError(`nothing answers ${operation}`)
    const answer = typeof answerer === 'function' ? await answerer(request) : answerer
    return Response.json('data' in answer ? { data: asGuest(parse(query), answer.data) } : { errors: [toGraphqlError(answer)] })
  }

  return { fetch, requests, answers }
}

function toGraphqlError({ code, message, fields }: Extract<EdgeAnswer, { code: string }>) {
  return { message, extensions: { code, ...(fields ? { fields } : {}) } }
}

/**
 * Returns the answer with null for each `viewer…` field that was asked for and that it does not name, as a guest gets it: so a new one of a
 * screen needs no change in the tests of that screen.
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
