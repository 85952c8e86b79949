import { context, propagation, trace, type TracerProvider as Tracers } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  type IdGenerator,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '../../shared/log.ts'
import { withTimeout } from '../../shared/withTimeout.ts'
import type { TracingSettings } from './settings.ts'

export type Tracing = {
  /** Returns a provider of spans that others have begun. They are exported as those of another service: nobody can vouch for them. */
  pageTracers(ids: IdGenerator): Tracers
  /** Exports what is left, within a limit. @throws AppError TIMEOUT */
  stop(): Promise<void>
}

/** Characters of an attribute: the longest statements are longer. */
const attributeLengthMax = 4096
const flushLimitMs = 3000

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  if (sampler.endsWith('always_on')) return new AlwaysOnSampler()
  if (sampler.endsWith('always_off')) return new AlwaysOffSampler()
  return new TraceIdRatioBasedSampler(ratio)
}

/** Says once when the collector stops taking spans, and once when it takes them again. */
function announced(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS
        if (hasFailed && !isFailing) log.warn({ err: result.error }, 'traces cannot be exported, and are dropped')
        if (!hasFailed && isFailing) log.info('traces are exported again')
        isFailing = hasFailed
        done(result)
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}

/** Makes the spans of src/shared/tracing.ts real and sends them to the collector, with the settings of the SDK's other variables. */
export function startTracing(settings: TracingSettings, version: string, log: Log): Tracing {
  const site = resourceFromAttributes({ 'service.name': settings.serviceName, 'service.version': version })
  const resource: Resource = defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(site)
  const exporter = announced(new OTLPTraceExporter({ url: `${settings.endpoint}/v1/traces` }), log)
  const spanProcessors = [new BatchSpanProcessor({ exporter, scheduledDelayMillis: settings.delayMs })]
  const root = samplerOf(settings)
  // The flag of a caller counts for nothing: a browser could have everything recorded. All processes decide the same from the id.
  const sampler = new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root })
  const spanLimits = { attributeValueLengthLimit: attributeLengthMax }
  const provider = new TracerProvider({ resource, spanProcessors, sampler, spanLimits })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return {
    pageTracers: (idGenerator) =>
      new TracerProvider({
        resource: resource.merge(resourceFromAttributes({ 'service.name': `${settings.serviceName}-page` })),
        spanProcessors,
        sampler,
        spanLimits,
        idGenerator,
      }),
    stop: () => withTimeout(provider.shutdown(), flushLimitMs),
  }
}
