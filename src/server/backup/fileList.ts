import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { isMissing, privateMode } from './folders.ts'

/** A list with a line for each file of a backup, next to the seal, which contains the list's hash. */
const listName = 'lucarne-backup.files'

/** Path within the backup with `/`, size in bytes, SHA-256 in hexadecimal where it was computed. */
const entrySchema = z.tuple([z.string().min(1), z.int().nonnegative(), z.hash('sha256').optional()])
type Entry = z.infer<typeof entrySchema>

const bufferedCharacters = 64 * 1024
/** How many damaged files are named; the rest is counted. */
const named = 5

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

export type FileList = AsyncDisposable & {
  /** @param sha256 where it is known */
  add(name: string, bytes: number, sha256?: string): Promise<void>
  /** Takes a file out of the list again. */
  drop(name: string): void
  /** @returns the hash of the list */
  finish(): Promise<string>
}

/** Starts a list. It may be larger than memory, so it is written in parts. */
export async function startList(folder: string): Promise<FileList> {
  const path = join(folder, listName)
  const file = await open(path, 'wx', privateMode)
  let lines = ''
  const dropped = new Set<string>()
  const flush = async (): Promise<void> => {
    const written = lines
    lines = ''
    await file.appendFile(written)
  }
  return {
    async add(name, bytes, sha256) {
      const entry: Entry = sha256 === undefined ? [name, bytes] : [name, bytes, sha256]
      lines += `${JSON.stringify(entry)}\n`
      if (lines.length > bufferedCharacters) await flush()
    },
    drop: (name) => void dropped.add(name),
    async finish() {
      await flush()
      if (dropped.size > 0) await leaveOut(path, dropped)
      return hashOf(path)
    },
    [Symbol.asyncDispose]: () => file.close(),
  }
}

/** Reads the entries of a list one after the other. */
async function* entriesOf(path: string): AsyncGenerator<Entry> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity }))
    yield entrySchema.parse(JSON.parse(line))
}

async function leaveOut(path: string, names: ReadonlySet<string>): Promise<void> {
  const shorter = `${path}.shorter`
  await pipeline(
    async function* lines() {
      for await (const entry of entriesOf(path)) if (!names.has(entry[0])) yield `${JSON.stringify(entry)}\n`
    },
    createWriteStream(shorter, { mode: privateMode }),
  )
  await rename(shorter, path)
}

/** Returns what is wrong with a file, in French; undefined when nothing is. */
async function damageOf(folder: string, [name, size, sha256]: Entry): Promise<string | undefined> {
  const path = join(folder, name)
  const found = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!found) return `${name} manque`
  if (found.size !== size) return `${name} est abîmé (${found.size} au lieu de ${size} octets)`
  if (sha256 === undefined) return undefined
  // An unreadable file has no hash.
  return (await hashOf(path).catch(() => undefined)) === sha256 ? undefined : `${name} est abîmé`
}

/**
 * Compares the files of a backup with its list.
 * @param listHash the list's hash in the seal
 * @returns what is damaged, in French, with the names of the first files; undefined when nothing is
 */
export async function findDamage(folder: string, listHash: string): Promise<string | undefined> {
  const list = join(folder, listName)
  const isGenuine = await hashOf(list).then(
    (hash) => hash === listHash,
    () => false,
  )
  if (!isGenuine) return `${listName} manque ou est abîmé`
  const first: string[] = []
  let others = 0
  for await (const entry of entriesOf(list)) {
    const damage = await damageOf(folder, entry)
    if (damage === undefined) continue
    if (first.length < named) first.push(damage)
    else others += 1
  }
  if (first.length === 0) return undefined
  return [...first, ...(others > 0 ? [`et ${others} de plus`] : [])].join(', ')
}
