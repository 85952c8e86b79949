import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import exampleEvents from '../../../src/app/inspector/page/exampleEvents.json' with { type: 'json' }
import { importMachines } from '../../../scripts/allMachines.ts'
import type { AnyFixtures } from '../../support/model/fixtures.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const isFixtures = (value: unknown): value is AnyFixtures =>
  typeof value === 'object' && value !== null && 'events' in value && 'inputs' in value

/** Returns the first example of each event of a machine, from its fixtures. */
async function examplesOf(file: string): Promise<[machine: string, events: object][]> {
  const exported: Record<string, unknown> = await import(join(root, file))
  const events = Object.values(exported).find(isFixtures)?.events ?? {}
  const examples = Object.entries(events).flatMap(([type, [example]]) => {
    const { type: _, ...values } = example ?? { type }
    return [[type, values] as const]
  })
  return [[basename(dirname(file)), Object.fromEntries(examples)]]
}

describe('the examples of events that the inspector’s form begins with', () => {
  it('are those of the fixtures', async () => {
    const files = globSync('tests/machines/**/fixtures.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
    const examples = (await Promise.all(files.toSorted().map(examplesOf))).flat()
    const text = `${JSON.stringify(Object.fromEntries(examples), null, 2)}\n`
    await expect(text).toMatchFileSnapshot(join(root, 'src', 'app', 'inspector', 'page', 'exampleEvents.json'))
  })

  it('have every event of every machine with all its values', async () => {
    const machines = await importMachines()
    const missing = machines.flatMap(({ machine }) => {
      const known: Readonly<Record<string, unknown>> = Object(Reflect.get(exampleEvents, machine.id))
      return machine.events
        .filter((type) => type.includes('.') && !type.startsWith('xstate.') && !(type in known))
        .map((type) => [machine.id, type])
    })
    expect(missing).toEqual([])
    expect(exampleEvents.toggle['toggle.press']).toEqual({ isOn: false, isSignedIn: true })
    expect(exampleEvents.session['session.login']).toHaveProperty('form.email')
  })
})
