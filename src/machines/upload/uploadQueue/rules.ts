import type { StoredDraft, UploadOutcome } from '../upload/types.ts'
import type { NewUpload, QueuedUpload, UploadQueueContext } from './types.ts'

export const nobody: UploadQueueContext = {
  userId: null,
  nextUserId: null,
  count: 0,
  continued: null,
  dropped: [],
  uploads: [],
  selectedId: null,
  published: [],
  outcomes: [],
}

export const emptyForm: NewUpload = { stored: null, video: null }

const isSending = ({ phase }: QueuedUpload): boolean => phase === 'sending' || phase === 'cancelling'

/** Returns the upload whose turn it is; undefined while another one is being sent, or none waits. */
export function nextTurn(uploads: readonly QueuedUpload[]): QueuedUpload | undefined {
  return uploads.some(isSending) ? undefined : uploads.find(({ phase }) => phase === 'queued')
}

/** Moves an upload one place; at the end of the list it stays. */
export function moved(uploads: readonly QueuedUpload[], actorId: string, offset: -1 | 1): readonly QueuedUpload[] {
  const from = uploads.findIndex((upload) => upload.actorId === actorId)
  const upload = uploads[from]
  const to = from + offset
  if (!upload || to < 0 || to >= uploads.length) return uploads
  return uploads.toSpliced(from, 1).toSpliced(to, 0, upload)
}

/** Returns the list without an upload; the one beside it is selected in its place. */
export function withoutUpload(
  { uploads, selectedId }: UploadQueueContext,
  actorId: string,
): Pick<UploadQueueContext, 'uploads' | 'selectedId'> {
  const index = uploads.findIndex((upload) => upload.actorId === actorId)
  const left = uploads.toSpliced(index, 1)
  return { uploads: left, selectedId: selectedId === actorId ? (left[Math.min(index, left.length - 1)]?.actorId ?? null) : selectedId }
}

/** True when the upload is that of a stored draft’s record. */
export const isOf = (upload: QueuedUpload, stored: StoredDraft | null): boolean =>
  stored !== null && stored.draft.contentId !== null && upload.contentId === stored.draft.contentId

/** True while bytes of some upload are on their way, or wait for their turn. */
export const isOnItsWay = (upload: QueuedUpload): boolean => upload.phase === 'queued' || isSending(upload)

/** What is told of the work of a user who was signed out elsewhere; null when there was nothing to keep. */
export function worstOf(outcomes: readonly UploadOutcome['type'][]): 'work.kept' | 'work.lost' | null {
  if (outcomes.includes('lost')) return 'work.lost'
  return outcomes.includes('kept') ? 'work.kept' : null
}
