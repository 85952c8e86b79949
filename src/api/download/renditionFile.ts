import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { joinInits } from './joinInits.ts'

/** A piece of a download: a file, or bytes that are no file. */
type Part = { bytes: number } & ({ path: string } | { content: Buffer })

/** A rendition as one fragmented MP4 file: its initialisation segment, followed by all of its segments. */
export type RenditionFile = { parts: Part[]; bytes: number }

/** A version is removed while somebody still has its address. */
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * @param master path of an HLS master playlist
 * @param height of the rendition's picture, in pixels
 * @returns undefined when there is no such rendition, or a file of it is gone
 */
export async function openRendition(master: string, height: number): Promise<RenditionFile | undefined> {
  try {
    return await findParts(master, height)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function findParts(master: string, height: number): Promise<RenditionFile | undefined> {
  const text = await readFile(master, 'utf8')
  const picture = new RegExp(`RESOLUTION=\\d+x${height},.*\\n([\\w-]+/index\\.m3u8)`).exec(text)?.[1]
  if (picture === undefined) return undefined
  const sound = /^#EXT-X-MEDIA:TYPE=AUDIO,.*URI="([\w-]+\/index\.m3u8)"/m.exec(text)?.[1]
  const parts = await (sound === undefined
    ? partsOf(join(dirname(master), picture))
    : joinedParts(join(dirname(master), picture), join(dirname(master), sound)))
  return { parts, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) }
}

type FilePart = { path: string; bytes: number }

/** The initialisation segment of a media playlist, which comes first, and its segments. */
async function partsOf(playlist: string): Promise<FilePart[]> {
  const text = await readFile(playlist, 'utf8')
  const init = /#EXT-X-MAP:URI="([\w.-]+)"/.exec(text)?.[1]
  const names = [...(init === undefined ? [] : [init]), ...text.split('\n').filter((line) => /^[\w.-]+$/.test(line))]
  return Promise.all(
    names.map(async (name) => ({ path: join(dirname(playlist), name), bytes: (await stat(join(dirname(playlist), name))).size })),
  )
}

/** Each segment of the picture is followed by that of the sound, so that a file that is still arriving can be played. */
async function joinedParts(picture: string, sound: string): Promise<Part[]> {
  const [[pictureInit, ...pictures], [soundInit, ...sounds]] = await Promise.all([partsOf(picture), partsOf(sound)])
  if (!pictureInit || !soundInit) return []
  const content = joinInits(await readFile(pictureInit.path), await readFile(soundInit.path))
  const most = Math.max(pictures.length, sounds.length)
  const segments = Array.from({ length: most }, (_, index) => [pictures[index], sounds[index]]).flat()
  return [{ content, bytes: content.length }, ...segments.filter((part) => part !== undefined)]
}

/** The first and the last byte, counted from 0. */
export type ByteRange = { first: number; last: number }

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
export function readRendition({ parts }: RenditionFile, range: ByteRange): Readable {
  return Readable.from(chunksOf(parts, range), { objectMode: false })
}

async function* chunksOf(parts: readonly Part[], { first, last }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0
  for (const part of parts) {
    const [start, end] = [Math.max(0, first - at), Math.min(part.bytes - 1, last - at)]
    if (start <= end && 'content' in part) yield part.content.subarray(start, end + 1)
    else if (start <= end && 'path' in part) for await (const chunk of createReadStream(part.path, { start, end })) yield chunk
    at += part.bytes
  }
}
