import { describe, expect, it } from 'vitest'
import { assign, createActor, createMachine, fromPromise, setup } from 'xstate'
import { createRecorder } from '../../../src/app/inspector/recorder/recorder.ts'
import { parseTrace } from '../../../src/app/inspector/trace/parse.ts'
import { toggleMachine } from '../../../src/machines/common/toggle/toggleMachine.ts'
import type { ToggleOutcome } from '../../../src/machines/common/toggle/types.ts'
import { AppError } from '../../../src/shared/errors.ts'

const input = { subjectId: 'content-1', messages: { on: 'Échec', off: 'Échec' } }
const press = { type: 'toggle.press', isOn: false, isSignedIn: true } as const

/** A like whose answer the test gives. */
function recordedLike(limit?: number) {
  let time = 1000
  const recorder = createRecorder({ now: () => time, ...(limit !== undefined && { limit }) })
  const answer = Promise.withResolvers<ToggleOutcome | undefined>()
  const machine = toggleMachine.provide({ actors: { save: fromPromise(() => answer.promise) } })
  const actor = createActor(machine, { input, inspect: recorder.inspect })
  return { recorder, actor, answer, wait: (ms: number) => (time += ms) }
}

describe('a recording', () => {
  it('has the actors that were started, with their input and first snapshot, and no others', () => {
    const { recorder, actor } = recordedLike()
    expect(recorder.trace().actors).toEqual([])
    actor.start()
    const [like] = recorder.trace().actors
    expect(like).toMatchObject({ machine: 'toggle', parentId: null, isFromStart: true, snapshot: { status: 'active', value: 'settled' } })
  })

  it('has the events in order, with sender, time, state after them and the transitions taken', async () => {
    const { recorder, actor, answer, wait } = recordedLike()
    actor.start()
    wait(250)
    actor.send(press)
    answer.resolve({ wasUnchanged: false })
    await expect.poll(() => actor.getSnapshot().value).toBe('settled')
    const { actors, events } = recorder.trace()
    const save = actors.find(({ name }) => name === 'save')
    expect(save).toMatchObject({ machine: null, parentId: actor.sessionId, snapshot: null })
    const ofLike = events.filter(({ actorId }) => actorId === actor.sessionId)
    expect(ofLike.map(({ event, at, after, fromId }) => [event.type, at, after?.value, fromId])).toEqual([
      ['xstate.init', 0, 'settled', null],
      ['toggle.press', 250, 'saving', null],
      ['xstate.done.actor.save', 250, 'settled', save?.id],
    ])
    expect(ofLike.map(({ taken }) => taken)).toEqual([[], ['toggle.settled → toggle.saving'], ['toggle.saving → toggle.settled']])
    expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index))
  })

  it('masks every text of people, and says what failed by its code', async () => {
    const { recorder, actor, answer } = recordedLike()
    actor.start()
    actor.send(press)
    answer.reject(new AppError('CONTENT_NOT_FOUND', { message: 'Le secret de Léa' }))
    await expect.poll(() => actor.getSnapshot().value).toBe('settled')
    const text = JSON.stringify(recorder.trace())
    expect(text).toContain('CONTENT_NOT_FOUND')
    expect(text).not.toContain('Léa')
    expect(text).not.toContain('content-1')
  })

  it('is a trace that can be read from its file', () => {
    const { recorder, actor } = recordedLike()
    actor.start()
    actor.send(press)
    actor.stop()
    const trace = recorder.trace()
    expect(parseTrace(JSON.stringify(trace))).toEqual({ trace })
    expect(trace.events.findLast(({ actorId }) => actorId === actor.sessionId)).toMatchObject({
      event: { type: 'xstate.stop' },
      after: { status: 'stopped' },
    })
  })

  it('has the effects that a machine called, and none of its own steps', () => {
    const recorder = createRecorder()
    const told: string[] = []
    const types: { events?: { type: 'word.say'; word: string }; context?: { said: number } } = {}
    const machine = setup({
      types,
      actions: { tell: (_, params: { word: string }) => void told.push(params.word), count: assign({ said: 1 }) },
    }).createMachine({
      id: 'speaker',
      context: { said: 0 },
      on: { 'word.say': { actions: ['count', { type: 'tell', params: ({ event }) => ({ word: event.word }) }] } },
    })
    const actor = createActor(machine, { inspect: recorder.inspect }).start()
    actor.send({ type: 'word.say', word: 'Bonjour' })
    expect(told).toEqual(['Bonjour'])
    expect(
      recorder
        .trace()
        .events.at(-1)
        ?.effects.map(({ type }) => type),
    ).toEqual(['tell'])
    expect(JSON.stringify(recorder.trace().events.at(-1)?.effects)).not.toContain('Bonjour')
  })
})

