import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Written last: a folder that has it was a whole backup. What it counts tells whether the folder still is one. */
export const sealName = 'lucarne-backup.json'
const format = 1

const anySeal = z.object({ format: z.number() })
const sealSchema = z.object({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  /** Under `storage/`. */
  files: z.int().nonnegative(),
  /** Under `database/`; the first seals did not count them. */
  databaseFiles: z.int().positive().optional(),
})
type Seal = z.infer<typeof sealSchema>

export async function writeSeal(folder: string, counts: Required<Pick<Seal, 'files' | 'databaseFiles'>>): Promise<void> {
  await writeFile(join(folder, sealName), `${JSON.stringify({ format, madeAt: new Date().toISOString(), ...counts } satisfies Seal)}\n`)
}

async function countFiles(folder: string): Promise<number> {
  return (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length
}

async function isWhole(folder: string, { files, databaseFiles }: Seal): Promise<boolean> {
  const database = await countFiles(join(folder, 'database'))
  return database > 0 && database === (databaseFiles ?? database) && (await countFiles(join(folder, 'storage'))) === files
}

/**
 * A copy of a backup that was cut short may well have its seal, so the files are counted too.
 * @throws Error in French
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
  if (!(await isWhole(folder, seal).catch(refuse))) throw new Error(refusal)
}
