import type { TransferProgress } from './types.ts'

/** Returns the share of the file's bytes that are sent, 0 to 1. */
export function shareOf({ sentBytes, totalBytes }: Pick<TransferProgress, 'sentBytes' | 'totalBytes'>): number {
  return totalBytes > 0 ? Math.min(1, sentBytes / totalBytes) : 0
}

/** Seconds after which an older measurement of the speed weighs half. */
const halfLifeSeconds = 3

/** A sending file with its speed; `bytesPerSecond` is 0 until two reports have come. */
export type TransferRate = TransferProgress & { bytesPerSecond: number }

/** Returns the next measurement: a moving average, so that the time left does not jump. A new file, or going back, begins anew. */
export function nextRate(before: TransferRate | null, progress: TransferProgress): TransferRate {
  const { kind, sentBytes, totalBytes, at } = progress
  const next = { kind, sentBytes, totalBytes, at }
  if (!before || before.kind !== kind || before.sentBytes > sentBytes) return { ...next, bytesPerSecond: 0 }
  const seconds = (at - before.at) / 1000
  // Reports in the same moment say nothing of the speed.
  if (seconds < 0.2) return { ...before, totalBytes, sentBytes: before.sentBytes }
  const speed = (sentBytes - before.sentBytes) / seconds
  const weight = before.bytesPerSecond === 0 ? 1 : 1 - 0.5 ** (seconds / halfLifeSeconds)
  return { ...next, bytesPerSecond: before.bytesPerSecond + weight * (speed - before.bytesPerSecond) }
}

/** Returns the seconds until the file is sent at this speed; null while the speed is unknown. */
export function secondsLeft(rate: TransferRate | null): number | null {
  if (!rate || rate.bytesPerSecond <= 0) return null
  return Math.ceil((rate.totalBytes - rate.sentBytes) / rate.bytesPerSecond)
}
