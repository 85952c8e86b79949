import { statfs } from 'node:fs/promises'
import { lastBytes } from '../shared/diskFloor.ts'
import { AppError } from '../shared/errors.ts'

/** Room kept for an upload that is still coming. */
export type Reservation = {
  /** These bytes are written next: the file system counts them from then on. @throws AppError STORAGE_FULL when there is no room ahead of them */
  spend(bytes: number): Promise<void>
  /** Gives back what was not spent; safe to call twice. */
  release(): void
}

/** Free bytes of the file system that holds `folder`. */
export async function freeBytes(folder: string): Promise<number> {
  const facts = await statfs(folder)
  return facts.bavail * facts.bsize
}

/** Room kept ahead of what has arrived: what was only announced takes nothing away from anybody. */
export const spaceWindowBytes = 16 * 1024 * 1024

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
    isFull: async () => (await freeBytes(folder)) < lastBytes(floorBytes),
  }
}
