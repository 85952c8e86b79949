import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StateMachine, type AnyStateMachine } from 'xstate'
import type { AnyFixtures } from './fixtures.ts'
import { marked } from './marked.ts'
import { generatePaths, type Path } from './paths.ts'

const machines = join(import.meta.dirname, '..', '..', '..', 'src', 'machines')
const tests = join(import.meta.dirname, '..', '..', 'machines')
/** The folders of machines, such as `playlist/playlistForm`. */
export const flows = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'fixtures.ts')
  .map((file) => dirname(file))

const isFixtures = (value: unknown): value is AnyFixtures =>
  typeof value === 'object' && value !== null && ['inputs', 'events', 'done', 'errors'].every((name) => name in value)

async function exportOf<Value>(file: string, isIt: (value: unknown) => value is Value): Promise<Value> {
  const exported: Record<string, unknown> = await import(file)
  const found = Object.values(exported).find(isIt)
  if (!found) throw new Error(`${file} exports none`)
  return found
}
const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

export const mark = 'secret-7f3a9'
const withMark = (value: unknown): unknown => marked(value, (text) => `${mark}${text}`)

const markedFixtures = ({ inputs, events, done, errors }: AnyFixtures): AnyFixtures => {
  const each = (of: Readonly<Record<string, readonly unknown[]>>) =>
    Object.fromEntries(Object.entries(of).map(([id, values]) => [id, values.map((value) => withMark(value))]))
  return {
    inputs: inputs.map((input) => withMark(input)),
    events: Object.fromEntries(
      Object.entries(events).map(([type, payloads]) => [type, payloads.map((payload) => ({ ...Object(withMark(payload)), type }))]),
    ),
    done: each(done),
    errors: each(errors),
  }
}

/** Finds marks at any depth, including in names of properties and in those of errors. */
export function placesOf(value: unknown, place = '', seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return value.includes(mark) ? [place] : []
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const held = value instanceof Map || value instanceof Set ? placesOf([...value], place, seen) : []
  return [
    ...held,
    ...Reflect.ownKeys(value).flatMap((key) => {
      const inner = Array.isArray(value) ? place : `${place}.${String(key)}`
      return [...(String(key).includes(mark) ? [inner] : []), ...placesOf(Reflect.get(value, key), inner, seen)]
    }),
  ]
}

/** A machine, and its paths with a mark in every text of its fixtures that no machine branches on. */
export async function markedFlow(flow: string): Promise<{ machine: AnyStateMachine; paths: Path[] }> {
  const machine = await exportOf(join(machines, flow, `${basename(flow)}Machine.ts`), isMachine)
  const fixtures = markedFixtures(await exportOf(join(tests, flow, 'fixtures.ts'), isFixtures))
  return { machine, paths: generatePaths<AnyStateMachine>(machine, fixtures) }
}
