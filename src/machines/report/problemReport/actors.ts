import { type Effect, effectPlaceholder, promisePlaceholder } from '../../common/placeholder.ts'
import type { RecordedTrace } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const problemReportActors = {
  /** Keeps the consent for this tab and reloads the page, which then records from its first event on. It fails or ends with the page. */
  restartPage: promisePlaceholder<void, undefined>('restartPage'),
  /** Returns the last events that were recorded, as many as may be sent. */
  readTrace: promisePlaceholder<RecordedTrace, undefined>('readTrace'),
  sendProblem: promisePlaceholder<void, { text: string; trace: RecordedTrace | null }>('sendProblem'),
}

const endRecording: Effect<undefined> = effectPlaceholder('endRecording')
const downloadTrace: Effect<{ trace: RecordedTrace | null }> = effectPlaceholder('downloadTrace')

export const problemReportEffects = {
  /** Forgets the consent and what is recorded; nothing is recorded from then on. */
  endRecording,
  downloadTrace,
}
