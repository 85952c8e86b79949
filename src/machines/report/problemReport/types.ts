import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'

/** What the page did, as it is sent. Texts in it are masked. */
export type RecordedTrace = {
  /** a trace, see `src/app/inspector/trace/types.ts` */
  json: string
  /** number of events in it */
  events: number
  /** false when only the states after each event fit, without what the actors knew */
  hasContexts: boolean
  /** name of the screen on which the recording ended */
  page: string
}

/** What the page found when it was loaded: a consent that was given before, and whether the recorder could start. */
export type RecordingStart = 'none' | 'recording' | 'failed'

export type ProblemForm = { text: string }

export type ProblemReportContext = {
  start: RecordingStart
  trace: RecordedTrace | null
  form: ProblemForm
  errors: FieldErrors
  failure: Failure | null
}

export type ProblemReportEvent =
  | { type: 'report.open' }
  | { type: 'dialog.close' }
  | { type: 'consent.give' }
  | { type: 'recording.finish' }
  | { type: 'recording.cancel' }
  | { type: 'form.change'; patch: Partial<ProblemForm> }
  | { type: 'trace.download' }
  | { type: 'report.send' }
  | { type: 'failure.dismiss' }

export type ProblemReportFact = { type: 'report.sent' } | { type: 'trace.failed'; failure: Failure }

export type ProblemReportTag = 'asking' | 'recording' | 'composing' | 'busy'
