/** What one person's uploads may take at a time, and how fast they have to come. */
export type UploadBounds = {
  /** uploads of one person at once, whatever they hold */
  atOnce: number
  /** bytes that these announce together */
  bytesInFlight: number
  /** the least rate, on average over the window */
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
