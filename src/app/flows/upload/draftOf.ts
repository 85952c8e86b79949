import { contentProgress } from '../../../machines/upload/upload/rules.ts'
import type { StoredDraft } from '../../../machines/upload/upload/types.ts'
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
    details: detailsFormOf(details),
  }
  const draft = {
    id: randomUuid(),
    form,
    video: null,
    thumbnail: null,
    idempotencyKey: randomUuid(),
    contentId: id,
    recorded: form,
    sentIds: [],
    fingerprint: null,
    isBegun: true,
    progress: contentProgress,
  }
  return { draft, isVideoMissing: true }
}
