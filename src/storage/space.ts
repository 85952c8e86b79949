import { statfs } from 'node:fs/promises'
import { databaseFloorBytes } from '../shared/diskFloor.ts'
import { AppError } from '../shared/errors.ts'

/** Disk space reserved for a running upload. */
export type Reservation = {
  /**
   * Call it before writing these bytes: the file system counts them from then on.
   * @throws AppError STORAGE_FULL when there is no room for the bytes after them
   */
  spend(bytes: number): Promise<void>
  /** Releases what was not spent; safe to call twice. */
  release(): void
}

/** Returns the free bytes of the file system that contains `folder`. */
export async function freeBytes(folder: string): Promise<number> {
  const facts = await statfs(folder)
  return facts.bavail * facts.bsize
}

/** The reservation covers only this much beyond the received bytes: announced bytes take no room from others. */
export const spaceWindowBytes = 16 * 1024 * 1024

export type Space = {
  /** free bytes that files must leave */
  floorBytes: number
  reserve: (bytes: number) => Promise<Reservation>
  /** True when less room is left than files must leave. */
  isLow: () => Promise<boolean>
  /** True when so little room is left that nothing at all should be written. */
  isFull: () => Promise<boolean>
}

/** Returns the size in bytes of the file system that contains `folder`, free or not. */
export async function diskBytes(folder: string): Promise<number> {
  const facts = await statfs(folder)
  return facts.blocks * facts.bsize
}

/** Tracks what running uploads will still write, so that together they cannot fill the disk. */
export function createSpace(folder: string, floorBytes: number): Space {
  let reserved = 0
  return {
    floorBytes,
    async reserve(bytes) {
      const mustFit = async (more: number): Promise<void> => {
        if ((await freeBytes(folder)) - reserved - more < floorBytes) throw new AppError('STORAGE_FULL')
      }
      let toCome = bytes
      let held = 0
      const hold = (count: number): void => {
        held += count
        reserved += count
      }
      await mustFit(bytes)
      hold(Math.min(spaceWindowBytes, bytes))
      return {
        async spend(count) {
          toCome -= Math.min(count, toCome)
          hold(-Math.min(count, held))
          const more = Math.min(spaceWindowBytes, toCome) - held
          if (more <= 0 || held > spaceWindowBytes / 2) return
          await mustFit(more)
          hold(more)
        },
        release: () => hold(-held),
      }
    },
    isLow: async () => (await freeBytes(folder)) < floorBytes,
    isFull: async () => (await freeBytes(folder)) < databaseFloorBytes(floorBytes),
  }
}
