import { posix } from 'node:path'
import { Readable } from 'node:stream'
import type { ByteRange, Storage } from '../../storage/storage.ts'
import { joinInits } from './joinInits.ts'

type Files = Pick<Storage, 'disk' | 'sizes' | 'read'>

/** A piece of a download: a file, or bytes that are no file. */
type Part = { bytes: number } & ({ key: string } | { content: Buffer })

/** A rendition as one fragmented MP4 file: its initialisation segment, followed by all of its segments. */
export type RenditionFile = { parts: Part[]; bytes: number }

/**
 * @param master key of an HLS master playlist
 * @param height of the rendition's picture, in pixels
 * @returns undefined when there is no such rendition, or a file of it is gone: a version is removed while somebody still has its address
 */
export async function openRendition(storage: Files, master: string, height: number): Promise<RenditionFile | undefined> {
  try {
    return await findParts(storage, master, height)
  } catch (error) {
    if (!(error instanceof GoneFile) && (await storage.disk.exists(master))) throw error
    return undefined
  }
}

async function findParts(storage: Files, master: string, height: number): Promise<RenditionFile | undefined> {
  const text = await storage.disk.get(master)
  const picture = new RegExp(`RESOLUTION=\\d+x${height},.*\\n([\\w-]+/index\\.m3u8)`).exec(text)?.[1]
  if (picture === undefined) return undefined
  const sound = /^#EXT-X-MEDIA:TYPE=AUDIO,.*URI="([\w-]+\/index\.m3u8)"/m.exec(text)?.[1]
  const folder = posix.dirname(master)
  const parts = await (sound === undefined
    ? partsOf(storage, `${folder}/${picture}`)
    : joinedParts(storage, `${folder}/${picture}`, `${folder}/${sound}`))
  return { parts, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) }
}

type FilePart = { key: string; bytes: number }

/** A file of a version that is being removed. */
class GoneFile extends Error {}

/**
 * Returns the initialisation segment of a media playlist, which comes first, and its segments.
 * @throws GoneFile
 */
async function partsOf(storage: Files, playlist: string): Promise<FilePart[]> {
  const folder = posix.dirname(playlist)
  const sizes = await storage.sizes(folder)
  if (!sizes.has(playlist)) throw new GoneFile(playlist)
  const text = await storage.disk.get(playlist)
  const init = /#EXT-X-MAP:URI="([\w.-]+)"/.exec(text)?.[1]
  const names = [...(init === undefined ? [] : [init]), ...text.split('\n').filter((line) => /^[\w.-]+$/.test(line))]
  return names.map((name) => {
    const bytes = sizes.get(`${folder}/${name}`)
    if (bytes === undefined) throw new GoneFile(`${folder}/${name}`)
    return { key: `${folder}/${name}`, bytes }
  })
}

/** Each segment of the picture is followed by that of the sound, so that a file that is still arriving can be played. */
async function joinedParts(storage: Files, picture: string, sound: string): Promise<Part[]> {
  const [[pictureInit, ...pictures], [soundInit, ...sounds]] = await Promise.all([partsOf(storage, picture), partsOf(storage, sound)])
  if (!pictureInit || !soundInit) return []
  const inits = await Promise.all([pictureInit, soundInit].map(({ key }) => storage.disk.getBytes(key)))
  const [pictureBytes = new Uint8Array(), soundBytes = new Uint8Array()] = inits
  const content = joinInits(Buffer.from(pictureBytes), Buffer.from(soundBytes))
  const most = Math.max(pictures.length, sounds.length)
  const segments = Array.from({ length: most }, (_, index) => [pictures[index], sounds[index]]).flat()
  return [{ content, bytes: content.length }, ...segments.filter((part) => part !== undefined)]
}

/**
 * Reads the value of a Range header with one range: `bytes=0-99`, `bytes=100-` or `bytes=-100`.
 * @returns undefined when the whole file is to be sent, null when the file has no such bytes
 */
export function parseRange(header: string | undefined, bytes: number): ByteRange | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, from = '', to = ''] = match ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? bytes - 1 : Math.min(bytes - 1, Number(to))
  return first <= last ? { first, last } : null
}

/** Streams the bytes of a range, one part after the other. */
export function readRendition(storage: Files, { parts }: RenditionFile, range: ByteRange): Readable {
  return Readable.from(chunksOf(storage, parts, range), { objectMode: false })
}

async function* chunksOf(storage: Files, parts: readonly Part[], { first, last }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0
  for (const part of parts) {
    const [start, end] = [Math.max(0, first - at), Math.min(part.bytes - 1, last - at)]
    if (start <= end && 'content' in part) yield part.content.subarray(start, end + 1)
    else if (start <= end && 'key' in part) yield* storage.read(part.key, { first: start, last: end })
    at += part.bytes
  }
}
