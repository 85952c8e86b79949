import type { FieldErrors } from '../../../shared/errorCodes.ts'
import { aboutFile } from '../../../shared/format/aboutFile.ts'
import { limits } from '../../../shared/limits.ts'
import { plainText } from '../../../shared/text.ts'
import { blankDetails, detailsValuesOf } from '../../../shared/validation/detailsForm.ts'
import { parseHashtags, validateUpload, type UploadForm } from '../../../shared/validation/content.ts'
import { youTubeAddress, youTubeVideoId } from '../../../shared/youTube.ts'
import type { Failure } from '../../common/failure.ts'
import { unreadableFile } from '../../common/unreadable.ts'
import { shareOf } from '../fileTransfer/progress.ts'
import { required } from '../fileTransfer/steps.ts'
import type { ChosenFile, ContentInput, TransferProgress, TransferStep } from '../fileTransfer/types.ts'
import type { Draft, UploadContext, UploadFileKind, UploadInput, UploadOutcome, StoredDraft } from './types.ts'
import { randomUuid } from '../../../shared/uuid.ts'

const emptyForm: UploadForm = { title: '', description: '', isPublic: true, hashtags: '', videoUrl: '', details: blankDetails }

type Fresh = Omit<UploadContext, 'id' | 'userId' | 'parentRef'>

/** Returns an empty form with a new idempotency key. */
export function blankUpload(): Fresh {
  return {
    form: emptyForm,
    video: null,
    thumbnail: null,
    isVideoMissing: false,
    candidate: null,
    isTouched: false,
    unchecked: [],
    errors: {},
    ...unpublished(),
  }
}

/** Returns the state in which nothing exists on the server: the next publication creates a new record. */
export function unpublished(): Pick<
  UploadContext,
  'idempotencyKey' | 'contentId' | 'sentIds' | 'recorded' | 'isReplacement' | 'fingerprint' | 'isBegun' | 'failure' | 'progress' | 'rate'
> {
  return {
    idempotencyKey: randomUuid(),
    contentId: null,
    sentIds: [],
    recorded: null,
    isReplacement: false,
    fingerprint: null,
    isBegun: false,
    failure: null,
    progress: 0,
    rate: null,
  }
}

/** Returns the upload as it was stored, or an empty one. */
export function startedUpload({ userId, parentRef, stored, video }: UploadInput): UploadContext {
  const blank = { ...blankUpload(), id: randomUuid(), userId, parentRef }
  if (stored) return { ...blank, ...restored(stored), isTouched: true }
  return video ? { ...blank, video, unchecked: ['video'], isTouched: true, ...titledAfter(video, blank) } : blank
}

/** True when an address stands in the place of a file. */
export const isOnYouTube = ({ videoUrl }: UploadForm): boolean => videoUrl.trim() !== ''

export const isRecordedOnYouTube = ({ recorded }: Pick<UploadContext, 'recorded'>): boolean => recorded !== null && isOnYouTube(recorded)

/** True when the server has the video: the texts of its record are locked until the upload is cancelled. */
export const isVideoRecorded = (context: Pick<UploadContext, 'sentIds' | 'recorded'>): boolean =>
  context.sentIds.length > 0 || isRecordedOnYouTube(context)

/** A draft whose video the browser has lost says so; an interrupted sending waits for the same file, unless the server has it already. */
function restored({ draft, isVideoMissing }: StoredDraft): Partial<UploadContext> {
  if (isOnYouTube(draft.form)) return draft
  if (draft.isBegun && draft.video === null) return { ...draft, isVideoMissing: true }
  if (!isVideoMissing || (draft.video && draft.sentIds.includes(draft.video.id))) return draft
  if (draft.isBegun) return { ...draft, isVideoMissing: true }
  return { ...draft, video: null, errors: { [fieldOf.video]: unreadableFile } }
}

export function toDraft(context: UploadContext): Draft {
  const { id, form, video, thumbnail, idempotencyKey, contentId, recorded, sentIds, isReplacement, fingerprint, isBegun, progress } =
    context
  return { id, form, video, thumbnail, idempotencyKey, contentId, recorded, sentIds, isReplacement, fingerprint, isBegun, progress }
}

/** Returns the address of the video's page on YouTube, without all that people copy with it; null for none. */
function canonicalUrl(address: string): string | null {
  const videoId = youTubeVideoId(address)
  return videoId === null ? null : youTubeAddress(videoId)
}

export function toContentInput({ form, idempotencyKey, contentId }: UploadContext): ContentInput {
  return {
    title: form.title.trim(),
    description: form.description,
    visibility: form.isPublic ? 'public' : 'private',
    hashtags: parseHashtags(form.hashtags),
    videoUrl: canonicalUrl(form.videoUrl.trim()),
    details: detailsValuesOf(form.details, form.isPublic),
    idempotencyKey,
    contentId,
    ...(form.channelId !== undefined && { channelId: form.channelId }),
  }
}

export const fieldOf = { video: 'videoFile', thumbnail: 'thumbnailFile' } as const satisfies Record<UploadFileKind, string>

/** Where a missing video is said: at its file or at its address. */
export const videoFields = [fieldOf.video, 'video_url'] as const

