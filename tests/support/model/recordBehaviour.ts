import type { AnyStateMachine, EventObject, StateValue } from 'xstate'
import { shortNameOf, stateNames } from '../../../src/app/inspector/names.ts'
import { AppError } from '../../../src/shared/errors.ts'
import type { AnyFixtures } from './fixtures.ts'
import { type Observed, ObservedRun } from './observe.ts'
import { generatePaths } from './paths.ts'

/** JSON of a value, where errors, files and actors are named. */
function textOf(value: unknown): string {
  const named = JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof AppError) return `AppError ${part.code}`
    if (part instanceof Error) return `${part.name}: ${part.message}`
    // Not `instanceof`: a process that has run tests of screens has another class of this name.
    const kind = Object.prototype.toString.call(part)
    if (kind === '[object File]' || kind === '[object Blob]') return kind
    // Actors are numbered through the whole process.
    if (typeof part === 'object' && part !== null && 'xstate$$type' in part) return 'an actor'
    if (part instanceof Set || part instanceof Map) return [...part]
    return part
  })
  return withoutUuids(named ?? 'undefined')
}

const withoutUuids = (text: string): string => text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'a UUID')

/** What an event carries besides its type. */
function payloadOf(event: EventObject): string {
  // The id of an actor is part of the event's type.
  const text = textOf({ ...event, type: undefined, actorId: undefined })
  return text === '{}' ? '' : ` ${text}`
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`)

function doneLines({ asked, effects, facts, delays }: Pick<Observed, 'asked' | 'effects' | 'facts' | 'delays'>): string[] {
  return [
    ...asked.map(({ id, input }) => `calls ${withoutUuids(id)} ${textOf(input)}`),
    ...delays.map((delay) => `waits ${delay} ms`),
    ...effects.map(({ type, params }) => `does ${type} ${textOf(params)}`),
    ...facts.map((fact) => `says ${fact.type}${payloadOf(fact)}`),
  ]
}

const stateLine = (value: StateValue): string => `is ${stateNames(value)}`

function linesOf(observed: Observed): string[] {
  const { event, before, after } = observed
  const changed = Object.keys(after.context).filter((field) => textOf(before.context[field]) !== textOf(after.context[field]))
  const stopped = Object.keys(before.children).filter((id) => after.children[id] === undefined && !event.type.endsWith(`.${id}`))
  return [
    `  ${shortNameOf(event.type)}${payloadOf(event)}`,
    ...indented([
      stateLine(after.value),
      ...changed.map((field) => `keeps ${field} ${textOf(after.context[field])}`),
      ...stopped.map((id) => `stops ${id}`),
      ...doneLines(observed),
    ]),
  ]
}

/**
 * What a machine does on each of its generated paths, for readers: states, changed context, calls with their inputs, effects, facts. Steps
 * that an earlier path has shown are left out.
 */
export async function recordBehaviour(machine: AnyStateMachine, fixtures: AnyFixtures): Promise<string> {
  const shown = new Set<string>()
  const lines = [`What ${machine.id} does on each path of its model. Written by the tests: a change is a change of behaviour.`]
  for (const path of generatePaths(machine, fixtures)) {
    const run = new ObservedRun(machine, path.input)
    const number = fixtures.inputs.indexOf(path.input) + 1
    if (!shown.has(`input ${number}`)) {
      shown.add(`input ${number}`)
      const { started } = run
      lines.push('', `input ${number} ${textOf(path.input)}`, ...indented([stateLine(started.after.value), ...doneLines(started)]))
    }
    let prefix = `input ${number}`
    const names: string[] = []
    const added: string[] = []
    for (const { event } of path.steps) {
      const observed = await run.perform(event)
      prefix += ` → ${shortNameOf(event.type)}${payloadOf(event)}`
      if (shown.has(prefix)) names.push(shortNameOf(event.type))
      else added.push(...linesOf(observed))
      shown.add(prefix)
    }
    run.stop()
    if (added.length > 0) {
      lines.push('', [`input ${number}`, ...names].join(' → '), ...added)
    }
  }
  return `${lines.join('\n')}\n`
}
