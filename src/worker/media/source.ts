import type { FfmpegTools } from './ffmpeg.ts'
import type { VideoFacts } from './probe.ts'
import type { Timeline } from './timeline.ts'

/** An uploaded file, what is known of it, and what reads it. */
export type HlsSource = { tools: FfmpegTools; path: string; facts: VideoFacts; timeline: Timeline }
