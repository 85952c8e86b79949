import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createActor, StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate'
import { NotProvidedError } from '../../src/machines/common/placeholder.ts'
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

/**
 * Invoked actors that no user waits for, or that cannot block the user, by machine and id. Every other invoked actor must be left by a
 * named delay or by a user event.
 */
const unawaited: Readonly<Record<string, string>> = {
  'player ad': 'The machine of the ad limits each of its waits; a person may pause it for long.',
  'root session': 'is there as long as the page',
  'session watchStoredSession': 'listens as long as somebody is signed in',
  'session watchSignIn': 'listens as long as nobody is signed in',
  'session restoreSession': 'reads the browser’s storage, which answers at once',
  'session storeSession': 'writes the browser’s storage, which answers at once',
  'session clearSession': 'empties the browser’s storage, which answers at once',
  'session clearLapsedSession': 'empties the browser’s storage, which answers at once',
  'session clearDeletedAccount': 'empties the browser’s storage, which answers at once',
  'network watchConnection': 'listens as long as the page is open',
  'network probeSuspected': 'sends a request in the background, and ends after ten seconds',
  'network probeDoubt': 'sends a request in the background, and ends after ten seconds',
  'network probeReturn': 'sends a request in the background, and ends after ten seconds',
  'network probeAgain': 'sends a request in the background, and ends after ten seconds',
  'notificationFeed acquireLeadership': 'listens as long as the page is visible',
  'notificationFeed subscribeToBroadcast': 'listens as long as another window leads',
  'notificationFeed fetchUnreadCount': 'sends a request in the background',
  'notificationFeed watchUnreadCount': 'listens as long as the page is visible',
  'playbackReport sendEarlyReport': 'sends the report in the background',
  'leaveGuard holdDepartures': 'listens as long as something is unsaved',
  'navigation watchPage': 'listens as long as the page is open',
  'inspector watchPage': 'listens as long as the inspector is open',
  'paging watchPage': 'listens as long as the page is shown; the states that wait for a page have their own delay',
  'playbackReport sendReport': 'sends the report in the background',
  'upload checkFile': 'a file transfer ends a check by itself',
  'editVideo checkFile': 'a file transfer ends a check by itself',
  'fileTransfer checkQuota': 'the user cancels in the machine that invoked the transfer, which stops it',
  'fileTransfer createContent': 'the user cancels in the machine that invoked the transfer, which stops it',
  'fileTransfer openUpload': 'the user cancels in the machine that invoked the transfer, which stops it',
  'fileTransfer finishUpload': 'the user cancels in the machine that invoked the transfer, which stops it',
  'fileTransfer sendFile': 'the user cancels in the machine that invoked the transfer, which stops it',
  'player startView': 'records the view in the background',
  'player countView': 'counts the view in the background',
  'share handOn': 'the browser’s sheet, which the user closes',
}

/** User events that end an invoked actor. */
const cancelOrClose = /^[a-z][A-Za-z]*\.(cancel|close)$/

/** This state and its ancestors, innermost first. */
const around = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? around(node.parent) : [])]
const isOutside = (target: AnyStateNode, state: AnyStateNode): boolean => !around(target).includes(state)

/** Whether it can be left by a named delay or by a user event while its invoked actor has not answered. */
function canBeLeft(state: AnyStateNode): boolean {
  return around(state)
    .flatMap((node) => eventTypesOf(node).flatMap((type) => candidatesOf(node, type)))
    .filter(({ eventType }) => eventType.startsWith('xstate.after.') || cancelOrClose.test(eventType))
    .some(({ target, guard }) => guard === undefined && target?.every((to) => isOutside(to, state)) === true)
}

const camelCase = /^[a-z][A-Za-z0-9]*$/
const nameOf = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'type' in value ? value.type : value)

it('finds the machines', () => {
  expect(files.length).toBeGreaterThanOrEqual(6)
})

it('has no outdated exception: each names an existing actor that neither a delay nor the user can end', async () => {
  const machines = await Promise.all(files.map(machineOf))
  const endless = machines.flatMap(({ id, root }) =>
    allNodes(root).flatMap((node) => (canBeLeft(node) ? [] : node.invoke.map((invoked) => `${id} ${invoked.id}`))),
  )
  expect(Object.keys(unawaited).filter((name) => !endless.includes(name))).toEqual([])
})

describe.each(files)('%s', async (file) => {
  const machine = await machineOf(file)
  const nodes = allNodes(machine.root)
  const transitions = nodes.flatMap((node) => eventTypesOf(node).flatMap((type) => candidatesOf(node, type)))
  const { actors, actions, guards, delays } = machine.implementations

  it('has only transitions to existing states', () => {
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

  it('gives every invoked actor a unique id, so that their results cannot be confused', () => {
    const ids = nodes.flatMap((node) => node.invoke.map((invoked) => invoked.id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('never waits for an invoked actor without a delay or a user event that ends the wait', () => {
    const endless = nodes.flatMap((node) => (canBeLeft(node) ? [] : node.invoke.map(({ id }) => `${machine.id} ${id}`)))
    expect(endless.filter((name) => !Object.hasOwn(unawaited, name))).toEqual([])
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

  it('has no unused guard, action, delay or actor', () => {
    const text = readdirSync(join(folder, file, '..'))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, file, '..', name), 'utf8'))
      .join('\n')
    for (const name of [...Object.keys(actors), ...Object.keys(actions), ...Object.keys(guards), ...Object.keys(delays)]) {
      expect(text.match(new RegExp(`['\\s]${name}\\b`, 'g'))?.length ?? 0, name).toBeGreaterThan(1)
    }
  })

  // The root machine invokes the others and reports by itself.
  if (file.startsWith('machines')) {
    // An invoked machine has its own placeholders, and its own row here.
    const placeholders = Object.keys(actors).filter((name) => !(actors[name] instanceof StateMachine))
    it.each(placeholders)('throws when the actor %s was not provided', async (name) => {
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

  it('has a one-sentence description of the flow that it models', () => {
    expect(readFileSync(join(folder, file), 'utf8')).toMatch(
      /\/\*\*[^/]*\.\n? \*\/\nexport const \w+Machine|\/\*\* [^/]+\. \*\/\nexport const \w+Machine/,
    )
  })
})
