import { statfs } from 'node:fs/promises'
import { lastBytes } from '../shared/diskFloor.ts'
import { AppError } from '../shared/errors.ts'

/** Room kept for an upload that is still coming. */
export type Reservation = {
  /** These bytes are on the disk now: the file system counts them. */
  spend(bytes: number): void
  /** Gives back what was not spent; safe to call twice. */
  release(): void
}

/** Free bytes of the file system that holds `folder`. */
export async function freeBytes(folder: string): Promise<number> {
  const facts = await statfs(folder)
  return facts.bavail * facts.bsize
}

export type Space = {
  reserve: (bytes: number) => Promise<Reservation>
  /** Is less left than files may take? */
  isLow: () => Promise<boolean>
  /** Is so little left that nothing at all should be written? */
  isFull: () => Promise<boolean>
}

/** Bytes of the file system that holds `folder`: all of them, free or not. */
export async function diskBytes(folder: string): Promise<number> {
  const facts = await statfs(folder)
  return facts.blocks * facts.bsize
}

/** Keeps count of what uploads in flight will still write, so that together they cannot fill the disk. */
export function createSpace(folder: string, floorBytes: number): Space {
  let reserved = 0
  return {
    async reserve(bytes) {
      const free = await freeBytes(folder)
      if (free - reserved - bytes < floorBytes) throw new AppError('STORAGE_FULL')
      let left = bytes
      reserved += bytes
      const take = (count: number): void => {
        const taken = Math.min(count, left)
        left -= taken
        reserved -= taken
      }
      return { spend: take, release: () => take(left) }
    },
    isLow: async () => (await freeBytes(folder)) < floorBytes,
    isFull: async () => (await freeBytes(folder)) < lastBytes(floorBytes),
  }
}
