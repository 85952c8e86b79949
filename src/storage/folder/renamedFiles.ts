import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { moveDurably, sync, syncFolders } from './durable.ts'
import { isMissing } from './isMissing.ts'
import { randomName, renamedPicture } from '../keys.ts'
import { type ContentKeys, copyEach } from '../newNames.ts'
import { linkOrCopy } from './linkOrCopy.ts'

type Place = { url(key: string): string; path(key: string): string; tempPath(extension?: string): string }

/** How many files are linked concurrently: each link waits for the disk. */
const linkedAtOnce = 8

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false
      throw error
    },
  )
}

async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to)
  const entries = (await readdir(from, { withFileTypes: true })).values()
  const next = async (): Promise<void> => {
    for (const entry of entries) {
      const [source, target] = [join(from, entry.name), join(to, entry.name)]
      if (entry.isDirectory()) await linkTree(source, target)
      else if ((await linkOrCopy(source, target)) === 'copied') await sync(target)
    }
  }
  await Promise.all(Array.from({ length: linkedAtOnce }, next))
}

/** Replaces the addresses in a storyboard's cues, which contain the full address of their picture. */
async function readdress(path: string, from: string, to: string): Promise<void> {
  const cues = await readFile(path, 'utf8')
  // Not overwritten: the hard link under the other name is the same file.
  await rm(path)
  await writeFile(path, cues.replaceAll(`${from}/`, `${to}/`), { flush: true })
}

/**
 * Calls `copy`. When it fails because the path does not exist, the key is kept: a missing file has no public address.
 * @returns the result of `copy`, else the key
 */
async function unlessGone(path: string, made: string, key: string, copy: () => Promise<string>): Promise<string> {
  try {
    return await copy()
  } catch (error) {
    await rm(made, { recursive: true, force: true })
    if (await exists(path)) throw error
    return key
  }
}

/** Copies the folder of a key's file to a new name next to it. */
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

/** Copies one picture to a new name next to it. */
async function copyPicture({ path, tempPath }: Place, key: string): Promise<string> {
  const renamed = `${dirname(key)}/${renamedPicture(key)}`
  const made = tempPath(extname(key))
  return unlessGone(path(key), made, key, async () => {
    await copyFile(path(key), made, constants.COPYFILE_FICLONE)
    await moveDurably(made, path(renamed))
    return renamed
  })
}

/**
 * Copies the files under a content's keys to new names next to them.
 * @returns the new keys; a key without a file stays unchanged
 */
export async function copyUnderNewNames(place: Place, keys: ContentKeys): Promise<ContentKeys> {
  return copyEach(
    keys,
    (key) => copyFolder(place, key),
    (key) => copyPicture(place, key),
  )
}