const counter = createMachine({
  id: 'counter',
  context: { count: 0 },
  on: { 'count.raise': { actions: assign({ count: ({ context }: { context: { count: number } }) => context.count + 1 }) } },
})

describe('the ring of a recording', () => {
  it('keeps the last events; an actor whose start is gone begins before its first kept event', () => {
    const recorder = createRecorder({ limit: 10 })
    const actor = createActor(counter, { inspect: recorder.inspect }).start()
    for (let turn = 0; turn < 100; turn += 1) actor.send({ type: 'count.raise' })
    const { actors, events } = recorder.trace()
    expect(events.map(({ number }) => number)).toEqual([91, 92, 93, 94, 95, 96, 97, 98, 99, 100])
    expect(actors).toMatchObject([{ isFromStart: false, snapshot: { context: { count: 90 } } }])
    expect(events[0]?.after?.context).toEqual({ count: 91 })
  })

  it('gives fewer events when fewer are asked for, from the snapshot before them', () => {
    const recorder = createRecorder()
    const actor = createActor(counter, { inspect: recorder.inspect }).start()
    for (let turn = 0; turn < 5; turn += 1) actor.send({ type: 'count.raise' })
    const { actors, events } = recorder.trace(2)
    expect(events.map(({ after }) => after?.context)).toEqual([{ count: 4 }, { count: 5 }])
    expect(actors).toMatchObject([{ isFromStart: false, snapshot: { context: { count: 3 } } }])
    expect(recorder.trace().actors).toMatchObject([{ isFromStart: true }])
  })

  it('forgets actors that are stopped and of which no event is left', () => {
    const recorder = createRecorder({ limit: 10 })
    for (let turn = 0; turn < 50; turn += 1) createActor(counter, { inspect: recorder.inspect }).start().stop()
    expect(recorder.trace().actors).toHaveLength(5)
  })

  it('tells what changed since an event, and that it does not know any more', () => {
    const recorder = createRecorder({ limit: 10 })
    const actor = createActor(counter, { inspect: recorder.inspect }).start()
    const next = recorder.next()
    actor.send({ type: 'count.raise' })
    expect(recorder.changesFrom(next)).toMatchObject({ actors: [], events: [{ event: { type: 'count.raise' } }] })
    for (let turn = 0; turn < 100; turn += 1) actor.send({ type: 'count.raise' })
    expect(recorder.changesFrom(next)).toBeNull()
  })
})

describe('what a recording outlives', () => {
  const broken = createMachine({
    id: 'broken',
    context: { name: '' },
    on: {
      'fault.make': {
        actions: () => {
          throw new Error('broken')
        },
      },
    },
  })

  it('a machine that throws: its event ends in an error, and others go on', () => {
    const recorder = createRecorder()
    const actor = createActor(broken, { inspect: recorder.inspect })
    const errors: unknown[] = []
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start()
    actor.send({ type: 'fault.make' })
    expect(recorder.changesFrom(1)?.events.map(({ event, after }) => [event.type, after?.status])).toEqual([['fault.make', 'error']])
    const other = createActor(counter, { inspect: recorder.inspect }).start()
    other.send({ type: 'count.raise' })
    expect(errors).toHaveLength(1)
    const { events } = recorder.trace()
    expect(events.map(({ event, after }) => [event.type, after?.status])).toEqual([
      ['xstate.init', 'active'],
      ['fault.make', 'error'],
      ['xstate.init', 'active'],
      ['count.raise', 'active'],
    ])
    expect(recorder.actorOf(actor.sessionId)).toBeUndefined()
  })

  it('cycles, texts of five million signs, functions and getters that throw', () => {
    const recorder = createRecorder()
    const cyclic: { self?: unknown; text: string; act: () => void } = { text: 'é'.repeat(5_000_000), act: () => undefined }
    cyclic.self = cyclic
    const throwing = {
      get value(): string {
        throw new Error('no')
      },
    }
    const actor = createActor(createMachine({ id: 'odd', context: { cyclic } }), { inspect: recorder.inspect }).start()
    actor.send({ type: 'odd.thing', throwing })
    const { actors, events } = recorder.trace()
    expect(actors[0]?.snapshot?.context).toEqual({ cyclic: { text: '[5000000 signs]', act: '[function]', self: '[cycle]' } })
    expect(events.at(-1)?.event).toEqual({ type: 'odd.thing', payload: '[unreadable]' })
    expect(JSON.stringify(recorder.trace()).length).toBeLessThan(5000)
  })

  it('an event to an actor that is stopped: it is shown, without a snapshot', () => {
    const { recorder, actor } = recordedLike()
    actor.start()
    actor.stop()
    actor.send(press)
    expect(recorder.trace().events.at(-1)).toMatchObject({ event: { type: 'toggle.press' }, after: null })
    expect(recorder.actorOf(actor.sessionId)).toBeUndefined()
  })
})
