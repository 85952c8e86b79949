import type { TransferProgress } from './types.ts'

/** Returns the share of the file's bytes that are sent, 0 to 1. */
export function shareOf({ sentBytes, totalBytes }: Pick<TransferProgress, 'sentBytes' | 'totalBytes'>): number {
  return totalBytes > 0 ? Math.min(1, sentBytes / totalBytes) : 0
}
