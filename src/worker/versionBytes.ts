import type { Storage } from '../storage/storage.ts'

/** Returns what the files of a version take. @param playlistKey of its master playlist, or of its only file */
export async function versionBytes(storage: Pick<Storage, 'sizes'>, playlistKey: string): Promise<number> {
  const sizes = await storage.sizes(playlistKey.slice(0, playlistKey.lastIndexOf('/')))
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
}
