import {
  type Attributes,
  context,
  type Link,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/** Without `startTracing` (src/server/tracing) this and everything below do nothing. */
const tracer = trace.getTracer('lucarne')

type SpanFacts = { kind?: SpanKind; attributes?: Attributes }

/** An error's code or class. Its message is never in a span: it may contain what people have written. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code: unknown = 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^\w{1,64}$/.test(code) ? code : error.name
}

async function ended<Result>(span: Span, work: (span: Span) => Promise<Result>): Promise<Result> {
  try {
    return await work(span)
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', typeOf(error))
    throw error
  } finally {
    span.end()
  }
}

/** True where `inSpan` makes a span. */
export const isTraced = (): boolean => trace.getActiveSpan() !== undefined

/**
 * Runs work in a span below the running one. Where nothing is traced, it only runs the work: what a timer does on its own begins no trace.
 * @param facts without personal data: no ids of people, addresses, titles or values of statements
 */
export async function inSpan<Result>(name: string, facts: SpanFacts, work: (span: Span | undefined) => Promise<Result>): Promise<Result> {
  if (!isTraced()) return work(undefined)
  return tracer.startActiveSpan(name, facts, (span) => ended(span, work))
}

/** Runs a job in the first span of a trace. @param data of the job: `traceHeaders()` of its cause, to which the span gets a link */
export async function inJobSpan<Result>(queue: string, data: unknown, work: () => Promise<Result>): Promise<Result> {
  const attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': queue, 'messaging.operation.type': 'process' }
  return tracer.startActiveSpan(`process ${queue}`, { kind: SpanKind.CONSUMER, root: true, attributes, links: linksTo(data) }, (span) =>
    ended(span, work),
  )
}

function linksTo(data: unknown): Link[] {
  const cause = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, data))
  return cause ? [{ context: cause }] : []
}

/** Returns the headers that continue the trace elsewhere; none where nothing is traced. */
export function traceHeaders(): { traceparent?: string } {
  const headers: { traceparent?: string } = {}
  propagation.inject(context.active(), headers)
  return headers
}
