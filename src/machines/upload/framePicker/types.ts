import type { Failure } from '../../common/failure.ts'

/** What a video is, by its own headers. Codecs are WebCodecs' short names (avc, hevc, vp9, aac…), null when there is none or it is unknown. */
export type VideoFacts = {
  /** seconds */
  duration: number
  /** in pixels, as it is shown: rotated, with square pixels */
  width: number
  height: number
  videoCodec: string | null
  audioCodec: string | null
  /** this browser can draw its pictures */
  isDecodable: boolean
}

/** A picture of the video. Its bytes are in the app's store of frames under `id`. */
export type Frame = { id: string; second: number }

/** `source`: id of a chosen file, or address of a video that plays already */
export type FramePickerInput = { source: string }

export type FramePickerContext = FramePickerInput & {
  /** null while they are read, and for a container that this browser cannot read */
  facts: VideoFacts | null
  /** offered at once */
  frames: readonly Frame[]
  /** the picture at the second of the slider; null before it was moved */
  custom: Frame | null
  /** of the slider */
  second: number
  failure: Failure | null
}

export type FramePickerEvent =
  | { type: 'frame.choose'; frame: Frame }
  | { type: 'second.change'; second: number }
  | { type: 'failure.dismiss' }

export type FramePickerFact = { type: 'frame.chosen'; frame: Frame }

export type FramePickerTag = 'offering' | 'drawing'
