import type { IncomingMessage } from 'node:http'
import { type Context, context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Files, and what machines ask all the time: they would be most of the spans. */
const untraced = /^\/(?:assets|inspecteur|media|metrics|spans|api\/(?:health|ready))(?:[/?]|$)/

const tracer = trace.getTracer('lucarne')

type Begun = { span: Span; context: Context }

function begin({ method = 'GET', url = '', headers: { traceparent } }: IncomingMessage): Begun | undefined {
  if (untraced.test(url)) return undefined
  // Not `tracestate` nor `baggage`: what a caller writes there would be exported.
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent })
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, parent)
  return { span, context: trace.setSpan(parent, span) }
}

function endWith({ span }: Begun, { routeOptions: { url: route }, method }: FastifyRequest, { raw }: FastifyReply): void {
  // The pattern, not the address: that may have ids and what people search for.
  if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute('http.route', route)
  raw.once('close', () => {
    if (raw.headersSent) span.setAttribute('http.response.status_code', raw.statusCode)
    if (raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(raw.statusCode))
    else if (!raw.writableFinished) span.setAttribute('error.type', 'client_left')
    span.end()
  })
}

/** Makes a span of every request to the routes that are registered afterwards; the lines of its log have the trace's id. */
export function traceRequests(http: FastifyInstance): void {
  const requests = new WeakMap<IncomingMessage, Begun>()
  // Before any hook: Fastify logs the request's arrival before them.
  http.setChildLoggerFactory((logger, bindings, options, raw) => {
    const begun = requests.get(raw) ?? begin(raw)
    if (!begun) return logger.child(bindings, options)
    requests.set(raw, begun)
    return logger.child({ ...bindings, trace_id: begun.span.spanContext().traceId }, options)
  })
  http.addHook('onRequest', (request, reply, done) => {
    const begun = requests.get(request.raw)
    if (!begun) return done()
    endWith(begun, request, reply)
    context.with(begun.context, done)
  })
}
