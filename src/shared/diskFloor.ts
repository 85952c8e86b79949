const MB = 1024 * 1024

/** In bytes. The least floor that leaves the database room for its log, which grows by 16 MB at a time. */
export const smallestFloorBytes = 40 * MB

/** Returns the default of the free bytes that files never take: a tenth of the disk, from 40 to 500 MB. */
export function defaultFloorBytes(diskBytes: number): number {
  return Math.max(smallestFloorBytes, Math.min(500 * MB, Math.floor(diskBytes / 10)))
}

/** Returns the free bytes below which nothing is written at all: the half of the floor above them is for the database alone. */
export const databaseFloorBytes = (floorBytes: number): number => floorBytes / 2
