import { constants } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { moveDurably } from '../../storage/folder/durable.ts'
import { isMissing, privateFolderMode, privateMode } from './folders.ts'
import { sealName } from './seal.ts'

type Put = (from: string, to: string) => Promise<unknown>

/** Files of the data folder besides the database and the storage; they may be missing. */
const extras = ['demo-accounts.json']

export async function copy(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE)
}

/** @returns the number of files */
export async function copyTree(from: string, to: string, put: Put = copy): Promise<number> {
  const like = await stat(from).catch(() => ({ mode: privateFolderMode }))
  await mkdir(to, { recursive: true, mode: like.mode & 0o777 })
  let files = 0
  for (const entry of await readdir(from, { withFileTypes: true }).catch((error: unknown) =>
    isMissing(error) ? [] : Promise.reject(error),
  )) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) files += await copyTree(source, target, put)
    else if (entry.isFile()) {
      await put(source, target)
      files += 1
    }
  }
  return files
}

/** Copies a file that only this account may read from then on. */
export async function copyPrivately(from: string, to: string): Promise<void> {
  await copy(from, to)
  await chmod(to, privateMode)
}

export async function copyExtras(from: string, to: string, put: Put): Promise<void> {
  for (const name of extras) {
    await put(join(from, name), join(to, name)).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
  }
}

/**
 * Moves the contents of a folder into another, the seal last: until then the target is no backup. After a failure, the target is as empty
 * as before.
 */
export async function moveContents(from: string, to: string): Promise<void> {
  const names = (await readdir(from)).filter((name) => name !== sealName)
  try {
    for (const name of [...names, sealName]) await moveDurably(join(from, name), join(to, name))
  } catch (error) {
    for (const name of [sealName, ...names]) await rm(join(to, name), { recursive: true, force: true })
    throw error
  }
}
