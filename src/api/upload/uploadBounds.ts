/** Limits on one person's concurrent uploads, and their minimum rate. */
export type UploadBounds = {
  /** concurrent uploads of one person, whatever their size */
  atOnce: number
  /** bytes that these uploads announce in total */
  bytesInFlight: number
  /** the minimum rate, on average over the window */
  bytesPerSecond: number
  windowSeconds: number
}

export const defaultUploadBounds: UploadBounds = {
  atOnce: 5,
  bytesInFlight: 4 * 1024 ** 3,
  // What a phone at the edge of a 2G network still sends.
  bytesPerSecond: 4 * 1024,
  windowSeconds: 60,
}
