import { pageMessages, type ErrorCode, type FieldErrors } from '../../../shared/errors.ts'
import { aboutFile } from '../../../shared/format/aboutFile.ts'
import { limits } from '../../../shared/limits.ts'
import { plainText } from '../../../shared/text.ts'
import { parseHashtags, validateUpload, type UploadForm } from '../../../shared/validation/content.ts'
import { toFailure, type Failure } from '../../common/failure.ts'
import type { ContentInput } from './actors.ts'
import type { ChosenFile, Draft, FileKind, UploadContext } from './types.ts'
import { randomUuid } from '../../../shared/uuid.ts'

const emptyForm: UploadForm = { title: '', description: '', isPublic: true, hashtags: '' }

/** Returns an empty form with a new idempotency key. */
export function blankUpload(): Omit<UploadContext, 'userId'> {
  return { form: emptyForm, video: null, thumbnail: null, isTouched: false, unchecked: [], errors: {}, ...unpublished() }
}

/** Returns the state in which nothing exists on the server: the next publication creates a new record. */
export function unpublished(): Pick<
  UploadContext,
  'idempotencyKey' | 'contentId' | 'sentIds' | 'recorded' | 'failure' | 'progress' | 'attempts'
> {
  return { idempotencyKey: randomUuid(), contentId: null, sentIds: [], recorded: null, failure: null, progress: 0, attempts: 0 }
}

export function toDraft({ form, video, thumbnail, idempotencyKey, contentId }: UploadContext): Draft {
  return { form, video, thumbnail, idempotencyKey, contentId }
}

export function toContentInput({ form, idempotencyKey }: UploadContext): ContentInput {
  return {
    title: form.title.trim(),
    description: form.description,
    visibility: form.isPublic ? 'public' : 'private',
    hashtags: parseHashtags(form.hashtags),
    idempotencyKey,
  }
}

export const fieldOf = { video: 'videoFile', thumbnail: 'thumbnailFile' } as const satisfies Record<FileKind, string>

export function placed(kind: FileKind, file: ChosenFile | null): Partial<Pick<UploadContext, FileKind>> {
  return kind === 'video' ? { video: file } : { thumbnail: file }
}

/** Proposes the video file's name as the title. A title that the user typed is kept. */
export function titledAfter({ name }: ChosenFile, { form, errors }: UploadContext): Partial<Pick<UploadContext, 'form' | 'errors'>> {
  if (form.title.trim() !== '') return {}
  const words = name.replace(/\.[^.]*$/, '').replaceAll(/[\s_-]+/g, ' ')
  // Does not cut a character in half.
  const title = plainText(
    plainText(words)
      .slice(0, limits.titleMax)
      .replace(/[\uD800-\uDBFF]$/, ''),
  )
  return title === '' ? {} : { form: { ...form, title }, errors: without(errors, ['title']) }
}

export function uploadErrors({ form, video, thumbnail }: UploadContext): FieldErrors {
  return validateUpload(form, video ?? undefined, thumbnail ?? undefined)
}

export function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}

/** Returns the ids of these files, for the registry to release. */
export function idsOf(...files: readonly (ChosenFile | null)[]): { ids: string[] } {
  return { ids: files.flatMap((file) => (file ? [file.id] : [])) }
}

const fileCodes: ReadonlySet<ErrorCode> = new Set([
  'VIDEO_REQUIRED',
  'VIDEO_TOO_LARGE',
  'UNSUPPORTED_VIDEO',
  'IMAGE_REQUIRED',
  'IMAGE_TOO_LARGE',
  'THUMBNAIL_TOO_LARGE',
  'IMAGE_TOO_MANY_PIXELS',
  'UNSUPPORTED_IMAGE',
  'EMPTY_FILE',
  'TRUNCATED_VIDEO',
  'NOT_A_VIDEO',
  'ENCRYPTED_VIDEO',
  'VIDEO_TOO_MANY_PIXELS',
  'VIDEO_TOO_LONG',
])

/** True when the file itself is the cause: the same bytes would be refused again. */
export function isFileRefusal(error: unknown): boolean {
  return fileCodes.has(toFailure(error, pageMessages.upload).code)
}

/** True when the form contains something that the user would miss. */
export function isWorthKeeping({ form, video, thumbnail }: UploadContext): boolean {
  return video !== null || thumbnail !== null || [form.title, form.description, form.hashtags].some((text) => text !== '')
}

/** Returns the failure of a step, and the field where it is shown: a refused file is named, and its error shown at its field. */
export function toStepFailure(error: unknown, kind: FileKind | null, file: ChosenFile | null): { failure: Failure; errors: FieldErrors } {
  const failure = toFailure(error, pageMessages.upload)
  if (kind === null || file === null || !fileCodes.has(failure.code)) return { failure, errors: failure.fields }
  const message = aboutFile(file.name, failure.message)
  return { failure: { ...failure, message }, errors: { ...failure.fields, [fieldOf[kind]]: message } }
}

/** Returns a value that the machine guarantees in the current state. @throws Error in other states */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`No ${name} in this state`)
  return value
}
