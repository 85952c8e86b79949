import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { listen } from '../gateway/support/listen.ts'

const value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ intValue: z.int() }),
  z.strictObject({ doubleValue: z.number() }),
  z.strictObject({ boolValue: z.boolean() }),
])
const attributes = z
  .array(z.strictObject({ key: z.string().min(1), value }))
  .transform((all) => Object.fromEntries(all.map(({ key, value: given }) => [key, Object.values(given)[0]])))
const nanoseconds = z
  .string()
  .regex(/^\d{19}$/)
  .transform(BigInt)
const traceId = z.string().regex(/^[\da-f]{32}$/)
const spanId = z.string().regex(/^[\da-f]{16}$/)
const none = z.literal(0)
const spanSchema = z.strictObject({
  traceId,
  spanId,
  parentSpanId: spanId.optional(),
  name: z.string().min(1),
  kind: z.int().min(1).max(5),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  droppedAttributesCount: none,
  events: z.array(z.never()),
  droppedEventsCount: none,
  status: z.strictObject({ code: z.int().min(0).max(2) }),
  links: z.array(z.strictObject({ traceId, spanId, attributes, droppedAttributesCount: none, flags: z.int() })),
  droppedLinksCount: none,
  flags: z.int(),
})
const scopeSchema = z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(spanSchema).min(1) })
const exportSchema = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes, droppedAttributesCount: none }),
      scopeSpans: z.array(scopeSchema),
    }),
  ),
})

export type ReceivedSpan = z.output<typeof spanSchema> & { service: unknown }

export type OtlpReceiver = {
  endpoint: string
  spans: () => readonly ReceivedSpan[]
  /** all bodies, as they came */
  payload: () => string
  /** what came and was no OTLP */
  faults: () => readonly unknown[]
  /** From now on it answers with this status; null: as a collector does. */
  refuseWith: (status: number | null) => void
  close: () => Promise<void>
}

/** A collector of traces: OTLP/HTTP in JSON, parsed strictly. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const [spans, bodies, faults]: [ReceivedSpan[], string[], unknown[]] = [[], [], []]
  let refusal: number | null = null
  const { url: endpoint, close } = await listen((request, response) => {
    const take = async (): Promise<void> => {
      const body = await text(request)
      if (refusal !== null) return void response.writeHead(refusal).end()
      bodies.push(body)
      const { method, url, headers } = request
      if (`${method} ${url} ${headers['content-type']}` !== 'POST /v1/traces application/json') throw new Error(`${method} ${url}`)
      for (const { resource, scopeSpans } of exportSchema.parse(JSON.parse(body)).resourceSpans)
        for (const scope of scopeSpans)
          spans.push(...scope.spans.map((span) => ({ ...span, service: resource.attributes['service.name'] })))
      response.setHeader('content-type', 'application/json').end('{}')
    }
    take().catch((error: unknown) => {
      faults.push(error)
      response.writeHead(400).end()
    })
  })
  return {
    endpoint,
    close,
    spans: () => spans,
    payload: () => bodies.join('\n'),
    faults: () => faults,
    refuseWith: (status) => {
      refusal = status
    },
  }
}
