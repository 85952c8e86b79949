import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileReader } from '../fileReader.ts'
import { isMissing } from './isMissing.ts'
import { isForeignLink, listPages } from './listing.ts'

async function unlessMissing<Result, Else>(answer: Promise<Result>, otherwise: Else): Promise<Result | Else> {
  return answer.catch((error: unknown) => {
    if (isMissing(error)) return otherwise
    throw error
  })
}

/** The site may remove a file or a folder at any moment: only that one is missing then, and not what lies beside it. */
async function sizesIn(root: string, folder: string, found = new Map<string, number>()): Promise<Map<string, number>> {
  const entries = await unlessMissing(readdir(join(root, folder), { withFileTypes: true }), [])
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`)
  const facts = await Promise.all(files.map(async (key) => [key, await unlessMissing(stat(join(root, key)), undefined)] as const))
  for (const [key, fact] of facts) if (fact) found.set(key, fact.size)
  for (const entry of entries) if (entry.isDirectory()) await sizesIn(root, `${folder}/${entry.name}`, found)
  return found
}

/** Reads the files of a storage that is in a folder, and writes nothing into the folder. */
export function readFolder(root: string): FileReader {
  return {
    list: (folder) => listPages(root, folder),
    sizes: async (folder) => ((await isForeignLink(root, folder)) ? new Map() : sizesIn(root, folder)),
    read: (key, { first, last }) => createReadStream(join(root, key), { start: first, end: last }),
  }
}
