import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { isMissing } from './folders.ts'

/** A list with a line for each file of a backup, next to the seal, which contains the list's hash. */
const listName = 'lucarne-backup.files'

/** Path within the backup with `/`, size in bytes, SHA-256 in hexadecimal where it was computed. */
const entrySchema = z.tuple([z.string().min(1), z.int().nonnegative(), z.hash('sha256').optional()])
type Entry = z.infer<typeof entrySchema>

const bufferedCharacters = 64 * 1024
/** How many damaged files are named; the rest is counted. */
const named = 5

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

export type FileList = AsyncDisposable & {
  /**
   * @param source the original of the copy at `path`: it is hashed, so that damage to the copy is found
   * @param withHash reads the whole file
   */
  add(path: string, source: string, withHash: boolean): Promise<void>
  /** @returns the hash of the list */
  finish(): Promise<string>
}

/** Starts a list. It may be larger than memory, so it is written in parts. */
export async function startList(folder: string): Promise<FileList> {
  const path = join(folder, listName)
  const file = await open(path, 'wx')
  let lines = ''
  const flush = async (): Promise<void> => {
    await file.appendFile(lines)
    lines = ''
  }
  return {
    async add(name, source, withHash) {
      const { size } = await stat(source)
      const entry: Entry = withHash ? [name, size, await hashOf(source)] : [name, size]
      lines += `${JSON.stringify(entry)}\n`
      if (lines.length > bufferedCharacters) await flush()
    },
    async finish() {
      await flush()
      return hashOf(path)
    },
    [Symbol.asyncDispose]: () => file.close(),
  }
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
  for await (const line of createInterface({ input: createReadStream(list), crlfDelay: Infinity })) {
    const damage = await damageOf(folder, entrySchema.parse(JSON.parse(line)))
    if (damage === undefined) continue
    if (first.length < named) first.push(damage)
    else others += 1
  }
  if (first.length === 0) return undefined
  return [...first, ...(others > 0 ? [`et ${others} de plus`] : [])].join(', ')
}
