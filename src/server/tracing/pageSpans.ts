import rateLimit from '@fastify/rate-limit'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { type PageSpan, type PageSpans, pageSpansMax, pageSpansPath } from '../../shared/pageSpans.ts'
import type { Tracing } from './startTracing.ts'

const minute = 60_000
/** A page posts every five seconds; people behind one address share the rest. */
const postsPerMinute = 120
const bodyBytesMax = 8 * 1024
/** The difference between two clocks that are both right. */
const trustedSkewMs = 2000

const time = z.number().min(0).max(8.64e15)
const spanSchema = z
  .strictObject({
    traceId: z.string().regex(/^(?!0+$)[\da-f]{32}$/),
    spanId: z.string().regex(/^(?!0+$)[\da-f]{16}$/),
    operation: z.string().regex(/^\w{0,64}$/),
    startedAt: time,
    endedAt: time,
    status: z.int().min(0).max(599),
  })
  .refine(({ startedAt, endedAt }) => startedAt <= endedAt)
const postSchema = z
  .strictObject({ sentAt: time, spans: z.array(spanSchema).min(1).max(pageSpansMax) })
  .refine(({ sentAt, spans }) => spans.every(({ startedAt, endedAt }) => endedAt <= sentAt && sentAt - startedAt <= 10 * minute))

/** Takes the spans of pages, whose ids the requests of those pages have as their parents. */
export function pageSpans(tracing: Tracing): FastifyPluginAsync {
  let current = { traceId: '', spanId: '' }
  const ids = { generateTraceId: () => current.traceId, generateSpanId: () => current.spanId }
  const tracer = tracing.pageTracers(ids).getTracer('lucarne')

  function record({ operation, startedAt, endedAt, status, ...given }: PageSpan, skewMs: number): void {
    current = given
    const attributes = { 'graphql.operation.name': operation, 'http.response.status_code': status }
    const name = operation === '' ? 'GraphQL' : `GraphQL ${operation}`
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: startedAt + skewMs }, ROOT_CONTEXT)
    if (status === 0 || status >= 400) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(endedAt + skewMs)
  }

  return async (app) => {
    await app.register(rateLimit, { max: postsPerMinute, timeWindow: minute })
    // JSON alone: other sites' pages would have to ask first, and are refused.
    app.removeContentTypeParser('text/plain')
    app.post(pageSpansPath, { bodyLimit: bodyBytesMax }, async (request, reply) => {
      const post = postSchema.safeParse(request.body)
      if (!post.success) return reply.code(400).send()
      const { sentAt, spans }: PageSpans = post.data
      const skew = Date.now() - sentAt
      for (const span of spans) record(span, Math.abs(skew) < trustedSkewMs ? 0 : skew)
      return reply.code(204).send()
    })
  }
}
