import type { FfmpegTools } from './ffmpeg.ts'
import type { VideoFacts } from './probe.ts'
import type { Timeline } from './timeline.ts'

export type HlsSource = { tools: FfmpegTools; path: string; facts: VideoFacts; timeline: Timeline }
