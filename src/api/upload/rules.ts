import type { ErrorCode } from '../../shared/errorCodes.ts'
import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import { largestReplacementBytes, newVideoSizeMessage, videoSizeMessage } from '../../shared/videoSize.ts'
import { sniffImage, sniffVideo } from './inspect/sniff.ts'

/** The requirements for a file, and the error for each. */
export type FileRule = {
  maxBytes: number
  /** @param head the file's first bytes */
  isAccepted: (head: Uint8Array) => Promise<boolean>
  tooLarge: ErrorCode
  /** replaces the message of the catalogue, which names another limit */
  tooLargeMessage?: string
  unsupported: ErrorCode
  missing: ErrorCode
}

const isStill = async (head: Uint8Array): Promise<boolean> => ['jpg', 'png', 'webp'].includes((await sniffImage(head)) ?? '')
const isImage = async (head: Uint8Array): Promise<boolean> => (await sniffImage(head)) !== undefined

const image = {
  maxBytes: limits.imageBytes,
  isAccepted: isImage,
  tooLarge: 'IMAGE_TOO_LARGE',
  unsupported: 'UNSUPPORTED_IMAGE',
  missing: 'IMAGE_REQUIRED',
} as const

/** Limits and types of specification §5 and §9. Those of videos are the most that a site can choose: see `rulesOfSite`. */
export const fileRules = {
  video: {
    maxBytes: limits.videoBytes,
    isAccepted: async (head) => (await sniffVideo(head)) !== undefined,
    tooLarge: 'VIDEO_TOO_LARGE',
    unsupported: 'UNSUPPORTED_VIDEO',
    missing: 'VIDEO_REQUIRED',
  },
  /** a video that replaces another one */
  editVideo: {
    maxBytes: limits.editVideoBytes,
    isAccepted: async (head) => (await sniffVideo(head)) !== undefined,
    tooLarge: 'VIDEO_TOO_LARGE',
    tooLargeMessage: newVideoSizeMessage(limits.editVideoBytes),
    unsupported: 'UNSUPPORTED_VIDEO',
    missing: 'VIDEO_REQUIRED',
  },
  editThumbnail: {
    ...image,
    maxBytes: limits.editThumbnailBytes,
    isAccepted: isStill,
    tooLarge: 'THUMBNAIL_TOO_LARGE',
    tooLargeMessage: 'L’image ne doit pas dépasser 5MB',
  },
  thumbnail: { ...image, maxBytes: limits.thumbnailBytes, isAccepted: isStill, tooLarge: 'THUMBNAIL_TOO_LARGE' },
  avatar: image,
  banner: image,
  logo: image,
  file: image,
} as const satisfies Record<string, FileRule>

export type FileKind = keyof typeof fileRules
export type FileRules = Readonly<Record<FileKind, FileRule>>

/** Returns the rules of a site that takes video files of at most so many bytes. */
export function rulesOfSite(largestVideoBytes: number): FileRules {
  const newVideoBytes = largestReplacementBytes(largestVideoBytes)
  return {
    ...fileRules,
    video: { ...fileRules.video, maxBytes: largestVideoBytes, tooLargeMessage: videoSizeMessage(largestVideoBytes) },
    editVideo: { ...fileRules.editVideo, maxBytes: newVideoBytes, tooLargeMessage: newVideoSizeMessage(newVideoBytes) },
  }
}

export type VideoKind = 'video' | 'editVideo'
export type ImageKind = Exclude<FileKind, VideoKind>

export const isVideo = (kind: FileKind): kind is VideoKind => kind === 'video' || kind === 'editVideo'

export const tooLarge = ({ tooLarge: code, tooLargeMessage: message }: FileRule): AppError =>
  new AppError(code, message === undefined ? {} : { message })
