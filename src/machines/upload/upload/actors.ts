import { effectPlaceholder, promisePlaceholder, type Effect } from '../../common/placeholder.ts'
import { fileTransferMachine } from '../fileTransfer/fileTransferMachine.ts'
import type { ChosenFile, ContentInput } from '../fileTransfer/types.ts'
import type { Draft } from './types.ts'

/** Provided by the app. Failures are CodedErrors; each actor stops its work when its signal aborts. */
export const uploadActors = {
  /** Stores the form with its files. */
  saveDraft: promisePlaceholder<void, { userId: string; draft: Draft }>('saveDraft'),
  /**
   * Deletes the draft, and the record that a refused or stopped publication has left. A record that is already deleted is not a failure.
   */
  discardDraft: promisePlaceholder<void, { userId: string; id: string; contentId: string | null }>('discardDraft'),
  /** Compares a file that was chosen again with the one whose sending was interrupted. Fails with INVALID_INPUT when it is another one. */
  matchFile: promisePlaceholder<void, { file: ChosenFile; fingerprint: string | null }>('matchFile'),
  fileTransfer: fileTransferMachine,
  /** The same key always returns the same record: finds the one whose id is unknown. */
  createContent: promisePlaceholder<{ contentId: string }, ContentInput>('createContent'),
  deleteContent: promisePlaceholder<void, { contentId: string }>('deleteContent'),
}

export const uploadEffects: {
  releaseFiles: Effect<{ ids: readonly string[] }>
  /** Like `saveDraft`, but the flow does not wait for it; a failure is logged. */
  keepDraft: Effect<{ userId: string; draft: Draft }>
  /** Like `keepDraft`, at most once for each whole percent of an upload. */
  keepProgress: Effect<{ userId: string; draft: Draft }>
  /** The flow continued despite the failure. */
  logUploadFailure: Effect<{ during: 'discardDraft' | 'findContent' | 'keepWork'; error: unknown }>
} = {
  keepDraft: effectPlaceholder('keepDraft'),
  keepProgress: effectPlaceholder('keepProgress'),
  releaseFiles: effectPlaceholder('releaseFiles'),
  logUploadFailure: effectPlaceholder('logUploadFailure'),
}
