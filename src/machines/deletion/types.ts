import type { Failure } from '../failure.ts'

/** A comment, a playlist, a video. */
export type DeletionSubject = {
  id: string
  /** as the question calls it; empty where it needs none */
  name: string
}

export type DeletionInput = {
  /** what a failure is called in the catalogue */
  message: string
}

/** The subject stays known while the dialog closes, so that its words do not change. */
export type DeletionContext = DeletionInput & { subject: DeletionSubject }

/** `isProtected`: there are things that nobody may delete, such as the default playlist. */
export type DeletionEvent =
  | { type: 'deletion.ask'; subject: DeletionSubject; isProtected: boolean }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }

export type DeletionFact =
  | { type: 'subject.deleted'; subject: DeletionSubject }
  | { type: 'deletion.refused' }
  | { type: 'deletion.failed'; failure: Failure }

export type DeletionTag = 'asking' | 'busy'
