import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../src/app/inspector/page/difference.ts'
import { activeIds, actorsAt, flat, neighboursOf, onlyLive } from '../../../src/app/inspector/page/moment.ts'
import { append, TraceStore } from '../../../src/app/inspector/page/traceStore.ts'
import type { Trace, TracedActor, TracedEvent } from '../../../src/app/inspector/trace/types.ts'

const snapshot = (value: string, count: number, status = 'active') => ({ status, value, context: { count } })
const parent: TracedActor = {
  id: 'x:1',
  name: 'x:1',
  parentId: null,
  machine: 'upload',
  input: null,
  snapshot: snapshot('idle', 0),
  isFromStart: true,
}
const child: TracedActor = { ...parent, id: 'x:2', name: 'send', parentId: 'x:1', machine: null, snapshot: null }
const event = (number: number, actorId: string, type: string, after: TracedEvent['after']): TracedEvent => ({
  number,
  at: number * 10,
  actorId,
  fromId: null,
  event: { type },
  after,
  effects: [],
})
const trace: Trace = {
  format: 'lucarne-trace',
  version: 1,
  startedAt: '2026-11-24T02:00:00.000Z',
  actors: [parent, child],
  events: [
    event(0, 'x:1', 'xstate.init', snapshot('idle', 0)),
    event(1, 'x:1', 'upload.start', snapshot('sending', 1)),
    event(2, 'x:2', 'xstate.init', null),
    event(3, 'x:2', 'xstate.promise.resolve', null),
    event(4, 'x:1', 'xstate.done.actor.send', snapshot('published', 2, 'done')),
  ],
}

describe('the actors at a moment', () => {
  it('are a tree of those that were started until then', () => {
    expect(flat(actorsAt(trace, 1)).map(({ actor }) => actor.id)).toEqual(['x:1'])
    const [top, ...others] = actorsAt(trace, 2)
    expect([top?.children.map(({ actor }) => actor.id), others]).toEqual([['x:2'], []])
  })

  it('have the snapshot after their last event, and the one before it', () => {
    const [top] = actorsAt(trace, 1)
    expect([top?.snapshot, top?.before, top?.last?.number]).toEqual([snapshot('sending', 1), snapshot('idle', 0), 1])
    const [present] = actorsAt(trace, null)
    expect([present?.snapshot?.value, present?.before?.value]).toEqual(['published', 'sending'])
  })

  it('are stopped once they are done, and not before', () => {
    const stopped = (moment: number | null) => flat(actorsAt(trace, moment)).map(({ isStopped }) => isStopped)
    expect([stopped(2), stopped(3), stopped(null)]).toEqual([
      [false, false],
      [false, true],
      [true, true],
    ])
  })

  it('run again when they are started again, as by StrictMode', () => {
    const restarted = { ...trace, events: [...trace.events.slice(0, 2), event(2, 'x:1', 'xstate.stop', null)] }
    const again = { ...restarted, events: [...restarted.events, event(3, 'x:1', 'xstate.init', snapshot('idle', 0))] }
    const stopped = [restarted, again].map((shown) => flat(actorsAt(shown, null)).map(({ isStopped }) => isStopped))
    expect(stopped).toEqual([[true], [false]])
  })

  it('are shown without those that are stopped, but for the chosen one and those above one that runs', () => {
    const ids = (chosenId: string | null, moment: number | null) =>
      flat(onlyLive(actorsAt(trace, moment), chosenId)).map(({ actor }) => actor.id)
    expect([ids(null, 2), ids(null, 3), ids('x:2', 3), ids(null, null)]).toEqual([['x:1', 'x:2'], ['x:1'], ['x:1', 'x:2'], []])
    const orphaned = { ...trace, events: trace.events.filter(({ number }) => number !== 3) }
    expect(flat(onlyLive(actorsAt(orphaned, null), null)).map(({ actor }) => actor.id)).toEqual(['x:1', 'x:2'])
  })

  it('are stopped from the beginning when their end is dropped', () => {
    const gone = { ...trace, actors: [{ ...parent, isFromStart: false, snapshot: snapshot('published', 2, 'done') }], events: [] }
    expect(actorsAt(gone, null).map(({ isStopped }) => isStopped)).toEqual([true])
  })

  it('have the snapshots of their events beside the one that they show', () => {
    const [top] = actorsAt(trace, 1)
    if (!top) throw new Error('no actor')
    expect(neighboursOf(trace, top)).toEqual({ previous: 0, next: 4 })
    const [last] = actorsAt(trace, null)
    if (!last) throw new Error('no actor')
    expect(neighboursOf(trace, last)).toEqual({ previous: 1, next: null })
  })

  it('stand at the top when the actor that started them is not known', () => {
    expect(actorsAt({ ...trace, actors: [{ ...child, isFromStart: false }], events: [] }, null)).toHaveLength(1)
  })
})

