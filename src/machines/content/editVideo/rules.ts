import type { FieldErrors } from '../../../shared/errorCodes.ts'
import { aboutFile } from '../../../shared/format/aboutFile.ts'
import { videoFileError } from '../../../shared/validation/content.ts'
import { areDetailsChanged, blankDetails, detailsFormOf, detailsValuesOf } from '../../../shared/validation/detailsForm.ts'
import { newThumbnailError, newVideoError, splitKeywords, type EditVideoForm } from '../../../shared/validation/editVideo.ts'
import { isPassingFailure, isSignInFailure, type Failure } from '../../common/failure.ts'
import type { ChosenFile, TransferStep } from '../../upload/fileTransfer/types.ts'
import type { ContentTexts, EditedVideo, EditFileKind, EditVideoContext, VideoFileState } from './types.ts'

export const blankForm: EditVideoForm = { title: '', description: '', isPublic: true, keywords: [], keyword: '', details: blankDetails }
export const noFiles = { video: null, thumbnail: null }

export const formOf = ({ title, description, visibility, hashtags, details }: EditedVideo): EditVideoForm => ({
  title,
  description,
  isPublic: visibility === 'public',
  keywords: hashtags,
  keyword: '',
  details: detailsFormOf(details),
})

/** Adds the text of the keyword field to the keyword list. */
export const withTypedKeywords = (form: EditVideoForm): EditVideoForm => ({
  ...form,
  keywords: [...form.keywords, ...splitKeywords(form.keyword)],
  keyword: '',
})

export function textsOf(form: EditVideoForm): ContentTexts {
  const { title, description, isPublic, keywords, details } = withTypedKeywords(form)
  return {
    title: title.trim(),
    description,
    visibility: isPublic ? 'public' : 'private',
    hashtags: keywords,
    details: detailsValuesOf(details, isPublic),
  }
}

export type FileChoice = { kind: EditFileKind; file: ChosenFile; largestVideoBytes: number }

/** A first video file follows the upload's rules. A replacement has a smaller size limit. */
export function newFileError({ kind, file, largestVideoBytes }: FileChoice, videoFile: VideoFileState): string | undefined {
  if (kind === 'thumbnail') return newThumbnailError(file)
  return videoFile === 'replaceable' ? newVideoError(file, largestVideoBytes) : videoFileError(file, largestVideoBytes)
}

const kinds = ['video', 'thumbnail'] as const

const kindOf = ({ files }: Pick<EditVideoContext, 'files'>, fileId: string | null): EditFileKind | undefined =>
  kinds.find((kind) => files[kind]?.id === fileId)

export const sendSteps = ({ files }: Pick<EditVideoContext, 'files'>): TransferStep[] =>
  kinds.flatMap((kind) => (files[kind] ? [{ type: 'send' as const, kind, file: files[kind] }] : []))

/** Removes a file that the server has: a retry does not send it again. */
export function withoutSent(context: EditVideoContext, fileId: string): Partial<EditVideoContext> {
  const { files } = context
  if (kindOf(context, fileId) === 'thumbnail') return { files: { ...files, thumbnail: null } }
  return { files: { ...files, video: null }, videoFile: 'replaceable' }
}

/** When the server refuses a file, the error belongs under the file's field. A temporary failure or a missing sign-in does not. */
export function withFileNamed(context: EditVideoContext, failure: Failure, fileId: string | null): Partial<EditVideoContext> {
  const kind = kindOf(context, fileId)
  if (!kind || isPassingFailure(failure) || isSignInFailure(failure)) return { failure, errors: failure.fields }
  const message = aboutFile(context.files[kind]?.name ?? '', failure.message)
  return { failure: { ...failure, message }, errors: { ...failure.fields, [kind]: message } }
}

export const without = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))

/** True when closing the dialog would lose changes. */
export function isDirty({ form, saved, files }: Pick<EditVideoContext, 'form' | 'saved' | 'files'>): boolean {
  const hasTexts =
    form.title !== saved.title ||
    form.description !== saved.description ||
    form.isPublic !== saved.isPublic ||
    areDetailsChanged(form.details, saved.details) ||
    form.keyword.trim() !== '' ||
    form.keywords.length !== saved.keywords.length ||
    form.keywords.some((keyword, index) => keyword !== saved.keywords[index])
  return hasTexts || files.video !== null || files.thumbnail !== null
}
