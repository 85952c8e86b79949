import { rm, writeFile } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sizesFolder } from '../../storage/keys.ts'
import { loadSharp } from '../../storage/sharp.ts'
import type { Storage } from '../../storage/storage.ts'

export type PictureStorage = Pick<Storage, 'disk' | 'tempPath' | 'adopt' | 'remove' | 'isLow'>
export type PictureFormat = 'avif' | 'webp'

/** `isLasting`: false for the picture itself in the place of a size that cannot be made now. */
export type SizedPicture = { bytes: Uint8Array; format: PictureFormat; isLasting: boolean }

/** Each takes one of Node's four threads for files. */
const madeAtOnce = 2
/** Behind more than these, nobody waits for a size. */
const mostWaiting = 100

/** Makes sizes of pictures when they are first asked for. */
export class PictureSizes {
  readonly #storage: PictureStorage
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  /** by key, those that are being read or made, or wait for it */
  readonly #reading = new Map<string, Promise<Uint8Array | null>>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(storage: PictureStorage, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#storage = storage
    this.#log = log
  }

  /** @returns undefined when there is no picture under the key: a size is readable only as long as its picture */
  async read(key: string, width: number, format: PictureFormat): Promise<SizedPicture | undefined> {
    const { disk, remove } = this.#storage
    const sized = `${sizesFolder(key)}/${width}.${format}`
    // A size that is missing, or cannot be read now, is looked for again below.
    const [isThere, stored] = await Promise.all([disk.exists(key), disk.getBytes(sized).catch(() => null)])
    if (!isThere) return undefined
    if (stored) return { bytes: stored, format, isLasting: true }
    try {
      const bytes = await this.#once(sized, async () =>
        (await disk.exists(sized)) ? disk.getBytes(sized) : this.#inTurn(() => this.#make(key, sized, width, format)),
      )
      if (bytes && (await disk.exists(key))) return { bytes, format, isLasting: true }
    } catch (error) {
      if (await disk.exists(key)) this.#log.warn({ err: error }, 'a picture was sent in its full size')
    }
    if (await disk.exists(key)) return { bytes: await disk.getBytes(key), format: 'webp', isLasting: false }
    // Removed meanwhile, perhaps before its size was stored.
    await remove(key)
    return undefined
  }

  async #once(sized: string, read: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    const known = this.#reading.get(sized)
    if (known) return known
    const bytes = read().finally(() => this.#reading.delete(sized))
    this.#reading.set(sized, bytes)
    return bytes
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (this.#running >= madeAtOnce) {
      if (this.#waiting.length >= mostWaiting) return null
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }

  async #make(key: string, sized: string, width: number, format: PictureFormat): Promise<Uint8Array | null> {
    const { disk, tempPath, adopt, isLow } = this.#storage
    if (await isLow()) return null
    const sharp = await loadSharp()
    const path = tempPath(`.${format}`)
    const resized = sharp(await disk.getBytes(key)).resize({ width, withoutEnlargement: true })
    // AVIF at this effort takes about twice the time of WebP; the next step takes twice as long again, for 5 % fewer bytes.
    const bytes = await (format === 'avif' ? resized.avif({ quality: 50, effort: 2 }) : resized.webp({ quality: 75 })).toBuffer()
    try {
      await writeFile(path, bytes)
      await adopt(path, sized)
    } finally {
      await rm(path, { force: true })
    }
    return bytes
  }
}