describe('the active states', () => {
  it('are named as the machine names its state nodes', () => {
    expect(activeIds('upload', { form: { open: 'editing' }, file: 'none' })).toEqual([
      'upload',
      'upload.form',
      'upload.form.open',
      'upload.form.open.editing',
      'upload.file',
      'upload.file.none',
    ])
    expect(activeIds('upload', null)).toEqual([])
  })
})

describe('a trace that grows', () => {
  it('keeps the last events, and gives an actor the snapshot after those that it dropped', () => {
    const grown = append(trace, [], [event(5, 'x:1', 'upload.start', snapshot('sending', 3))], 3)
    expect(grown.events.map(({ number }) => number)).toEqual([3, 4, 5])
    expect(grown.actors[0]).toMatchObject({ isFromStart: false, snapshot: { value: 'sending', context: { count: 1 } } })
  })

  it('forgets an actor whose end it dropped with its last event, and no other', () => {
    const more = [5, 6].map((number) => event(number, 'x:1', 'upload.start', snapshot('sending', number)))
    const ended = append(trace, [], more, 3)
    expect([ended.actors.map(({ id }) => id), ended.events.map(({ number }) => number)]).toEqual([['x:1'], [4, 5, 6]])
    const late = event(7, 'x:2', 'upload.start', null)
    expect(append(trace, [], [...more, late], 3).actors.map(({ id }) => id)).toEqual(['x:1', 'x:2'])
    expect(append(trace, [], more, 4).actors.map(({ id }) => id)).toEqual(['x:1', 'x:2'])
  })

  it('tells those who show it, and keeps the page apart from the file', () => {
    const store = new TraceStore()
    let told = 0
    const unsubscribe = store.subscribe(() => (told += 1))
    store.appendToPage([], trace.events)
    expect([store.page(), told]).toEqual([null, 0])
    store.setPage({ ...trace, events: [] })
    store.appendToPage([], trace.events)
    store.setFile({ ...trace, startedAt: 'later' })
    unsubscribe()
    store.setFile(trace)
    expect([store.page()?.events.length, store.file()?.startedAt, told]).toEqual([5, trace.startedAt, 3])
  })
})

describe('the lines of a context', () => {
  const before = { name: 'aaaa', list: [1], gone: true, same: { deep: null } }
  const now = { name: 'bbbb', list: [1, 2], same: { deep: null }, fresh: { a: 1 } }

  it('say what was added, removed and changed, and how it was', () => {
    const lines = linesOf(now, before).map(({ path, change, text, was }) => [path, change, text, was])
    expect(lines).toEqual([
      ['name', 'changed', '"bbbb"', '"aaaa"'],
      ['list', 'changed', '[2]', '[1]'],
      ['list.0', 'same', '1', undefined],
      ['list.1', 'added', '2', undefined],
      ['same', 'same', '{1}', undefined],
      ['same.deep', 'same', 'null', undefined],
      ['fresh', 'added', '{1}', undefined],
      ['fresh.a', 'added', '1', undefined],
      ['gone', 'removed', 'true', undefined],
    ])
  })

  it('have no change when there is nothing to compare with', () => {
    expect(linesOf(now, undefined).every(({ change }) => change === 'same')).toBe(true)
  })
})
