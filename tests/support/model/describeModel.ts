import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { Fixtures } from './fixtures.ts'
import { missingObligations } from './obligations.ts'
import { generatePaths, type Path } from './paths.ts'
import { Recorder } from './recorder.ts'
import { nameOf, runOnMachine } from './run.ts'
import { Script } from './script.ts'

/** Runs the paths on the pure machine; returns the names of the obligations that no path met. */
export async function findMissing(machine: AnyStateMachine, paths: readonly Path[]): Promise<string[]> {
  const recorder = new Recorder(machine)
  for (const path of paths) await runOnMachine(path, new Script(machine, recorder.inspect))
  return missingObligations(machine, recorder.met)
}

/**
 * A test per generated path on the pure machine, then one that lists the obligations that were never met: a transition, a guard that
 * refuses, a state that a history state resumes.
 */
export function describeModel<Machine extends AnyStateMachine>(machine: Machine, fixtures: Fixtures<Machine>): void {
  const paths = generatePaths(machine, fixtures)

  describe(`the ${machine.id} machine follows its model`, () => {
    it.each(paths.map((path) => [nameOf(path), path] as const))('%s', async (_, path) => {
      await runOnMachine(path, new Script<AnyStateMachine>(machine))
    })

    it('meets every obligation', async () => {
      expect(await findMissing(machine, paths)).toEqual([])
    })
  })
}
