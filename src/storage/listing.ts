import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What lies directly in a folder of the storage. `changedAt`: milliseconds since 1970 when it was last written or moved. */
export type Entry = { key: string; name: string; changedAt: number }

const pageEntries = 500

async function entryOf(root: string, key: string, name: string): Promise<Entry | undefined> {
  const facts = await stat(join(root, key)).catch(() => null)
  return facts ? { key, name, changedAt: Math.max(facts.mtimeMs, facts.ctimeMs) } : undefined
}

/** The entries of a folder in pages, so that memory stays the same however many there are; a folder that is not there has none. */
export async function* listPages(root: string, folder: string): AsyncGenerator<Entry[]> {
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
