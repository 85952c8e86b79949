import type { Failure } from '../../common/failure.ts'

/** An event for an actor of the page. `basedOn`: number of the recorded event whose masked values it still has; null for none */
export type EventToSend = { actorId: string; event: { readonly type: string }; basedOn: number | null }

/** The file's bytes are stored behind its id. */
export type TraceFile = { id: string; name: string }

export type InspectorContext = {
  /** path of the inspected page, null before the first one */
  address: string | null
  /** the last file that was opened */
  file: TraceFile | null
  /** number of the event after which the actors are shown, while this is not the last one */
  moment: number | null
  /** why the last file cannot be shown */
  failure: Failure | null
}

export type InspectorEvent =
  /** a page answers, or another one after it */
  | { type: 'page.found'; address: string }
  /** a page answers that was loaded with another version of the site, and only with that one */
  | { type: 'page.outdated' }
  | { type: 'page.left' }
  /** the page has no such actor any more */
  | { type: 'event.refused' }
  | ({ type: 'event.send' } & EventToSend)
  | { type: 'event.choose'; number: number }
  | { type: 'present.show' }
  | { type: 'file.open'; file: TraceFile }
  | { type: 'file.close' }
  | { type: 'notice.close' }
  /** sent by the machine to itself: another trace is shown */
  | { type: 'trace.changed' }

export type InspectorTag = 'waiting' | 'live' | 'stopped' | 'outdated' | 'left' | 'unavailable' | 'reading' | 'file' | 'refused' | 'past'
