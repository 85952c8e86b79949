import type { FieldErrors } from '../../../shared/errorCodes.ts'
import { aboutFile } from '../../../shared/format/aboutFile.ts'
import { limits } from '../../../shared/limits.ts'
import { plainText } from '../../../shared/text.ts'
import { parseHashtags, validateUpload, type UploadForm } from '../../../shared/validation/content.ts'
import type { Failure } from '../../common/failure.ts'
import { shareOf } from '../fileTransfer/progress.ts'
import type { ChosenFile, ContentInput, TransferProgress, TransferStep } from '../fileTransfer/types.ts'
import type { Draft, UploadContext, UploadFileKind } from './types.ts'
import { randomUuid } from '../../../shared/uuid.ts'

const emptyForm: UploadForm = { title: '', description: '', isPublic: true, hashtags: '' }

/** Returns an empty form with a new idempotency key. */
export function blankUpload(): Omit<UploadContext, 'userId' | 'nextUserId'> {
  return { form: emptyForm, video: null, thumbnail: null, isTouched: false, unchecked: [], errors: {}, ...unpublished() }
}

/** Returns the state in which nothing exists on the server: the next publication creates a new record. */
export function unpublished(): Pick<
  UploadContext,
  'idempotencyKey' | 'contentId' | 'sentIds' | 'recorded' | 'failure' | 'progress' | 'transfer'
> {
  return { idempotencyKey: randomUuid(), contentId: null, sentIds: [], recorded: null, failure: null, progress: 0, transfer: null }
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

export const fieldOf = { video: 'videoFile', thumbnail: 'thumbnailFile' } as const satisfies Record<UploadFileKind, string>

export function placed(kind: UploadFileKind, file: ChosenFile | null): Partial<Pick<UploadContext, UploadFileKind>> {
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

/** True when the form contains something that the user would miss. */
export function isWorthKeeping({ form, video, thumbnail }: UploadContext): boolean {
  return video !== null || thumbnail !== null || [form.title, form.description, form.hashtags].some((text) => text !== '')
}

/** Removes a file that was refused before it was sent. The error is shown at its field. */
export function refused(context: UploadContext, kind: UploadFileKind, message: string): Partial<UploadContext> {
  return {
    ...placed(kind, null),
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
  return recorded === form ? files : [{ type: 'createContent', content: toContentInput(context) }, ...files]
}

/** Percent of the pipeline: the record 20, the video up to 80, the thumbnail up to 100. */
export const contentProgress = 20
export function fileProgress(progress: TransferProgress): number {
  const [from, to] = progress.kind === 'video' ? [40, 80] : [80, 100]
  return Math.round(from + (to - from) * shareOf(progress))
}

/** Returns the file that is being checked. @throws Error when every file is checked */
export function uncheckedFile(context: UploadContext): { kind: UploadFileKind; file: ChosenFile } {
  const kind = required(context.unchecked[0], 'unchecked file')
  return { kind, file: required(context[kind], kind) }
}

/** Returns a value that the machine guarantees in the current state. @throws Error in other states */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`No ${name} in this state`)
  return value
}
