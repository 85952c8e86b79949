import { constants, copyFile, link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'

const holderSchema = z.object({ pid: z.int(), start: z.string().nullable(), host: z.string(), token: z.uuid() })
/** Who holds or held a lock. `start` tells two processes apart that had the same number. */
export type Holder = z.infer<typeof holderSchema>

/** `holder` is null when the file cannot be read: its writer lost power half-way. */
export type Entry = { path: string; token: string; holder: Holder | null }

/**
 * Reads the lock file and, after it, who took it over from whom. A take-over never removes a file, which another process might
 * have made a moment ago: it adds `<lock>.<token of the one before>`, and only one process can. The last one holds the lock.
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
 * Takes the lock over from the last of a chain, or takes it when there is none.
 * @returns false when somebody was quicker
 */
export async function append(root: string, last: Entry | undefined, mine: Holder): Promise<boolean> {
  const path = last ? `${root}.${last.token}` : root
  if (!(await createWhole(path, JSON.stringify(mine)))) return false
  const chain = await readChain(root)
  if (chain.at(-1)?.token !== mine.token) {
    // The chain that was read is gone: its last one had already been followed, and the follower become its beginning.
    await rm(path, { force: true })
    return false
  }
  if (path !== root) await rename(path, root)
  await removeFollowers(root)
  return true
}

/** Makes a file that is never seen empty, unless it is there. @returns whether it was made */
async function createWhole(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${process.pid}.${performance.now()}.draft`
  await writeFile(draft, text, { mode: 0o600 })
  try {
    // Not every file system has links; there, a reader waits for the copy to end.
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

/** What earlier take-overs left; only who holds the lock may. A follower that is just being made finds out by reading the chain. */
async function removeFollowers(root: string): Promise<void> {
  const names = await readdir(dirname(root))
  const followers = names.filter((name) => name.startsWith(`${basename(root)}.`) && !name.endsWith('.draft'))
  await Promise.all(followers.map((name) => rm(join(dirname(root), name), { force: true })))
}
