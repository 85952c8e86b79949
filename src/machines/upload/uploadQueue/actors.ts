import { promisePlaceholder } from '../../common/placeholder.ts'
import { uploadMachine } from '../upload/uploadMachine.ts'
import type { LoadDraftsOutput } from './types.ts'

/** Provided by the app. */
export const uploadQueueActors = {
  /** Returns the user's drafts in the order in which they are sent, and registers their files under the same ids. */
  loadDrafts: promisePlaceholder<LoadDraftsOutput, { userId: string }>('loadDrafts'),
  /** one per video */
  upload: uploadMachine,
}
