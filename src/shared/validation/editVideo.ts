import type { FieldErrors } from '../errorCodes.ts'
import { limits } from '../limits.ts'
import { allowedPeopleFault, type DetailsForm, passwordFault, publishAtError } from './detailsForm.ts'
import { largestReplacementBytes, newVideoSizeMessage } from '../videoSize.ts'
import { contentMessages, descriptionError, type FileFacts, hashtagError, isKnownVideo, titleError } from './content.ts'

export const editVideoMessages = {
  keywordsMany: 'Maximum 10 mots-clés autorisés',
  keywordEmpty: 'Les mots-clés ne peuvent pas être vides',
  keywordLong: 'Les mots-clés ne doivent pas dépasser 30 caractères',
  keywordShape: 'Les mots-clés ne peuvent contenir que des lettres, chiffres et underscores',
  keywordsTwice: 'Les mots-clés doivent être uniques',
  videoType: 'Le fichier doit être une vidéo',
  imageType: 'Le fichier doit être une image',
  imageSize: 'L’image ne doit pas dépasser 5MB',
} as const

export type EditVideoForm = {
  title: string
  description: string
  isPublic: boolean
  /** the video's hashtags */
  keywords: readonly string[]
  /** typed, but not in the list yet: one keyword, or several separated by commas */
  keyword: string
  details: DetailsForm
}

/** Returns a keyword in its stored form: « #potager » becomes «potager». */
export const plainKeyword = (word: string): string => word.normalize('NFC').trim().replace(/^#+/, '').trim()

/** «#potager, semis,,» → ['potager', 'semis']: trims, drops # and empty ones. */
export function splitKeywords(text: string): string[] {
  return text
    .split(',')
    .map(plainKeyword)
    .filter((word) => word !== '')
}

/** Returns what is wrong with a list of keywords; undefined when nothing is. */
export function keywordsError(keywords: readonly string[]): string | undefined {
  const names = keywords.map((keyword) => keyword.trim())
  if (names.length > limits.hashtagsPerContent) return editVideoMessages.keywordsMany
  if (names.includes('')) return editVideoMessages.keywordEmpty
  if (names.some((name) => name.length > limits.hashtagMax)) return editVideoMessages.keywordLong
  if (new Set(names.map((name) => name.toLocaleLowerCase('fr-FR'))).size < names.length) return editVideoMessages.keywordsTwice
  return names.some((name) => hashtagError(name) !== undefined) ? editVideoMessages.keywordShape : undefined
}

/** Returns the list with the keywords that are still in the field. */
export const withTyped = ({ keywords, keyword }: Pick<EditVideoForm, 'keywords' | 'keyword'>): string[] => [
  ...keywords,
  ...splitKeywords(keyword),
]

/** Returns why the typed keywords cannot be added to the list; undefined when they can. */
export function typedKeywordError(form: Pick<EditVideoForm, 'keywords' | 'keyword'>): string | undefined {
  return splitKeywords(form.keyword).length === 0 ? editVideoMessages.keywordEmpty : keywordsError(withTyped(form))
}

/** Returns errors by field (title, description, hashtags, publish_at, allowed_usernames, password); empty means that the form may be sent. */
export function validateEditVideo(form: EditVideoForm): FieldErrors {
  const found: Record<string, string | undefined> = {
    title: titleError(form.title),
    description: descriptionError(form.description),
    hashtags: keywordsError(withTyped(form)),
    publish_at: publishAtError(form.details, form.isPublic),
    allowed_usernames: allowedPeopleFault(form.details, form.isPublic),
    password: passwordFault(form.details, form.isPublic),
  }
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Names of videos in other containers, to which some systems give no type, or the type of another kind of file. */
const otherVideoName = /\.(ogv|m?ts|m2ts|3g[p2]|flv|wmv|mpe?g)$/i

/** @param largestVideoBytes of a video file that the site takes: one that replaces another has a limit of its own */
export function newVideoError(file: FileFacts, largestVideoBytes: number): string | undefined {
  const { name, size, type } = file
  if (!isKnownVideo(file))
    return type.startsWith('video/') || otherVideoName.test(name) ? contentMessages.videoType : editVideoMessages.videoType
  const largestBytes = largestReplacementBytes(largestVideoBytes)
  return size > largestBytes ? newVideoSizeMessage(largestBytes) : undefined
}

export function newThumbnailError({ size, type }: FileFacts): string | undefined {
  if (!type.startsWith('image/')) return editVideoMessages.imageType
  return size > limits.editThumbnailBytes ? editVideoMessages.imageSize : undefined
}
