import type { FieldErrors } from '../../../shared/errors.ts'
import { contentMessages, videoFileError } from '../../../shared/validation/content.ts'
import {
  newThumbnailError,
  newVideoError,
  splitKeywords,
  validateEditVideo,
  type EditVideoForm,
} from '../../../shared/validation/editVideo.ts'
import type { ContentTexts, EditedVideo, EditFile, EditFileKind, EditVideoContext, VideoFileState } from './types.ts'

export const blankForm: EditVideoForm = { title: '', description: '', isPublic: true, keywords: [], keyword: '' }
export const noFiles = { video: null, thumbnail: null }

export const formOf = ({ title, description, visibility, hashtags }: EditedVideo): EditVideoForm => ({
  title,
  description,
  isPublic: visibility === 'public',
  keywords: hashtags,
  keyword: '',
})

/** Adds the text of the keyword field to the keyword list. */
export const settled = (form: EditVideoForm): EditVideoForm => ({
  ...form,
  keywords: [...form.keywords, ...splitKeywords(form.keyword)],
  keyword: '',
})

export function textsOf(form: EditVideoForm): ContentTexts {
  const { title, description, isPublic, keywords } = settled(form)
  return { title: title.trim(), description, visibility: isPublic ? 'public' : 'private', hashtags: keywords }
}

const hasVideoFile = (videoFile: VideoFileState): boolean => videoFile === 'replaceable' || videoFile === 'sent'

/** A first video file follows the upload's rules. A replacement has a smaller size limit. */
export function newFileError(kind: EditFileKind, file: EditFile, videoFile: VideoFileState): string | undefined {
  if (kind === 'thumbnail') return newThumbnailError(file)
  return hasVideoFile(videoFile) ? newVideoError(file) : videoFileError(file)
}

/** Returns the errors by field; empty when the form can be sent. */
export function editErrors({ form, videoFile, files }: Pick<EditVideoContext, 'form' | 'videoFile' | 'files'>): FieldErrors {
  const errors = validateEditVideo(form)
  return videoFile === 'required' && files.video === null ? { ...errors, video: contentMessages.videoRequired } : errors
}

export const fileIds = ({ files }: Pick<EditVideoContext, 'files'>): string[] =>
  [files.video, files.thumbnail].flatMap((file) => (file ? [file.id] : []))

/** True when closing the dialog would lose changes. */
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
