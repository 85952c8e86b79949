import type { Failure } from '../failure.ts'

/** What is deleted: a comment, a playlist, a video. */
export type DeletionSubject = {
  id: string
  /** as the dialog names it; empty where it needs no name */
  name: string
}

export type DeletionInput = {
  /** the failure's message in the catalogue */
  message: string
}

/** The subject is kept while the dialog closes, so that its text does not change. */
export type DeletionContext = DeletionInput & { subject: DeletionSubject }

/** `isProtected`: cannot be deleted, such as the default playlist. */
export type DeletionEvent =
  | { type: 'deletion.ask'; subject: DeletionSubject; isProtected: boolean }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }

export type DeletionFact =
  | { type: 'subject.deleted'; subject: DeletionSubject }
  | { type: 'deletion.refused' }
  | { type: 'deletion.failed'; failure: Failure }

export type DeletionTag = 'asking' | 'busy'
