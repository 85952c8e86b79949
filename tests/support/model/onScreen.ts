import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject } from 'xstate'
import type { Fixtures } from './fixtures.ts'
import { Looks, nameOfState, type SameLook, type Trail } from './looks.ts'
import { candidatesOf, missingObligations } from './obligations.ts'
import { generatePaths, type Path } from './paths.ts'
import { Recorder } from './recorder.ts'
import { expectValue, nameOf } from './run.ts'
import { isScripted, performScripted, Script, type Scriptable } from './script.ts'

/** Sends events to the actor of the screen, for facts from outside of it. */
type ScreenHandle = { send?(event: EventObject): void }
type Send<Machine extends AnyStateMachine> = (event: EventFromLogic<Machine>) => void

/** How a user, or the environment, causes an event. */
export type Doer<Event, Machine extends AnyStateMachine> = {
  /** `send` is for facts from outside the screen: the network, another tab, the server */
  act(event: Event, send: Send<Machine>): Promise<void> | void
  /** the control that a user presses: it must be absent or disabled whenever the machine does not handle the event */
  control?: () => HTMLElement | null
}

/** A screen to be compared with the model of its machine. A state or an event without an entry is an error. */
export type ScreenModel<Machine extends Scriptable<Machine>> = {
  machine: Machine
  fixtures: Fixtures<Machine>
  /** Renders the screen with the scripted machine. Returns a function that sends it facts, where there are any. */
  mount: (script: Script<Machine>, input: unknown) => Promise<ScreenHandle> | ScreenHandle
  do: { [Type in EventFromLogic<Machine>['type']]: Doer<Extract<EventFromLogic<Machine>, { type: Type }>, Machine> }
  /** what must be visible in each state, and in no other, by its path below the root: 'signedOut.quiet' */
  see: Readonly<Record<string, () => void>>
  /** states that look the same, where a person cannot and need not tell them apart */
  sameLook?: readonly SameLook[]
}

/** The common type of the entries, once the compiler has checked each of them. */
function driversOf<Machine extends Scriptable<Machine>>(screen: ScreenModel<Machine>): Record<string, Doer<EventObject, Machine>> {
  return screen.do
}

/** Whether the control exists and can be used. happy-dom's `:disabled` does not know of disabled fieldsets. */
export function isOffered(control: HTMLElement | null): boolean {
  if (control === null) return false
  return !control.matches(':disabled, [aria-disabled="true"], [data-disabled]') && control.closest('fieldset[disabled]') === null
}

function listensTo(snapshot: AnyMachineSnapshot, eventType: string): boolean {
  return snapshot._nodes.some((node) => candidatesOf(node, eventType).length > 0)
}

/** Compares the screen with the machine's current state. */
function look<Machine extends Scriptable<Machine>>(
  screen: ScreenModel<Machine>,
  script: Script<Machine>,
  looks: Looks,
  trail: Trail,
): void {
  const active = script.snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
  for (const node of active) {
    const see = screen.see[nameOfState(node)]
    if (!see) throw new Error(`Nothing says what is seen in «${nameOfState(node)}»`)
    see()
  }
  looks.compare(active, trail)
  for (const [eventType, { control }] of Object.entries(driversOf(screen))) {
    if (control && !listensTo(script.snapshot, eventType) && isOffered(control()))
      throw new Error(`The screen offers «${eventType}» in ${JSON.stringify(script.snapshot.value)}, the machine does not listen`)
  }
}

async function perform<Machine extends Scriptable<Machine>>(
  screen: ScreenModel<Machine>,
  script: Script<Machine>,
  event: EventObject,
  send: (event: EventObject) => void,
): Promise<void> {
  if (isScripted(event)) {
    await act(() => performScripted(script, event))
    return
  }
  const doer = driversOf(screen)[event.type]
  if (!doer) throw new Error(`Nothing says how «${event.type}» is done`)
  if (doer.control && !isOffered(doer.control())) {
    const stand = JSON.stringify(script.snapshot.value)
    if (script.snapshot.can(event)) throw new Error(`The screen does not offer «${event.type}» in ${stand}, the machine would take it`)
    // Neither the machine nor the screen accepts it.
    send(event)
    return
  }
  // user-event has its own act().
  await doer.act(event, send)
}

export const looksOf = <Machine extends Scriptable<Machine>>({ machine, see, sameLook }: ScreenModel<Machine>): Looks =>
  new Looks(machine, see, sameLook)

/** Runs a path on the screen. @throws Error as soon as machine or screen differ from it */
export async function runOnScreen<Machine extends Scriptable<Machine>>(
  screen: ScreenModel<Machine>,
  path: Path,
  script: Script<Machine>,
  looks: Looks,
): Promise<void> {
  const mounted = await screen.mount(script, path.input)
  const send = (event: EventObject): void => {
    if (!mounted.send) throw new Error('mount gave no way in for facts')
    act(() => mounted.send?.(event))
  }
  expectValue(script, path.startsIn, 'start')
  let trail = looks.start.after(path.input)
  look(screen, script, looks, trail)
  for (const { event, leadsTo } of path.steps) {
    await perform(screen, script, event, send)
    expectValue(script, leadsTo, event.type)
    trail = trail.after(event)
    look(screen, script, looks, trail)
  }
}

/** A test per generated path on the screen, then one that lists the obligations never met there, and one the states that look the same. */
export function describeOnScreen<Machine extends Scriptable<Machine>>(name: string, screen: ScreenModel<Machine>): void {
  const paths = generatePaths<AnyStateMachine>(screen.machine, screen.fixtures)
  const recorder = new Recorder(screen.machine)
  const looks = looksOf(screen)
  const run: string[] = []

  describe(`${name} follows the ${screen.machine.id} machine`, () => {
    afterEach(() => cleanup())

    it.each(paths.map((path) => [nameOf(path), path] as const))('%s', async (pathName, path) => {
      run.push(pathName)
      await runOnScreen(screen, path, new Script<Machine>(screen.machine, recorder.inspect), looks)
    })

    it('meets every obligation', () => {
      // When it is run alone (-t), no path has run before.
      const missing = run.length === paths.length ? missingObligations(screen.machine, recorder.met) : []
      expect(missing).toEqual([])
    })

    it('tells its states apart', () => {
      expect(run.length === paths.length ? looks.faults : []).toEqual([])
    })
  })
}
