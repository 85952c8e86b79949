import { newThumbnailError, newVideoError, splitKeywords, type EditVideoForm } from '../../shared/validation/editVideo.ts'
import type { ContentTexts, EditedVideo, EditFile, EditFileKind, EditVideoContext } from './types.ts'

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

export const newFileError = (kind: EditFileKind, file: EditFile): string | undefined =>
  kind === 'video' ? newVideoError(file) : newThumbnailError(file)

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
