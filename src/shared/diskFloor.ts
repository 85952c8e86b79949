const MB = 1024 * 1024

/** In bytes. The least floor that leaves the database room for its log, which grows by 16 MB at a time. */
export const smallestFloorBytes = 40 * MB

/** Returns the default of the free bytes that files never take: a tenth of the disk, from 40 to 500 MB. */
export function defaultFloorBytes(diskBytes: number): number {
  return Math.max(smallestFloorBytes, Math.min(500 * MB, Math.floor(diskBytes / 10)))
}

/** Returns the free bytes below which nothing is written at all: the half of the floor above them is for the database alone. */
export const databaseFloorBytes = (floorBytes: number): number => floorBytes / 2

/** The disks that the operator is told about: of the files, and of the database. */
export const watchedDisks = ['files', 'database'] as const
export type WatchedDisk = (typeof watchedDisks)[number]

/** What is free of a disk, and what files leave free of it. */
export type DiskRoom = { freeBytes: number; floorBytes: number }

/** True when so little is left that uploads will soon be refused. */
export const isNearlyFull = ({ freeBytes, floorBytes }: DiskRoom): boolean => freeBytes < 2 * floorBytes

/** True when there is clearly more: what was freed is not used up again at once. */
export const hasRoomAgain = ({ freeBytes, floorBytes }: DiskRoom): boolean => freeBytes > 3 * floorBytes
