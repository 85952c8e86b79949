import type { FieldErrors } from '../errorCodes.ts'
import { limits } from '../limits.ts'
import { allowedPeopleFault, type DetailsForm, passwordFault, publishAtError } from './detailsForm.ts'
import { hasInvisibleCharacters, plainText } from '../text.ts'
import { videoSizeMessage } from '../videoSize.ts'
import { youTubeVideoId } from '../youTube.ts'

export const contentMessages = {
  titleRequired: 'Le titre est requis',
  titleLong: 'Le titre ne peut pas dépasser 100 caractères',
  descriptionLong: 'La description ne peut pas dépasser 5000 caractères',
  hashtagsMany: 'Maximum 10 hashtags autorisés',
  hashtagShape: 'Les hashtags ne peuvent contenir que des lettres, chiffres et underscores',
  hashtagLong: 'Les hashtags ne doivent pas dépasser 30 caractères',
  videoRequired: 'Un fichier vidéo est requis',
  videoUrl: 'Seule l’adresse d’une vidéo de YouTube peut être indiquée',
  videoType: 'Format vidéo non supporté. Utilisez MP4, AVI, WEBM, MOV ou MKV',
  videoEmpty: 'Le fichier est vide',
  imageType: 'Format d’image non supporté. Utilisez JPG, PNG ou WEBP',
  imageSize: 'L’image ne peut pas dépasser 10MB',
  signInRequired: 'Vous devez être connecté pour uploader une vidéo',
} as const

/** Accepted containers. The browser's type is only a first filter; the server reads the bytes. */
const videoTypes = [
  'video/mp4',
  'video/x-msvideo',
  'video/webm',
  'video/quicktime',
  'video/x-matroska',
  'video/matroska',
  'video/vnd.avi',
  'video/avi',
  'video/msvideo',
  'video/x-m4v',
] as const
const videoExtensions = /\.(mp4|m4v|avi|webm|mov|mkv)$/i
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** The facts about a chosen file that a form needs. `size` in bytes. */
export type FileFacts = { name: string; size: number; type: string }
export type Visibility = 'public' | 'private'
export type UploadForm = {
  title: string
  description: string
  isPublic: boolean
  /** as typed: separated by spaces */
  hashtags: string
  /** of a video on YouTube, as typed, in the place of a file; empty when there is a file */
  videoUrl: string
  details: DetailsForm
  /** a channel that the person edits; absent for their own */
  channelId?: string | undefined
}

/** « #été  vélo été » → ['été', 'vélo']: drops leading #, keeps duplicates (in any case) once. */
export function parseHashtags(text: string): string[] {
  const seen = new Map<string, string>()
  for (const word of text.normalize('NFC').split(/\s+/)) {
    const name = word.replace(/^#+/, '')
    const key = name.toLocaleLowerCase('fr-FR')
    if (name !== '' && !seen.has(key)) seen.set(key, name)
  }
  return [...seen.values()]
}

export function hashtagError(name: string): string | undefined {
  if (name.length > limits.hashtagMax) return contentMessages.hashtagLong
  return /^[\p{L}\p{N}_]+$/u.test(name) && !hasInvisibleCharacters(name) ? undefined : contentMessages.hashtagShape
}

export function hashtagsError(names: readonly string[]): string | undefined {
  if (names.length > limits.hashtagsPerContent) return contentMessages.hashtagsMany
  return names.map(hashtagError).find((error) => error !== undefined)
}

export function titleError(title: string): string | undefined {
  const plain = plainText(title)
  if (plain === '') return contentMessages.titleRequired
  return plain.length > limits.titleMax ? contentMessages.titleLong : undefined
}

export function descriptionError(description: string): string | undefined {
  return plainText(description).length > limits.descriptionMax ? contentMessages.descriptionLong : undefined
}

/**
 * True for one of the five containers, by name and type only: the server reads the bytes. Some systems give .mkv no type, or an odd one.
 */
export function isKnownVideo({ name, type }: Pick<FileFacts, 'name' | 'type'>): boolean {
  return videoTypes.some((known) => known === type) || (videoExtensions.test(name) && !/^(text|image)\//.test(type))
}

/** @param largestBytes of a video file that the site takes */
export function videoFileError(file: FileFacts | undefined, largestBytes: number): string | undefined {
  if (!file) return contentMessages.videoRequired
  if (file.size === 0) return contentMessages.videoEmpty
  if (!isKnownVideo(file)) return contentMessages.videoType
  return file.size > largestBytes ? videoSizeMessage(largestBytes) : undefined
}

export function thumbnailFileError(file: FileFacts | undefined): string | undefined {
  if (!file) return undefined
  if (!imageTypes.some((type) => type === file.type)) return contentMessages.imageType
  return file.size > limits.thumbnailBytes ? contentMessages.imageSize : undefined
}

/** @param address as typed; empty for none */
export function videoUrlError(address: string): string | undefined {
  return address.trim() === '' || youTubeVideoId(address.trim()) !== null ? undefined : contentMessages.videoUrl
}

/**
 * Returns errors by field (videoFile, video_url, thumbnailFile, title, description, hashtags, publish_at, allowed_usernames, password); empty
 * means that the form may be sent.
 * @param largestVideoBytes of a video file that the site takes
 */
export function validateUpload(
  form: UploadForm,
  videoFile: FileFacts | undefined,
  thumbnailFile: FileFacts | undefined,
  largestVideoBytes: number,
): FieldErrors {
  const found: Record<string, string | undefined> = {
    videoFile: form.videoUrl.trim() === '' ? videoFileError(videoFile, largestVideoBytes) : undefined,
    video_url: videoUrlError(form.videoUrl),
    thumbnailFile: thumbnailFileError(thumbnailFile),
    title: titleError(form.title),
    description: descriptionError(form.description),
    hashtags: hashtagsError(parseHashtags(form.hashtags)),
    publish_at: publishAtError(form.details, form.isPublic),
    allowed_usernames: allowedPeopleFault(form.details, form.isPublic),
    password: passwordFault(form.details, form.isPublic),
  }
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
