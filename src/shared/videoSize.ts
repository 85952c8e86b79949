import { limits } from './limits.ts'

const MB = 1024 ** 2
const GB = 1024 * MB

/** The `meta` of pages of a site that takes less than the software does. */
export const largestVideoName = 'largest-video-bytes'

/** What administrators may choose as the largest size of a video file, in bytes: whole megabytes between these. */
export const largestVideoBounds = { min: 10 * MB, max: limits.videoBytes } as const

export const isLargestVideo = (bytes: number): boolean =>
  bytes >= largestVideoBounds.min && bytes <= largestVideoBounds.max && bytes % MB === 0

/** Returns the largest size of a file that replaces another one, in bytes. @param largestVideoBytes that of the site */
export const largestReplacementBytes = (largestVideoBytes: number): number => Math.min(limits.editVideoBytes, largestVideoBytes)

/** Says a size of whole megabytes exactly: «1,5 Go», «1 290 Mo». @param bytes size in bytes */
export function formatLargestVideo(bytes: number): string {
  const [value, unit] = bytes >= GB && bytes % (GB / 4) === 0 ? [bytes / GB, 'Go'] : [bytes / MB, 'Mo']
  return `${new Intl.NumberFormat('fr-FR').format(value)}\u00a0${unit}`
}

/** Says, where the limit of the specification applies, what it says. @param largestBytes size in bytes */
export const videoSizeMessage = (largestBytes: number): string =>
  `Le fichier vidéo ne peut pas dépasser ${largestBytes === limits.videoBytes ? '2GB' : formatLargestVideo(largestBytes)}`

/** The same of a file that replaces another one. */
export const newVideoSizeMessage = (largestBytes: number): string =>
  `La vidéo ne doit pas dépasser ${largestBytes === limits.editVideoBytes ? '500MB' : formatLargestVideo(largestBytes)}`
