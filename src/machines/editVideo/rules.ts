import type { FieldErrors } from '../../shared/errors.ts'
import { contentMessages, videoFileError } from '../../shared/validation/content.ts'
import {
  newThumbnailError,
  newVideoError,
  splitKeywords,
  validateEditVideo,
  type EditVideoForm,
} from '../../shared/validation/editVideo.ts'
import type { ContentTexts, EditedVideo, EditFile, EditFileKind, EditVideoContext, Film } from './types.ts'

export const blankForm: EditVideoForm = { title: '', description: '', isPublic: true, keywords: [], keyword: '' }
export const noFiles = { video: null, thumbnail: null }

export const formOf = ({ title, description, visibility, hashtags }: EditedVideo): EditVideoForm => ({
  title,
  description,
  isPublic: visibility === 'public',
  keywords: hashtags,
  keyword: '',
})

/** What stands in the field beside the list joins it. */
export const settled = (form: EditVideoForm): EditVideoForm => ({
  ...form,
  keywords: [...form.keywords, ...splitKeywords(form.keyword)],
  keyword: '',
})

export function textsOf(form: EditVideoForm): ContentTexts {
  const { title, description, isPublic, keywords } = settled(form)
  return { title: title.trim(), description, visibility: isPublic ? 'public' : 'private', hashtags: keywords }
}

const hasFilm = (film: Film): boolean => film === 'replaceable' || film === 'sent'

/** A first film is what the upload's rules say that it may be; one in the place of another is smaller. */
export function newFileError(kind: EditFileKind, file: EditFile, film: Film): string | undefined {
  if (kind === 'thumbnail') return newThumbnailError(file)
  return hasFilm(film) ? newVideoError(file) : videoFileError(file)
}

/** Errors by field; empty means that it may be sent. */
export function editErrors({ form, film, files }: Pick<EditVideoContext, 'form' | 'film' | 'files'>): FieldErrors {
  const errors = validateEditVideo(form)
  return film === 'required' && files.video === null ? { ...errors, video: contentMessages.videoRequired } : errors
}

export const fileIds = ({ files }: Pick<EditVideoContext, 'files'>): string[] =>
  [files.video, files.thumbnail].flatMap((file) => (file ? [file.id] : []))

/** Is there something that closing the dialog would lose? */
export function isDirty({ form, saved, files }: Pick<EditVideoContext, 'form' | 'saved' | 'files'>): boolean {
  const hasTexts =
    form.title !== saved.title ||
    form.description !== saved.description ||
    form.isPublic !== saved.isPublic ||
    form.keyword.trim() !== '' ||
    form.keywords.length !== saved.keywords.length ||
    form.keywords.some((keyword, index) => keyword !== saved.keywords[index])
  return hasTexts || files.video !== null || files.thumbnail !== null
}
