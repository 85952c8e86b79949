import type { ChosenFile } from '../fileTransfer/types.ts'
import type { StoredDraft, UploadOutcome, UploadPhase, UploadReport } from '../upload/types.ts'

/** An upload of the queue. Its actor is the queue's child of this id, which is new with each page. */
export type QueuedUpload = {
  actorId: string
  phase: UploadPhase
  /** null until its record exists on the server */
  contentId: string | null
}

/** A video of this page whose file has arrived. */
export type PublishedUpload = { contentId: string; title: string }

export type UploadQueueContext = {
  /** null while nobody is signed in */
  userId: string | null
  /** signed in while the work of the last user is still being stored */
  nextUserId: string | null
  /** uploads that this page has had */
  count: number
  /** the record that «Reprendre l’envoi» asked to go on with, while the drafts are read; null otherwise */
  continued: StoredDraft | null
  /** videos that were dropped while the drafts are read; null is an empty form */
  dropped: readonly (ChosenFile | null)[]
  /** in the order in which they are sent */
  uploads: readonly QueuedUpload[]
  /** the upload whose form the screen shows; null before the drafts are read */
  selectedId: string | null
  /** since the page was opened, latest first */
  published: readonly PublishedUpload[]
  /** how the uploads of the user who left ended so far */
  outcomes: readonly UploadOutcome['type'][]
}

export type UploadQueueEvent =
  /** from the session: drafts belong to their user */
  | { type: 'session.started'; userId: string }
  | { type: 'session.ended' }
  /** another tab signed out: the user did not discard anything here */
  | { type: 'session.endedElsewhere' }
  /** the page may be left */
  | { type: 'draft.keep' }
  | { type: 'network.lost' }
  | { type: 'network.recovered' }
  /** one form per video; null asks for an empty form */
  | { type: 'upload.add'; videos: readonly (ChosenFile | null)[] }
  /** goes on with a record whose file is missing: with what this page has of it, or with `stored`, whose file is asked for */
  | { type: 'upload.continue'; stored: StoredDraft }
  | { type: 'upload.select'; actorId: string }
  /** `offset`: -1 earlier, 1 later */
  | { type: 'upload.move'; actorId: string; offset: -1 | 1 }
  | { type: 'published.dismiss'; contentId: string }
  | UploadReport

export type UploadQueueFact =
  /** the session ended while forms were open; they were stored (`work.kept`) or could not be stored (`work.lost`) */
  | { type: 'work.kept' }
  | { type: 'work.lost' }
  /** what an earlier page has stored cannot be read: the queue begins empty */
  | { type: 'drafts.unreadable'; error: unknown }
  /** the person moved an upload: all of them, in their new order */
  | { type: 'uploads.reordered'; userId: string; actorIds: readonly string[] }
  /** `isLast`: the queue has nothing else on its way */
  | { type: 'upload.published'; contentId: string; title: string; channelId?: string; isSelected: boolean; isLast: boolean }

/** What a new actor begins with: a draft of an earlier page, a video that was dropped on this one, or nothing. */
export type NewUpload = { stored: StoredDraft | null; video: ChosenFile | null }

export type LoadDraftsOutput = readonly StoredDraft[]
export type UploadQueueTag = 'loading'
