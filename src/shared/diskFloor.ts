const MB = 1024 * 1024

/** The least that leaves the database room for its log, which grows by 16 MB at a time. In bytes. */
export const smallestFloorBytes = 40 * MB

/** Free bytes that files never take, unless told otherwise: a tenth of the disk, from 40 to 500 MB. */
export function defaultFloorBytes(diskBytes: number): number {
  return Math.max(smallestFloorBytes, Math.min(500 * MB, Math.floor(diskBytes / 10)))
}

/** Below this nothing is written at all: what files leave alone is for the database, down to half of it. */
export const lastBytes = (floorBytes: number): number => floorBytes / 2
