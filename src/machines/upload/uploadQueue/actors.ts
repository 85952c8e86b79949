import { promisePlaceholder } from '../../common/placeholder.ts'
import { uploadMachine } from '../upload/uploadMachine.ts'
import type { StoredDraft } from '../upload/types.ts'
import type { LoadDraftsOutput } from './types.ts'

/** Provided by the app. */
export const uploadQueueActors = {
  /** Returns the user's drafts in the order in which they are sent, and registers their files under the same ids. */
  loadDrafts: promisePlaceholder<LoadDraftsOutput, { userId: string }>('loadDrafts'),
  /** Returns what a tab that is closed has left of this record’s upload, as `loadDrafts`; null when nothing, or another tab has it. */
  findDraft: promisePlaceholder<StoredDraft | null, { userId: string; contentId: string }>('findDraft'),
  /** one per video */
  upload: uploadMachine,
}
