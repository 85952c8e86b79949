import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine, EventObject } from 'xstate'
import type { AnyFixtures, Fixtures } from './fixtures.ts'
import { Laws } from './laws.ts'
import { marked } from './marked.ts'
import { missingObligations } from './obligations.ts'
import { ObservedRun } from './observe.ts'
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
 * Runs a machine with the events that `next` chooses, until it chooses none or the machine ends.
 * @throws Error at the first step that breaks a law of the house, with the events that led there
 */
export async function keepLaws(
  machine: AnyStateMachine,
  fixtures: AnyFixtures,
  input: unknown,
  next: (possible: readonly EventObject[], step: number) => EventObject | undefined,
): Promise<void> {
  const run = new ObservedRun(machine, input)
  const laws = new Laws(fixtures)
  const events: string[] = []
  const brokenAtStart = laws.begin(run.started)
  if (brokenAtStart.length > 0) throw new Error(`${brokenAtStart.join('; ')} (at the start)`)
  while (run.snapshot.status === 'active') {
    const event = next(run.eventsNow(fixtures), events.length)
    if (!event) break
    events.push(event.type)
    const broken = laws.check(await run.perform(event))
    if (broken.length > 0) throw new Error(`${broken.join('; ')} (${events.join(' → ')})`)
  }
  const timers = run.stop()
  if (timers > 0) throw new Error(`${timers} timers run on after the machine was stopped (${events.join(' → ')})`)
}

/** The same event with texts that no other step has, so that a call with those of an earlier one is noticed. */
function withOwnTexts(event: EventObject, step: number): EventObject {
  const own: object = Object(marked(event, (text) => (text === '' ? text : `${text}~${step}`)))
  return { ...own, type: event.type }
}

/** Random walks: the numbers choose among the events that are possible at each step, so that a failing walk is shortened to its core. */
const walks = fc.array(fc.nat(), { minLength: 1, maxLength: 40 })

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

    it('keeps the laws of the house on every path', { timeout: 120_000 }, async () => {
      for (const { input, steps } of paths) await keepLaws(machine, fixtures, input, (_, step) => steps[step]?.event)
    })

    it.each(fixtures.inputs.map((input, index) => [index + 1, input] as const))(
      'keeps the laws of the house on random walks from input %i',
      { timeout: 120_000 },
      async (_, input) => {
        const walk = (numbers: readonly number[]): Promise<void> =>
          keepLaws(machine, fixtures, input, (possible, step) => {
            const number = numbers[step]
            return number === undefined ? undefined : possible[number % possible.length]
          })
        await fc.assert(fc.asyncProperty(walks, walk), { seed: 1, numRuns: 60 })
      },
    )

    it('calls with the values of the last events on random walks', { timeout: 120_000 }, async () => {
      const walk = (numbers: readonly number[]): Promise<void> =>
        keepLaws(machine, fixtures, fixtures.inputs[0], (possible, step) => {
          const number = numbers[step]
          const event = number === undefined ? undefined : possible[number % possible.length]
          return event && withOwnTexts(event, step)
        })
      await fc.assert(fc.asyncProperty(walks, walk), { seed: 1, numRuns: 60 })
    })

    it('meets every obligation', async () => {
      expect(await findMissing(machine, paths)).toEqual([])
    })
  })
}
