import type { Visibility } from '../../../shared/validation/content.ts'
import { effectPlaceholder, promisePlaceholder, type Effect } from '../../common/placeholder.ts'
import type { ChosenFile, Draft, FileKind } from './types.ts'

/** The content record of a video, created before its file is sent. */
export type ContentInput = { title: string; description: string; visibility: Visibility; hashtags: string[]; idempotencyKey: string }

/** `onProgress` receives the share of the file's bytes sent, 0 to 1. */
export type SendFileInput = { contentId: string; file: ChosenFile; onProgress: (share: number) => void }

/** Provided by the app. Failures are AppErrors; each actor stops its work when its signal aborts. */
export const uploadActors = {
  /** Returns the user's draft and registers its files under the same ids; null when there is none. */
  loadDraft: promisePlaceholder<Draft | null, { userId: string }>('loadDraft'),
  saveDraft: promisePlaceholder<void, { userId: string; draft: Draft }>('saveDraft'),
  /**
   * Deletes the draft, and the record that a refused or stopped publication has left. A record that is already deleted is not a failure.
   */
  discardDraft: promisePlaceholder<void, { userId: string; contentId: string | null }>('discardDraft'),
  /** Checks the first bytes for the expected file type. Fails with UNSUPPORTED_VIDEO, UNSUPPORTED_IMAGE or EMPTY_FILE. */
  checkFile: promisePlaceholder<void, { kind: FileKind; file: ChosenFile }>('checkFile'),
  /** The same key always returns the same record. Until the record has its file, a repeated call updates its texts. */
  createContent: promisePlaceholder<{ contentId: string }, ContentInput>('createContent'),
  uploadVideo: promisePlaceholder<void, SendFileInput>('uploadVideo'),
  uploadThumbnail: promisePlaceholder<void, SendFileInput>('uploadThumbnail'),
  deleteContent: promisePlaceholder<void, { contentId: string }>('deleteContent'),
}

export const uploadEffects: {
  releaseFiles: Effect<{ ids: readonly string[] }>
  /** Like `saveDraft`, but the flow does not wait for it; a failure is logged. */
  keepDraft: Effect<{ userId: string; draft: Draft }>
  /** The flow continued despite the failure. */
  logUploadFailure: Effect<{ during: 'loadDraft' | 'discardDraft' | 'findContent' | 'keepWork'; error: unknown }>
} = {
  keepDraft: effectPlaceholder('keepDraft'),
  releaseFiles: effectPlaceholder('releaseFiles'),
  logUploadFailure: effectPlaceholder('logUploadFailure'),
}
