import { opendir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { findDamage } from './fileList.ts'
import { privateMode } from './folders.ts'

/** Written last: a folder with a seal was a complete backup. Its facts about the files show whether the folder still is one. */
export const sealName = 'lucarne-backup.json'
/** PostgreSQL's dump of a backup with the format 2. */
export const dumpName = 'database.dump'

const anySeal = z.object({ format: z.number() })
const listHash = z.hash('sha256')
/** The files of the embedded database, in `database/`. */
const embeddedSeal = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Under `storage/`. */
  files: z.int().nonnegative(),
  /** Under `database/`; absent in the first versions of the seal. */
  databaseFiles: z.int().positive().optional(),
  /** SHA-256 of the list of all files; earlier versions only counted them. */
  listHash: listHash.optional(),
})
/** A dump of a database on PostgreSQL. */
const postgresSeal = z.object({
  format: z.literal(2),
  madeAt: z.iso.datetime(),
  files: z.int().nonnegative(),
  listHash,
  /** names of those that the dumped database has */
  migrations: z.array(z.string()),
  /** name of the newest migration that a version must know to work with the database, if there is any */
  needed: z.string().optional(),
  /** major version of pg_dump; absent in the first versions of the seal, as is the next one */
  dumpedBy: z.int().positive().optional(),
  /** number of files that the database names and the site did not have */
  lost: z.int().nonnegative().optional(),
})
const sealSchema = z.discriminatedUnion('format', [embeddedSeal, postgresSeal])
export type Seal = z.infer<typeof sealSchema>
const knownFormats: ReadonlySet<number> = new Set([1, 2])

type Unsealed<Facts extends Seal> = Omit<Facts, 'madeAt'>

export async function writeSeal(
  folder: string,
  facts: Required<Unsealed<z.infer<typeof embeddedSeal>>> | Unsealed<z.infer<typeof postgresSeal>>,
): Promise<void> {
  await writeFile(join(folder, sealName), `${JSON.stringify({ ...facts, madeAt: new Date().toISOString() } satisfies Seal)}\n`, {
    mode: privateMode,
  })
}

async function countFiles(folder: string): Promise<number> {
  let files = 0
  // One entry at a time: there may be more than fit into memory.
  for await (const entry of await opendir(folder)) {
    if (entry.isDirectory()) files += await countFiles(join(folder, entry.name))
    else if (entry.isFile()) files += 1
  }
  return files
}

async function isWhole(folder: string, seal: Seal): Promise<boolean> {
  if ((await countFiles(join(folder, 'storage'))) !== seal.files) return false
  if (seal.format === 2) return (await stat(join(folder, dumpName))).size > 0
  const database = await countFiles(join(folder, 'database'))
  return database > 0 && database === (seal.databaseFiles ?? database)
}

/**
 * Checks the seal and the files: an interrupted copy of a backup may contain the seal, and a disk may damage files.
 * @throws Error in French, which names the first damaged files
 */
export async function mustBeWhole(folder: string): Promise<Seal> {
  const refusal = `${folder} n’est pas une sauvegarde complète de Lucarne`
  const refuse = (cause: unknown): never => {
    throw new Error(refusal, { cause })
  }
  const written: unknown = await readFile(join(folder, sealName), 'utf8').then(JSON.parse).catch(refuse)
  const { data: found, error: unreadable } = anySeal.safeParse(written)
  if (unreadable) return refuse(unreadable)
  if (!knownFormats.has(found.format)) throw new Error(`la sauvegarde ${folder} vient d’une autre version de Lucarne`)
  const { data: seal, error } = sealSchema.safeParse(written)
  if (error) return refuse(error)
  const damage = seal.listHash === undefined ? undefined : await findDamage(folder, seal.listHash).catch(refuse)
  if (damage !== undefined) throw new Error(`${refusal} : ${damage}`)
  if (!(await isWhole(folder, seal).catch(refuse))) throw new Error(refusal)
  return seal
}
