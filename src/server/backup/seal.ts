import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { findDamage } from './fileList.ts'

/** Written last: a folder with a seal was a complete backup. Its facts about the files show whether the folder still is one. */
export const sealName = 'lucarne-backup.json'
const format = 1

const anySeal = z.object({ format: z.number() })
const sealSchema = z.object({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  /** Under `storage/`. */
  files: z.int().nonnegative(),
  /** Under `database/`; absent in the first versions of the seal. */
  databaseFiles: z.int().positive().optional(),
  /** SHA-256 of the list of all files; earlier versions only counted them. */
  listHash: z.hash('sha256').optional(),
})
type Seal = z.infer<typeof sealSchema>

export async function writeSeal(folder: string, facts: Required<Pick<Seal, 'files' | 'databaseFiles' | 'listHash'>>): Promise<void> {
  await writeFile(join(folder, sealName), `${JSON.stringify({ format, madeAt: new Date().toISOString(), ...facts } satisfies Seal)}\n`)
}

async function countFiles(folder: string): Promise<number> {
  return (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length
}

async function isWhole(folder: string, { files, databaseFiles }: Seal): Promise<boolean> {
  const database = await countFiles(join(folder, 'database'))
  return database > 0 && database === (databaseFiles ?? database) && (await countFiles(join(folder, 'storage'))) === files
}

/**
 * Checks the seal and the files: an interrupted copy of a backup may contain the seal, and a disk may damage files.
 * @throws Error in French, which names the first damaged files
 */
export async function mustBeWhole(folder: string): Promise<void> {
  const refusal = `${folder} n’est pas une sauvegarde complète de Lucarne`
  const refuse = (cause: unknown): never => {
    throw new Error(refusal, { cause })
  }
  const written: unknown = await readFile(join(folder, sealName), 'utf8').then(JSON.parse).catch(refuse)
  const { data: found, error: unreadable } = anySeal.safeParse(written)
  if (unreadable) return refuse(unreadable)
  if (found.format !== format) throw new Error(`la sauvegarde ${folder} vient d’une autre version de Lucarne`)
  const { data: seal, error } = sealSchema.safeParse(written)
  if (error) return refuse(error)
  const damage = seal.listHash === undefined ? undefined : await findDamage(folder, seal.listHash).catch(refuse)
  if (damage !== undefined) throw new Error(`${refusal} : ${damage}`)
  if (!(await isWhole(folder, seal).catch(refuse))) throw new Error(refusal)
}
