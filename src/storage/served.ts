import { extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
}

export const forever = 'public, max-age=31536000, immutable'

/** Returns the media type of a file by the end of its name. */
export const contentTypeOf = (name: string): string => types[extname(name)] ?? 'application/octet-stream'

/**
 * Returns the Cache-Control of a file in a bucket. A file never changes under its name; a player that waits for more segments may read an
 * HLS playlist again. Shared caches ask again after five minutes, so that the address of a video that became private ends there too.
 */
export const cacheControlOf = (name: string): string => (extname(name) === '.m3u8' ? 'no-cache' : `${forever}, s-maxage=300`)