export function placed(kind: UploadFileKind, file: ChosenFile | null): Partial<Pick<UploadContext, UploadFileKind>> {
  return kind === 'video' ? { video: file } : { thumbnail: file }
}

/** Returns the title that a video file's name suggests; empty when there is none. */
function suggestedTitle({ name }: ChosenFile): string {
  const words = name.replace(/\.[^.]*$/, '').replaceAll(/[\s_-]+/g, ' ')
  // Does not cut a character in half.
  return plainText(
    plainText(words)
      .slice(0, limits.titleMax)
      .replace(/[\uD800-\uDBFF]$/, ''),
  )
}

/** Returns the form without the title that a video's name has suggested: another video, or none, takes its place. */
export function untitled({ form, video }: Pick<UploadContext, 'form' | 'video'>): UploadForm {
  return video && form.title === suggestedTitle(video) ? { ...form, title: '' } : form
}

/** Proposes the video file's name as the title. A title that the user typed is kept. */
export function titledAfter(
  file: ChosenFile,
  { form, errors }: Pick<UploadContext, 'form' | 'errors'>,
): Partial<Pick<UploadContext, 'form' | 'errors'>> {
  if (form.title.trim() !== '') return {}
  const title = suggestedTitle(file)
  return title === '' ? {} : { form: { ...form, title }, errors: without(errors, ['title']) }
}

/** @param largestVideoBytes of a video file that the site takes; the sending of this one may have begun when it took larger ones */
export function uploadErrors({ form, video, thumbnail, fingerprint }: UploadContext, largestVideoBytes: number): FieldErrors {
  const largest = fingerprint === null ? largestVideoBytes : limits.videoBytes
  return validateUpload(form, video ?? undefined, thumbnail ?? undefined, largest)
}

export function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}

/** True when the form contains something that the user would miss. */
export function isWorthKeeping({ form, video, thumbnail }: UploadContext): boolean {
  return video !== null || thumbnail !== null || [form.title, form.description, form.hashtags, form.videoUrl].some((text) => text !== '')
}

/** Removes a file that was refused before it was sent. The error is shown at its field. */
export function refused(context: UploadContext, kind: UploadFileKind, message: string): Partial<UploadContext> {
  return {
    ...placed(kind, null),
    ...(kind === 'video' && { form: untitled(context) }),
    unchecked: context.unchecked.filter((other) => other !== kind),
    errors: { ...context.errors, [fieldOf[kind]]: message },
  }
}

/** Removes the file that the server refused. The failure names it, and is also shown at its field. */
export function withoutRefused(context: UploadContext, refusal: Failure | null, fileId: string | null): Partial<UploadContext> {
  const failure = required(refusal, 'failure')
  const kind = context.video?.id === fileId ? 'video' : 'thumbnail'
  const message = aboutFile(required(context[kind], kind).name, failure.message)
  return {
    ...placed(kind, null),
    failure: { ...failure, message },
    errors: { ...failure.fields, [fieldOf[kind]]: message },
    isBegun: false,
    progress: 0,
  }
}

/** Returns what a publication still has to send. What the server already has is never sent again. */
export function stepsOf(context: UploadContext): TransferStep[] {
  const { form, recorded, sentIds } = context
  const files = (['video', 'thumbnail'] as const).flatMap((kind): TransferStep[] => {
    const file = context[kind]
    return file === null || sentIds.includes(file.id) ? [] : [{ type: 'send', kind, file }]
  })
  if (isRecorded(form, recorded)) return files
  // Once there is a record, the server may have reserved the video's bytes: its own upload would count against it.
  const { video, contentId } = context
  // In the channel of somebody else, it counts in their quota, which only the server knows.
  const isOwn = form.channelId === undefined
  const checks: TransferStep[] = video && contentId === null && isOwn ? [{ type: 'checkQuota', kind: 'video', file: video }] : []
  return [...checks, { type: 'createContent', content: toContentInput(context) }, ...files]
}

/** True when the record has these texts: they were stored with the upload, so that they are not the same object. */
function isRecorded(form: UploadForm, recorded: UploadForm | null): boolean {
  return recorded !== null && JSON.stringify(form) === JSON.stringify(recorded)
}

/** Percent of the pipeline: the record 20, its hashtags 40, the video up to 80, the thumbnail up to 100. */
export const recordProgress = 20
export const contentProgress = 40
export const videoProgress = 80
export function fileProgress(progress: TransferProgress): number {
  const [from, to] = progress.kind === 'video' ? [contentProgress, videoProgress] : [videoProgress, 100]
  return Math.round(from + (to - from) * shareOf(progress))
}

/** Returns the file that is being checked. @throws Error when every file is checked */
export function uncheckedFile(context: UploadContext): { kind: UploadFileKind; file: ChosenFile } {
  const kind = required(context.unchecked[0], 'unchecked file')
  return { kind, file: required(context[kind], kind) }
}

/** The `params` of the report that ends a publication. */
export const publishedOutcome = ({ context }: { context: UploadContext }): { outcome: UploadOutcome } => ({
  outcome: {
    type: 'published',
    contentId: required(context.contentId, 'content'),
    title: context.form.title.trim(),
    ...(context.form.channelId !== undefined && { channelId: context.form.channelId }),
  },
})
