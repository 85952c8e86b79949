import { globSync } from 'node:fs'
import { join } from 'node:path'
import { StateMachine, type AnyStateMachine } from 'xstate'

const root = join(import.meta.dirname, '..')

/** Imports every machine of the product, in alphabetical order of its files. `file` is relative to the project, with slashes. */
export async function importMachines(): Promise<{ file: string; machine: AnyStateMachine }[]> {
  const files = globSync('src/{app,machines}/**/*Machine.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const machines: { file: string; machine: AnyStateMachine }[] = []
  for (const file of files.sort()) {
    const exported: Record<string, unknown> = await import(join(root, file))
    for (const value of Object.values(exported)) if (value instanceof StateMachine) machines.push({ file, machine: value })
  }
  return machines
}
