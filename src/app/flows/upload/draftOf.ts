import type { BegunTransfer } from '../../../machines/content/editVideo/types.ts'
import { contentProgress } from '../../../machines/upload/upload/rules.ts'
import type { Draft, StoredDraft } from '../../../machines/upload/upload/types.ts'
import type { UploadForm } from '../../../shared/validation/content.ts'
import { detailsFormOf } from '../../../shared/validation/detailsForm.ts'
import { randomUuid } from '../../../shared/uuid.ts'
import type { ContinuedVideo } from './nextUpload.ts'

/** Returns what this browser would have kept of the upload of a record that another one began: everything but the file. */
export function draftOf({ id, title, description, visibility, hashtags, details }: ContinuedVideo): StoredDraft {
  const form: UploadForm = {
    title,
    description,
    isPublic: visibility === 'public',
    hashtags: hashtags.join(' '),
    videoUrl: '',
    details: detailsFormOf(details),
  }
  return { draft: { ...begunDraft(id, form), id: randomUuid() }, isVideoMissing: true }
}

/** Each record has at most one file on its way from an edit dialog. */
export const transferDraftId = (contentId: string): string => `edited-${contentId}`

/** Returns what the browser keeps of a file that the edit dialog sends. */
export function draftOfTransfer({ contentId, form: edited, files, videoFile, fingerprint }: BegunTransfer): Draft {
  const { title, description, isPublic, keywords, details } = edited
  const form: UploadForm = { title, description, isPublic, hashtags: keywords.join(' '), videoUrl: '', details }
  return {
    ...begunDraft(contentId, form),
    ...files,
    id: transferDraftId(contentId),
    isReplacement: videoFile === 'replaceable',
    fingerprint,
  }
}

/** The record exists with these texts, and its file is missing. */
const begunDraft = (contentId: string, form: UploadForm): Omit<Draft, 'id'> => ({
  form,
  video: null,
  thumbnail: null,
  idempotencyKey: randomUuid(),
  contentId,
  recorded: form,
  isReplacement: false,
  sentIds: [],
  fingerprint: null,
  isBegun: true,
  progress: contentProgress,
})
