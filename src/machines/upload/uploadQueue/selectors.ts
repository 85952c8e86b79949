import type { SnapshotFrom } from 'xstate'
import { isOnItsWay } from './rules.ts'
import type { PublishedUpload, QueuedUpload } from './types.ts'
import type { uploadQueueMachine } from './uploadQueueMachine.ts'

type Snapshot = SnapshotFrom<typeof uploadQueueMachine>

export const selectUploads = (snapshot: Snapshot): readonly QueuedUpload[] => snapshot.context.uploads
export const selectSelectedId = (snapshot: Snapshot): string | null => snapshot.context.selectedId
export const selectPublished = (snapshot: Snapshot): readonly PublishedUpload[] => snapshot.context.published
/** True while drafts are read, or the work of the last user is being stored. */
export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading') || snapshot.context.uploads.length === 0
/** True while some video is on its way to the server. */
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.context.uploads.some(isOnItsWay)
