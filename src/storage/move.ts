import { createReadStream } from 'node:fs'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { download } from './download.ts'
import { hashOfKey, ownersFolders } from './fileReader.ts'
import { keys } from './keys.ts'
import { inParallel } from './inParallel.ts'
import type { Storage } from './storage.ts'

const copiedAtOnce = 4

/** `copied`: files that this run has copied; `kept`: those that an earlier run had copied; `removed`: copies whose file is gone */
export type Moved = { copied: number; kept: number; removed: number; bytes: number }

const headerSchema = z.object({ to: z.string() })
const lineSchema = z.object({ key: z.string(), bytes: z.number() })

/** What earlier runs have copied and verified, by key. A file never changes under its key. */
async function readJournal(path: string, to: string): Promise<Map<string, number>> {
  const known = new Map<string, number>()
  const start = async (): Promise<Map<string, number>> => {
    await writeFile(path, `${JSON.stringify({ to })}\n`, { flush: true })
    return known
  }
  const first = (await readFile(path, 'utf8').catch(() => '')).split('\n', 1)[0] ?? ''
  const header = headerSchema.safeParse(parseLine(first))
  if (header.data?.to !== to) return start()
  for await (const line of createInterface({ input: createReadStream(path) })) {
    // The last line may have been cut by a crash.
    const { data } = lineSchema.safeParse(parseLine(line))
    if (data) known.set(data.key, data.bytes)
  }
  return known
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Copies a file and reads it again. @throws Error in French when the copy differs */
async function copyFile(from: Storage, to: Storage, key: string, bytes: number): Promise<void> {
  const path = to.tempPath()
  let sent: string
  try {
    sent = await download(from, key, bytes, path)
    await to.adopt(path, key)
  } finally {
    await rm(path, { force: true })
  }
  if ((await hashOfKey(to, key, bytes)) !== sent) throw new Error(`la copie de ${key} diffère de l’original`)
}

/** Copies the file that names the site's database, at last: a copy without it is not finished. */
async function copyMark(from: Storage, to: Storage): Promise<void> {
  if (await from.disk.exists(keys.site)) await to.disk.put(keys.site, await from.disk.get(keys.site))
}

/**
 * Copies all files of a storage to another one, and verifies each by its checksum. Called again, it copies what is new, and removes what is
 * gone: the site may run meanwhile, but not the last time. The first storage is not changed.
 * @param options.journal path of a file that records what was copied
 * @param options.onFile called for each copied file, with its bytes
 */
export async function moveStorage(
  from: Storage,
  to: Storage,
  { journal, onFile }: { journal: string; onFile: (bytes: number) => void },
): Promise<Moved> {
  const known = await readJournal(journal, to.place)
  const moved: Moved = { copied: 0, kept: 0, removed: 0, bytes: 0 }
  const present = new Set<string>()
  for await (const folder of ownersFolders(from)) {
    const [files, copies] = await Promise.all([from.sizes(folder), to.sizes(folder)])
    await inParallel([...files], copiedAtOnce, async ([key, bytes]) => {
      present.add(key)
      if (known.get(key) === bytes && copies.get(key) === bytes) {
        moved.kept += 1
        return
      }
      await copyFile(from, to, key, bytes)
      await appendFile(journal, `${JSON.stringify({ key, bytes })}\n`, { flush: true })
      moved.copied += 1
      moved.bytes += bytes
      onFile(bytes)
    })
  }
  // A video that became private meanwhile has other names: its former ones must not be readable in the copy.
  for (const key of known.keys()) {
    if (present.has(key)) continue
    if (await to.disk.exists(key)) moved.removed += 1
    await to.remove(key)
  }
  await copyMark(from, to)
  return moved
}
