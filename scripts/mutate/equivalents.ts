import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Mutants that behave like the machine for everybody, and why: `{ 'drop guard: form.save of form.editing, candidate 2': 'the reason' }`.
 * Written by hand in `equivalents.ts` beside the machine's tests.
 */
export type Equivalents = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '..', '..')

/** @param folder of the machine's tests, relative to the project */
export async function readEquivalents(folder: string): Promise<Equivalents> {
  const file = join(root, folder, 'equivalents.ts')
  if (!existsSync(file)) return {}
  const { equivalents }: { equivalents: Equivalents } = await import(file)
  return equivalents
}
