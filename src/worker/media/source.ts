import type { FfmpegTools } from './ffmpeg.ts'
import type { VideoFacts } from './probe.ts'
import type { Timeline } from './timeline.ts'

/** An uploaded file whose headers were read. */
export type ProbedSource = { tools: FfmpegTools; path: string; facts: VideoFacts }
/** One whose packets were read too. */
export type HlsSource = ProbedSource & { timeline: Timeline }
