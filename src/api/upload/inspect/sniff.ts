import type { VideoContainer } from '../../../shared/video/structure.ts'

/** The bytes that determine the kind of a file; names and declared types are never trusted. */
export const sniffedBytes = 4100

const videoKinds = { mp4: 'mp4', m4v: 'mp4', mov: 'mp4', avi: 'avi', webm: 'matroska', mkv: 'matroska' } as const satisfies Record<
  string,
  VideoContainer
>
const imageExtensions: ReadonlySet<string> = new Set(['jpg', 'png', 'webp', 'gif'])

export type SniffedVideo = { extension: keyof typeof videoKinds; container: VideoContainer }
export type SniffedImage = 'jpg' | 'png' | 'webp' | 'gif'

const isVideoExtension = (extension: string): extension is keyof typeof videoKinds => Object.hasOwn(videoKinds, extension)
const isImageExtension = (extension: string): extension is SniffedImage => imageExtensions.has(extension)

async function typeOf(head: Uint8Array) {
  // Loaded with the first file: it is not needed to start.
  const { fileTypeFromBuffer } = await import('file-type')
  return fileTypeFromBuffer(head)
}

/** @param head the first bytes of a file @returns undefined when it is none of the accepted containers */
export async function sniffVideo(head: Uint8Array): Promise<SniffedVideo | undefined> {
  const type = await typeOf(head)
  if (!type || !type.mime.startsWith('video/') || !isVideoExtension(type.ext)) return undefined
  return { extension: type.ext, container: videoKinds[type.ext] }
}

/** @param head the first bytes of a file @returns undefined when it is none of the accepted images */
export async function sniffImage(head: Uint8Array): Promise<SniffedImage | undefined> {
  const type = await typeOf(head)
  return type && isImageExtension(type.ext) ? type.ext : undefined
}
