import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { StateMachine, type AnyStateMachine } from 'xstate'
import type { AnyFixtures } from '../support/model/fixtures.ts'
import { recordBehaviour } from '../support/model/recordBehaviour.ts'

const root = join(import.meta.dirname, '..', '..')
const files = globSync('tests/machines/**/fixtures.ts', { cwd: root }).toSorted()

async function exportOf<Value>(path: string, isWanted: (value: unknown) => value is Value): Promise<Value> {
  const exported: Record<string, unknown> = await import(join(root, path))
  const found = Object.values(exported).find(isWanted)
  if (!found) throw new Error(`${path} does not export what is looked for`)
  return found
}
const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine
const isFixtures = (value: unknown): value is AnyFixtures =>
  typeof value === 'object' && value !== null && 'inputs' in value && 'done' in value

// A drawing of the machine, not a promise: it shows reviewers what a change of the machine does. «vitest -u» writes it again.
it.each(files)('does what %s has recorded', { timeout: 120_000 }, async (file) => {
  const folder = dirname(file)
  const [source] = globSync(`${folder.replace(/^tests/, 'src')}/*Machine.ts`, { cwd: root })
  const behaviour = await recordBehaviour(await exportOf(source ?? '', isMachine), await exportOf(file, isFixtures))
  await expect(behaviour).toMatchFileSnapshot(join(root, folder, 'behaviour.txt'))
})
