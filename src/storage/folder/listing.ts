import { lstat, opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Entry } from '../storage.ts'

const pageEntries = 500

async function entryOf(root: string, key: string, name: string): Promise<Entry | undefined> {
  const facts = await stat(join(root, key)).catch(() => null)
  return facts ? { key, name, changedAt: Math.max(facts.mtimeMs, facts.ctimeMs) } : undefined
}

/** A link in the place of a folder below the first ones leads to another owner's files. The site makes none; a first folder may be on another disk. */
export async function isForeignLink(root: string, folder: string): Promise<boolean> {
  return folder.includes('/') && (await lstat(join(root, folder)).catch(() => null))?.isSymbolicLink() === true
}

/** Yields the entries of a folder in pages, so that memory use does not depend on their number; a missing folder has none. */
export async function* listPages(root: string, folder: string): AsyncGenerator<Entry[]> {
  if (await isForeignLink(root, folder)) return
  const names = await opendir(join(root, folder)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return []
    throw error
  })
  let page: Entry[] = []
  for await (const { name } of names) {
    const entry = await entryOf(root, `${folder}/${name}`, name)
    if (entry) page.push(entry)
    if (page.length < pageEntries) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}
