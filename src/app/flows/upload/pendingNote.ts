import { siteStorage } from '../../../components/browserStorage.ts'

const nameOf = (userId: string): string => `uploads.${userId}`

/** Remembers, outside IndexedDB, whether a user has begun uploads: only then a page loads the code that goes on with them. */
export function notePendingUploads(userId: string, hasPending: boolean): void {
  if (hasPending) siteStorage.set(nameOf(userId), 'pending')
  else siteStorage.remove(nameOf(userId))
}

export const hasPendingUploads = (userId: string): boolean => siteStorage.get(nameOf(userId)) !== null
