import { pageMessages, type ErrorCode, type FieldErrors } from '../../shared/errors.ts'
import { aboutFile } from '../../shared/format/aboutFile.ts'
import { limits } from '../../shared/limits.ts'
import { plainText } from '../../shared/text.ts'
import { parseHashtags, validateUpload, type UploadForm } from '../../shared/validation/content.ts'
import { toFailure, type Failure } from '../failure.ts'
import type { ContentInput } from './actors.ts'
import type { ChosenFile, Draft, FileKind, UploadContext } from './types.ts'
import { randomUuid } from '../../shared/uuid.ts'

const emptyForm: UploadForm = { title: '', description: '', isPublic: true, hashtags: '' }

/** An empty page, under a key of its own. */
export function blankUpload(): Omit<UploadContext, 'userId'> {
  return { form: emptyForm, video: null, thumbnail: null, unchecked: [], errors: {}, ...unpublished() }
}

/** Nothing was begun on the server: the next publication makes a record of its own. */
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

/** Proposes the name of the film's file as the title; what somebody wrote stays. */
export function titledAfter({ name }: ChosenFile, { form, errors }: UploadContext): Partial<Pick<UploadContext, 'form' | 'errors'>> {
  if (form.title.trim() !== '') return {}
  const words = name.replace(/\.[^.]*$/, '').replaceAll(/[\s_-]+/g, ' ')
  // No half of a sign at the cut.
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

/** The ids that the registry may let go of. */
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

/** Is the file itself at fault? The same bytes would be refused again. */
export function isFileRefusal(error: unknown): boolean {
  return fileCodes.has(toFailure(error, pageMessages.upload).code)
}

/** Is there something in the form that somebody would miss? */
export function isWorthKeeping({ form, video, thumbnail }: UploadContext): boolean {
  return video !== null || thumbnail !== null || [form.title, form.description, form.hashtags].some((text) => text !== '')
}

/** What a failed step says, and under which field: a refused file is named, and shown where it is chosen. */
export function toStepFailure(error: unknown, kind: FileKind | null, file: ChosenFile | null): { failure: Failure; errors: FieldErrors } {
  const failure = toFailure(error, pageMessages.upload)
  if (kind === null || file === null || !fileCodes.has(failure.code)) return { failure, errors: failure.fields }
  const message = aboutFile(file.name, failure.message)
  return { failure: { ...failure, message }, errors: { ...failure.fields, [fieldOf[kind]]: message } }
}

/** A value that the chart guarantees in the state that asks for it. @throws Error elsewhere */
export function certain<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`No ${name} in this state`)
  return value
}
