import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'

/** The part of the uploaded file that a video shows, in seconds from the file's start; `sourceDuration` is the length of the whole file. */
export type VideoPart = { start: number; end: number; sourceDuration: number }

/** A part as it is typed: times such as `1:02.5`. */
export type TypedPart = { start: string; end: string }

export type VideoTrimInput = { contentId: string; part: VideoPart }

export type VideoTrimContext = {
  contentId: string
  /** as the server has it */
  saved: VideoPart
  form: TypedPart
  /** by field: start, end */
  errors: FieldErrors
  failure: Failure | null
}

export type VideoTrimEvent =
  | { type: 'part.change'; patch: Partial<TypedPart> }
  | { type: 'part.save' }
  /** shows the whole file again */
  | { type: 'whole.restore' }
  /** the server has another part now */
  | { type: 'part.refresh'; part: VideoPart }
  | { type: 'failure.dismiss' }

export type VideoTrimFact = { type: 'part.saved' }

export type VideoTrimTag = 'busy'
