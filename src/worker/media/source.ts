import type { ProbedSource } from './probe.ts'
import type { Timeline } from './timeline.ts'

/** An uploaded file whose headers and packets were read; the timeline is that of the shown part. */
export type HlsSource = ProbedSource & { timeline: Timeline }
