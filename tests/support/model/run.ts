import { createActor } from 'xstate'
import { shortNameOf, stateNames } from '../../../src/app/inspector/names.ts'
import type { Path } from './paths.ts'
import { isScripted, performScripted, type Script } from './script.ts'

/** «a → b: state», so that the name of a failing test contains the steps to reproduce it. */
export function nameOf(path: Path): string {
  const steps = path.steps.map(({ event }) => shortNameOf(event.type))
  const end = path.steps.at(-1)?.leadsTo ?? path.startsIn
  return `${steps.length === 0 ? 'starts' : steps.join(' → ')}: ${stateNames(end)}`
}

/** Runs a path on the pure machine, with scripted actors. @throws Error as soon as it differs from the path */
export async function runOnMachine(path: Path, script: Script): Promise<void> {
  const actor = createActor(script.machine, { input: path.input, clock: script.clock, inspect: script.inspect })
  actor.start()
  expectValue(script, path.startsIn, 'start')
  for (const { event, leadsTo } of path.steps) {
    if (isScripted(event)) await performScripted(script, event)
    else actor.send(event)
    expectValue(script, leadsTo, event.type)
  }
  actor.stop()
}

/** Whether the machine is in the state of the path. */
export function expectValue(script: Script, expected: unknown, after: string): void {
  const { status, value, error } = script.snapshot
  if (status === 'error') throw new Error(`${script.machine.id} stopped after ${after}`, { cause: error })
  const [found, wanted] = [JSON.stringify(value), JSON.stringify(expected)]
  if (found !== wanted) throw new Error(`${script.machine.id} stands in ${found} after ${after}, the model says ${wanted}`)
}
