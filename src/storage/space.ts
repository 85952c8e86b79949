import { statfs } from 'node:fs/promises'
import { AppError } from '../shared/errors.ts'

/** Room kept for an upload that is still coming. */
export type Reservation = {
  /** These bytes are on the disk now: the file system counts them. */
  spend(bytes: number): void
  /** Gives back what was not spent; safe to call twice. */
  release(): void
}

/** Bytes that are never given away: a full disk stops the database (docs/operations.md). */
export const spaceFloorBytes = 500 * 1024 * 1024

/** Free bytes of the file system that holds `folder`. */
export async function freeBytes(folder: string): Promise<number> {
  const facts = await statfs(folder)
  return facts.bavail * facts.bsize
}

export type Space = { reserve: (bytes: number) => Promise<Reservation>; isLow: () => Promise<boolean> }

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
  }
}
