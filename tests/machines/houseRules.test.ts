import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createActor, StateMachine, type AnyStateMachine } from 'xstate'
import { NotProvidedError } from '../../src/machines/placeholder.ts'
import { allNodes, eventTypesOf, candidatesOf } from '../support/model/obligations.ts'

const folder = join(import.meta.dirname, '..', '..', 'src')
const files = ['machines', 'app'].flatMap((room) =>
  readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Machine.ts'))
    .map((file) => join(room, file)),
)

async function machineOf(file: string): Promise<AnyStateMachine> {
  const exported: Record<string, unknown> = await import(join(folder, file))
  const machine = Object.values(exported).find((value) => value instanceof StateMachine)
  if (!machine) throw new Error(`${file} exports no machine`)
  return machine
}

const camelCase = /^[a-z][A-Za-z0-9]*$/
const nameOf = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'type' in value ? value.type : value)

it('finds the machines', () => {
  expect(files.length).toBeGreaterThanOrEqual(6)
})

describe.each(files)('%s', async (file) => {
  const machine = await machineOf(file)
  const nodes = allNodes(machine.root)
  const transitions = nodes.flatMap((node) => eventTypesOf(node).flatMap((type) => candidatesOf(node, type)))
  const { actors, actions, guards, delays } = machine.implementations

  it('has targets that exist', () => {
    const targets = [...transitions.flatMap(({ target }) => target ?? []), ...nodes.flatMap((node) => node.initial?.target ?? [])]
    for (const target of targets) expect(machine.getStateNodeById(target.id)).toBe(target)
  })

  it('names its states in camelCase', () => {
    expect(nodes.map((node) => node.key).filter((key) => !camelCase.test(key))).toEqual([])
  })

  it('names its events subject.verb, never *', () => {
    const types = nodes.flatMap((node) => Object.keys(node.config.on ?? {}))
    expect(types.filter((type) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(type))).toEqual([])
  })

  it('gives every invoked actor an id, a named source and an onError', () => {
    for (const node of nodes) {
      for (const invoked of [node.config.invoke ?? []].flat()) {
        expect(invoked.id, node.id).toMatch(camelCase)
        expect(Object.keys(actors), node.id).toContain(invoked.src)
        expect(invoked.onError, `${node.id} ${invoked.id}`).toBeDefined()
      }
    }
  })

  it('gives every invoked actor an id of its own, so that answers cannot be confused', () => {
    const ids = nodes.flatMap((node) => node.invoke.map((invoked) => invoked.id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('names its guards as questions, and defines them', () => {
    for (const guard of transitions.map((transition) => nameOf(transition.guard)).filter((name) => name !== undefined)) {
      expect(guard).toMatch(/^(is|has|can)[A-Z]/)
      expect(Object.keys(guards)).toContain(guard)
    }
  })

  it('names its actions, and defines them', () => {
    const used = [...transitions.flatMap(({ actions }) => actions), ...nodes.flatMap(({ config }) => [config.entry, config.exit])]
    const names = used.flat().filter((action) => action !== undefined)
    for (const action of names) expect(Object.keys(actions)).toContain(nameOf(action))
  })

  it('names its delays, and defines them', () => {
    const used = nodes.flatMap((node) => Object.keys(node.config.after ?? {}))
    for (const delay of used) expect(Object.keys(delays)).toContain(delay)
  })

  it('uses all that it defines', () => {
    const text = readdirSync(join(folder, file, '..'))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, file, '..', name), 'utf8'))
      .join('\n')
    for (const name of [...Object.keys(actors), ...Object.keys(actions), ...Object.keys(guards), ...Object.keys(delays)]) {
      expect(text.match(new RegExp(`['\\s]${name}\\b`, 'g'))?.length ?? 0, name).toBeGreaterThan(1)
    }
  })

  // The root is the app's own: it holds the others and reports by itself.
  if (file.startsWith('machines')) {
    it.each(Object.keys(actors))('throws when the actor %s was not provided', async (name) => {
      const logic = actors[name]
      if (!logic || 'src' in logic) throw new Error(`${name} is not an actor`)
      const { promise, resolve } = Promise.withResolvers<unknown>()
      const actor = createActor(logic, { input: {} })
      actor.subscribe({ error: resolve })
      actor.start()
      expect(await promise).toBeInstanceOf(NotProvidedError)
    })

    // A plain function among the actions is an effect; the others are assign, emit and the like.
    const effects = Object.entries(actions).flatMap(([name, action]) =>
      typeof action === 'function' && !('resolve' in action) ? [{ name, action }] : [],
    )
    it('throws when an effect was not provided', () => {
      for (const { action } of effects) expect(() => Reflect.apply(action, undefined, [{}, {}])).toThrow(NotProvidedError)
    })
  }

  it('says in a sentence which flow it models', () => {
    expect(readFileSync(join(folder, file), 'utf8')).toMatch(
      /\/\*\*[^/]*\.\n? \*\/\nexport const \w+Machine|\/\*\* [^/]+\. \*\/\nexport const \w+Machine/,
    )
  })
})
