import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { openStatelyInspector } from '../../src/app/inspector/openStatelyInspector.ts'
import { AppError } from '../../src/shared/errors.ts'
import type { AnyFixtures } from '../support/model/fixtures.ts'
import { generatePaths } from '../support/model/paths.ts'
import { nameOf, runOnMachine } from '../support/model/run.ts'
import { Script } from '../support/model/script.ts'

const machines = join(import.meta.dirname, '..', '..', 'src', 'machines')
const tests = join(import.meta.dirname, '..', 'machines')
/** The folders of machines, such as `playlist/playlistForm`. */
const flows = readdirSync(tests, { recursive: true, encoding: 'utf8' })
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

const mark = 'secret-7f3a9'
/** Values that a machine branches on; any other string may be personal. */
const choices: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'phase',
  'code',
  'reason',
  'tab',
  'period',
  'sort',
  'visibility',
  'mediaState',
  'provider',
  'error',
])

/** The same with a mark in each string. */
function marked(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return choices.has(name) ? value : `${mark}${value}`
  if (value instanceof AppError) return new AppError(value.code, { message: `${mark}${value.message}`, fields: { email: mark } })
  if (value instanceof Error) return new Error(`${mark}${value.message}`)
  if (Array.isArray(value)) return value.map((item) => marked(item, name))
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner, key)])) : value
}

const markedFixtures = ({ inputs, events, done, errors }: AnyFixtures): AnyFixtures => {
  const each = (of: Readonly<Record<string, readonly unknown[]>>) =>
    Object.fromEntries(Object.entries(of).map(([id, values]) => [id, values.map((value) => marked(value))]))
  return {
    inputs: inputs.map((input) => marked(input)),
    events: Object.fromEntries(
      Object.entries(events).map(([type, payloads]) => [type, payloads.map((payload) => ({ ...Object(marked(payload)), type }))]),
    ),
    done: each(done),
    errors: each(errors),
  }
}

/** Finds marks at any depth, including in names of properties and in those of errors. */
function placesOf(value: unknown, place = '', seen = new Set<unknown>()): string[] {
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

/** The inspector's window, as the browser provides it: what is posted to it has left the page. */
function openViewer() {
  const left: unknown[] = []
  const listeners: ((event: { data: unknown }) => void)[] = []
  vi.stubGlobal('window', {
    requestIdleCallback: (send: () => void) => setTimeout(send),
    open: () => ({ postMessage: (message: unknown) => left.push(message) }),
    addEventListener: (_: string, listener: (event: { data: unknown }) => void) => listeners.push(listener),
  })
  const observer = openStatelyInspector()
  for (const listener of listeners) listener({ data: { type: '@statelyai.connected' } })
  return { left, observer }
}

afterEach(() => vi.unstubAllGlobals())

it('finds the machines', () => {
  expect(flows.length).toBeGreaterThan(30)
})

describe.each(flows)('what the inspector shows of %s', async (flow) => {
  const machine = await exportOf(join(machines, flow, `${basename(flow)}Machine.ts`), isMachine)
  const fixtures = markedFixtures(await exportOf(join(tests, flow, 'fixtures.ts'), isFixtures))
  const paths = generatePaths<AnyStateMachine>(machine, fixtures)

  it.each(paths.map((path) => [nameOf(path), path] as const))('%s', async (_, path) => {
    const { left, observer } = openViewer()
    await runOnMachine(path, new Script<AnyStateMachine>(machine, (event) => observer.next?.(event)))
    // The adapter sends in a later task.
    await new Promise((resolve) => setTimeout(resolve))
    expect(left.length).toBeGreaterThan(0)
    expect([...new Set(placesOf(left))]).toEqual([])
  })
})
