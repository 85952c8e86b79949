import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { moveDurably, sync, syncFolders } from './durable.ts'
import { randomName } from './keys.ts'

/** What of a storage is needed here. */
type Place = { url(key: string): string; path(key: string): string; tempPath(extension?: string): string }

/** Keys of a content's media: of a file in a folder of its own, or of one picture. */
export type ContentKeys = {
  playlist_key: string | null
  storyboard_key: string | null
  poster_key: string | null
  thumbnail_key: string | null
}

/** Files that are linked at once: each waits for the disk alone. */
const linkedAtOnce = 8

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
      throw error
    },
  )
}

/** Stored files are never written again: a second name is as good as a copy, where the file system has one to give. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
    await sync(to)
  }
}

async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to)
  const entries = (await readdir(from, { withFileTypes: true })).values()
  const next = async (): Promise<void> => {
    for (const entry of entries) {
      const [source, target] = [join(from, entry.name), join(to, entry.name)]
      await (entry.isDirectory() ? linkTree(source, target) : linkOrCopy(source, target))
    }
  }
  await Promise.all(Array.from({ length: linkedAtOnce }, next))
}

/** The cues of a storyboard name their picture by its whole address. */
async function readdress(path: string, from: string, to: string): Promise<void> {
  const cues = await readFile(path, 'utf8')
  // Not written over: under its other name it is the same file.
  await rm(path)
  await writeFile(path, cues.replaceAll(`${from}/`, `${to}/`), { flush: true })
}

/** Calls `copy`, unless nothing lies at the path: what was there is not given out any more. @returns what it answers, else the key */
async function unlessGone(path: string, made: string, key: string, copy: () => Promise<string>): Promise<string> {
  try {
    return await copy()
  } catch (error) {
    await rm(made, { recursive: true, force: true })
    if (await exists(path)) throw error
    return key
  }
}

/** Another name beside its own for the folder that a key's file lies in. */
async function copyFolder({ path, tempPath, url }: Place, key: string): Promise<string> {
  const folder = dirname(key)
  const renamed = `${dirname(folder)}/${randomName()}`
  const made = tempPath()
  return unlessGone(path(folder), made, key, async () => {
    await linkTree(path(folder), made)
    const cues = join(made, basename(key))
    if (extname(key) === '.vtt' && (await exists(cues))) await readdress(cues, url(folder), url(renamed))
    await moveDurably(made, path(renamed), syncFolders)
    return `${renamed}/${basename(key)}`
  })
}

/** The same for one picture. */
async function copyPicture({ path, tempPath }: Place, key: string): Promise<string> {
  const renamed = `${dirname(key)}/${randomName()}${extname(key)}`
  const made = tempPath(extname(key))
  return unlessGone(path(key), made, key, async () => {
    await copyFile(path(key), made, constants.COPYFILE_FICLONE)
    await moveDurably(made, path(renamed))
    return renamed
  })
}

/**
 * Gives what lies under a content's keys other names beside those it has.
 * @returns the other keys; those under which nothing lies stay what they are
 */
export async function copyUnderNewNames(place: Place, keys: ContentKeys): Promise<ContentKeys> {
  const copied = async (key: string | null, copy: typeof copyFolder): Promise<string | null> => key && copy(place, key)
  return {
    playlist_key: await copied(keys.playlist_key, copyFolder),
    storyboard_key: await copied(keys.storyboard_key, copyFolder),
    poster_key: await copied(keys.poster_key, copyPicture),
    thumbnail_key: await copied(keys.thumbnail_key, copyPicture),
  }
}
