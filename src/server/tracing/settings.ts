export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Where traces go, and how many. */
export type TracingSettings = {
  /** base of the collector's OTLP/HTTP, such as `http://127.0.0.1:4318` */
  endpoint: string
  serviceName: string
  sampler: (typeof samplers)[number]
  /** share of the traces that are kept, for the samplers of a ratio */
  ratio: number
  /** milliseconds between two exports */
  delayMs: number
}
