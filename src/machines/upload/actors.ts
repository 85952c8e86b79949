import type { Visibility } from '../../shared/validation/content.ts'
import { effectPlaceholder, promisePlaceholder, type Effect } from '../placeholder.ts'
import type { ChosenFile, Draft, FileKind } from './types.ts'

/** The record of a video, before its file. */
export type ContentInput = { title: string; description: string; visibility: Visibility; hashtags: string[]; idempotencyKey: string }

/** `onProgress` takes the share of the file's bytes that were sent, 0 to 1. */
export type SendFileInput = { contentId: string; file: ChosenFile; onProgress: (share: number) => void }

/** What `app/deps.ts` must provide. Failures are AppErrors; each stops what it does when its signal aborts. */
export const uploadActors = {
  /** The user's draft, its files put back into the registry under the same ids; null when there is none. */
  loadDraft: promisePlaceholder<Draft | null, { userId: string }>('loadDraft'),
  saveDraft: promisePlaceholder<void, { userId: string; draft: Draft }>('saveDraft'),
  /** With the record that a refused or stopped publication has left; that it is gone already is no failure. */
  discardDraft: promisePlaceholder<void, { userId: string; contentId: string | null }>('discardDraft'),
  /** Reads the first bytes: is it what it claims to be? Fails with UNSUPPORTED_VIDEO, UNSUPPORTED_IMAGE or EMPTY_FILE. */
  checkFile: promisePlaceholder<void, { kind: FileKind; file: ChosenFile }>('checkFile'),
  /** The same key always gives the same record; while it awaits its file, it takes the texts given last. */
  createContent: promisePlaceholder<{ contentId: string }, ContentInput>('createContent'),
  uploadVideo: promisePlaceholder<void, SendFileInput>('uploadVideo'),
  uploadThumbnail: promisePlaceholder<void, SendFileInput>('uploadThumbnail'),
  deleteContent: promisePlaceholder<void, { contentId: string }>('deleteContent'),
}

export const uploadEffects: {
  /** The registry may let go of these files. */
  releaseFiles: Effect<{ ids: readonly string[] }>
  /** As `saveDraft`, while the flow goes on; that it fails is logged. */
  keepDraft: Effect<{ userId: string; draft: Draft }>
  /** The flow went on without it. */
  logUploadFailure: Effect<{ during: 'loadDraft' | 'discardDraft' | 'findContent' | 'keepWork'; error: unknown }>
} = {
  keepDraft: effectPlaceholder('keepDraft'),
  releaseFiles: effectPlaceholder('releaseFiles'),
  logUploadFailure: effectPlaceholder('logUploadFailure'),
}
