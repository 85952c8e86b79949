import { constants, copyFile, link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'

const holderSchema = z.object({ pid: z.int(), start: z.string().nullable(), host: z.string(), token: z.uuid() })
/** A process that holds or held a lock. `start` distinguishes two processes that had the same pid. */
export type Holder = z.infer<typeof holderSchema>

/** `holder` is null when the file cannot be read, because a power cut interrupted its writer. */
export type Entry = { path: string; token: string; holder: Holder | null }

/**
 * Reads the lock file and the take-over files after it. A take-over never deletes a file, because another process might have just created
 * it. It creates `<lock>.<token of the former holder>`, which only one process can. The last one in the chain holds the lock.
 */
export async function readChain(root: string): Promise<Entry[]> {
  const chain: Entry[] = []
  let entry = await readEntry(root)
  while (entry) {
    chain.push(entry)
    entry = await readEntry(`${root}.${entry.token}`)
  }
  return chain
}

/**
 * Takes the lock over from the last holder of a chain, or takes it when there is none.
 * @returns false when another process was faster
 */
export async function append(root: string, last: Entry | undefined, mine: Holder): Promise<boolean> {
  const path = last ? `${root}.${last.token}` : root
  if (!(await createWhole(path, JSON.stringify(mine)))) return false
  const chain = await readChain(root)
  if (chain.at(-1)?.token !== mine.token) {
    // The chain that was read is gone: another process had already taken over from its last entry, and its file became the new root.
    await rm(path, { force: true })
    return false
  }
  if (path !== root) await rename(path, root)
  await removeFollowers(root)
  return true
}

/** Creates a file that never appears empty, unless it exists. @returns whether it was created */
async function createWhole(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${process.pid}.${performance.now()}.draft`
  await writeFile(draft, text, { mode: 0o600 })
  try {
    // Not every file system has links. There, a reader retries until the copy is complete.
    await link(draft, path).catch((error: unknown) =>
      isExisting(error) ? Promise.reject(error) : copyFile(draft, path, constants.COPYFILE_EXCL),
    )
    return true
  } catch (error) {
    if (isExisting(error)) return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

async function readEntry(path: string): Promise<Entry | null> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const text = await readFile(path, 'utf8').catch(() => null)
    if (text === null) return null
    const holder = holderSchema.safeParse(parseJson(text))
    if (holder.success) return { path, token: holder.data.token, holder: holder.data }
    await delay(50)
  }
  return { path, token: 'unreadable', holder: null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Deletes the files of earlier take-overs; only the lock's holder may. A process that is creating such a file right now finds out by
 * reading the chain.
 */
async function removeFollowers(root: string): Promise<void> {
  const names = await readdir(dirname(root))
  const followers = names.filter((name) => name.startsWith(`${basename(root)}.`) && !name.endsWith('.draft'))
  await Promise.all(followers.map((name) => rm(join(dirname(root), name), { force: true })))
}
