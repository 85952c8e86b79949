import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { parseTrace } from '../../../src/app/inspector/trace/parse.ts'
import { replay } from '../../../src/app/inspector/trace/replay.ts'
import type { Trace, TracedEvent } from '../../../src/app/inspector/trace/types.ts'
import { toggleMachine } from '../../../src/machines/common/toggle/toggleMachine.ts'

const machines = new Map<string, AnyStateMachine>([['toggle', toggleMachine]])
const context = { subjectId: 'axxxxxx-0', messages: { on: 'b', off: 'c' }, pendingValue: null, sentValue: null }
const snapshot = (value: string) => ({ status: 'active', value, context })

function eventOf(number: number, event: TracedEvent['event'], state: string, effects: string[] = []): TracedEvent {
  const called = effects.map((type) => ({ type, params: null }))
  return { number, at: number * 100, actorId: 'x:1', fromId: null, event, after: snapshot(state), effects: called }
}
const press = { type: 'toggle.press', isOn: false, isSignedIn: true }
const lost = { type: 'xstate.error.actor.save', error: { error: 'CodedError', code: 'API_UNAVAILABLE', fields: null } }

function traceOf(events: readonly TracedEvent[], isFromStart = true): Trace {
  const input = { subjectId: context.subjectId, messages: context.messages }
  const actor = { id: 'x:1', name: 'x:1', parentId: null, machine: 'toggle', input, snapshot: snapshot('settled'), isFromStart }
  return { format: 'lucarne-trace', version: 1, startedAt: '2026-11-24T02:00:00.000Z', actors: [actor], events }
}

describe('a replay', () => {
  it.each([true, false])('finds nothing where the machine does what was recorded; from its start: %s', (isFromStart) => {
    const trace = traceOf([eventOf(0, press, 'saving'), eventOf(1, lost, 'settled')], isFromStart)
    expect(replay(trace, machines)).toEqual({ count: 2, divergence: null, states: new Map([['toggle', 'settled']]) })
  })

  it('tells the first event after which the machine is in another state', () => {
    const trace = traceOf([eventOf(7, press, 'saving'), eventOf(8, lost, 'failed'), eventOf(9, press, 'failed')])
    expect(replay(trace, machines).divergence).toEqual({
      number: 8,
      actor: 'toggle',
      event: 'error save',
      recorded: 'failed',
      today: 'settled',
    })
  })

  it('tells an effect that is not called any more', () => {
    const { divergence } = replay(traceOf([eventOf(0, press, 'saving', ['logFailure'])]), machines)
    expect([divergence?.recorded, divergence?.today]).toEqual(['logFailure', 'no effect'])
  })

  it('tells a state that does not exist any more', () => {
    const trace = traceOf([eventOf(0, press, 'saving')], false)
    const [actor] = trace.actors
    const renamed = { ...trace, actors: [{ ...Object(actor), snapshot: snapshot('resting') }] }
    expect(replay(renamed, machines).divergence?.today).toContain("State 'resting' does not exist")
  })

  it('tells a machine that does not exist any more', () => {
    expect(replay(traceOf([eventOf(0, press, 'saving')]), new Map()).divergence?.today).toBe('there is no machine «toggle»')
  })
})

describe('the text of a trace', () => {
  const text = JSON.stringify(traceOf([eventOf(0, press, 'saving')]))

  const nested = '['.repeat(100_000) + ']'.repeat(100_000)
  const deepState = '{"a":'.repeat(100_000) + '"b"' + '}'.repeat(100_000)

  it('is read as it was written', () => {
    expect(parseTrace(text)).toEqual({ trace: JSON.parse(text) })
  })

  it.each([
    ['cut off', text.slice(0, 100), { problem: 'notJson' }],
    ['of something else', '{"name":"lucarne"}', { problem: 'notATrace' }],
    ['of another version', text.replace('"version":1', '"version":2'), { problem: 'otherVersion', version: 2 }],
    ['without a field', text.replace('"at":0,', ''), { problem: 'damaged', place: 'events.0.at' }],
    ['with a text for a list', text.replace('"effects":[]', '"effects":"none"'), { problem: 'damaged', place: 'events.0.effects' }],
    [
      'with a number for the transitions',
      text.replace('"effects":[]', '"effects":[],"taken":5'),
      { problem: 'damaged', place: 'events.0.taken' },
    ],
    ['with a list for a state', text.replace('"value":"settled"', '"value":[]'), { problem: 'damaged', place: 'actors.0.snapshot.value' }],
    ['too deep', text.replace('"input":{', `"input":{"deep":${nested},`), { problem: 'damaged', place: 'actors.0.input' }],
    [
      'with states too deep',
      text.replace('"value":"settled"', `"value":${deepState}`),
      { problem: 'damaged', place: 'actors.0.snapshot.value' },
    ],
    ['of an unknown actor', text.replace('"actorId":"x:1"', '"actorId":"x:2"'), { problem: 'damaged', place: 'events.0.actorId' }],
  ])('that is %s is refused with its reason', (_, broken, problem) => {
    expect(parseTrace(broken)).toEqual(problem)
  })
})
