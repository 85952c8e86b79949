import { describe, expect, it } from 'vitest'
import { and, assign, not, setup, stateIn, type AnyStateMachine } from 'xstate'
import { toggleMachine } from '../../src/machines/common/toggle/toggleMachine.ts'
import { sessionMachine } from '../../src/machines/session/session/sessionMachine.ts'
import { AppError } from '../../src/shared/errors.ts'
import { toggleFixtures } from '../machines/common/toggle/fixtures.ts'
import { sessionFixtures } from '../machines/session/session/fixtures.ts'
import { findMissing as findMissingOn } from './model/describeModel.ts'
import type { Fixtures } from './model/fixtures.ts'
import { listObligations } from './model/obligations.ts'
import { generatePaths } from './model/paths.ts'
import { runOnMachine } from './model/run.ts'
import { Script } from './model/script.ts'

// Each of these tests puts in a defect and expects the harness to report it.

type Lamp = { type: 'lamp.switch' } | { type: 'lamp.dim'; level: number } | { type: 'power.cut' } | { type: 'power.returned' }
const types: { context?: { max: number }; events?: Lamp } = {}

const lampSetup = setup({
  types,
  guards: { isTooBright: ({ context }, params: { level: number }) => params.level > context.max },
  delays: { warmUp: 50 },
})
const lampMachine = lampSetup.createMachine({
  id: 'lamp',
  context: { max: 10 },
  initial: 'lit',
  states: {
    lit: {
      initial: 'cold',
      on: { 'power.cut': 'dark' },
      states: {
        cold: { after: { warmUp: 'warm' } },
        warm: { on: { 'lamp.dim': { guard: { type: 'isTooBright', params: ({ event }) => event }, target: 'cold' } } },
        before: { type: 'history' },
      },
    },
    dark: { on: { 'power.returned': 'lit.before', 'lamp.switch': 'lit' } },
  },
})
const lampEvents = {
  'lamp.switch': [{ type: 'lamp.switch' }],
  'lamp.dim': [
    { type: 'lamp.dim', level: 5 },
    { type: 'lamp.dim', level: 50 },
  ],
  'power.cut': [{ type: 'power.cut' }],
  'power.returned': [{ type: 'power.returned' }],
} as const

function findMissing<Machine extends AnyStateMachine>(machine: Machine, fixtures: Fixtures<Machine>): Promise<string[]> {
  return findMissingOn(machine, generatePaths(machine, fixtures))
}

const lampFixtures = { inputs: [undefined], events: lampEvents, done: {}, errors: {} }

describe('the obligations of a machine', () => {
  it('are each transition, each refusing guard and each resumed state', () => {
    expect(listObligations(lampMachine).map((obligation) => obligation.name)).toEqual([
      'lamp.lit: power.cut → lamp.dark',
      'lamp.lit.cold: xstate.after.warmUp.lamp.lit.cold → lamp.lit.warm',
      'lamp.lit.warm: lamp.dim [isTooBright] → lamp.lit.cold',
      'lamp.lit.warm: lamp.dim [isTooBright] → lamp.lit.cold, refused',
      'lamp.lit.before resumes lamp.lit.cold',
      'lamp.lit.before resumes lamp.lit.warm',
      'lamp.dark: power.returned → lamp.lit.before',
      'lamp.dark: lamp.switch → lamp.lit',
    ])
  })

  it('are met by the generated paths, including delays and history', async () => {
    expect(await findMissing(lampMachine, lampFixtures)).toEqual([])
  })
})

describe('a gap in the fixtures', () => {
  it('is reported when a guard never refuses', async () => {
    const events = { ...lampEvents, 'lamp.dim': [{ type: 'lamp.dim', level: 50 }] } as const
    expect(await findMissing(lampMachine, { ...lampFixtures, events })).toEqual([
      'lamp.lit.warm: lamp.dim [isTooBright] → lamp.lit.cold, refused',
    ])
  })

  it('is reported when an actor never fails', async () => {
    expect(await findMissing(toggleMachine, { ...toggleFixtures, errors: { save: [new AppError('API_UNAVAILABLE')] } })).toEqual([
      'toggle.saving: xstate.error.actor.save [isSignInNeeded] → toggle.needsLogin',
    ])
  })

  it('is reported with every later obligation when a step has no answer', async () => {
    const done = { ...sessionFixtures.done, clearSession: [] }
    const errors = { ...sessionFixtures.errors, clearSession: [] }
    expect(await findMissing(sessionMachine, { ...sessionFixtures, done, errors })).toEqual([
      'session.loggingOut.clearing: xstate.done.actor.clearSession → session.loggingOut.revoking',
      'session.loggingOut.clearing: xstate.error.actor.clearSession → session.loggingOut.revoking',
      'session.loggingOut.revoking: xstate.done.actor.revokeSession → session.signedOut',
      'session.loggingOut.revoking: xstate.error.actor.revokeSession → session.signedOut',
      'session.loggingOut.revoking: xstate.after.revokeTimeout.session.loggingOut.revoking → session.signedOut',
    ])
  })
})

describe('a defect in a machine', () => {
  it('is reported for an unreachable transition', async () => {
    const broken = lampSetup.createMachine({
      id: 'lamp',
      context: { max: 10 },
      initial: 'dark',
      states: { dark: {}, lit: { on: { 'power.cut': 'dark' } } },
    })
    expect(await findMissing(broken, lampFixtures)).toEqual(['lamp.lit: power.cut → lamp.dark'])
  })

  it('is reported for a guard that is always true', async () => {
    const broken = lampMachine.provide({ guards: { isTooBright: () => true } })
    expect(await findMissing(broken, lampFixtures)).toEqual(['lamp.lit.warm: lamp.dim [isTooBright] → lamp.lit.cold, refused'])
  })

  it('makes the path fail at the step that differs from the model', async () => {
    const path = generatePaths(lampMachine, lampFixtures).find(({ steps }) => steps.some(({ event }) => event.type === 'lamp.dim'))
    const broken = new Script(lampMachine.provide({ guards: { isTooBright: () => true } }))
    await expect(path && runOnMachine(path, broken)).rejects.toThrow(
      'lamp stands in {"lit":"cold"} after lamp.dim, the model says {"lit":"warm"}',
    )
  })
})

describe('a machine with parallel regions', () => {
  type Radio = { type: 'power.press' } | { type: 'alarm.set' } | { type: 'clock.struck' } | { type: 'knob.turn' }
  const radioTypes: { context?: { isAlarmSet: boolean; turns: number }; events?: Radio } = {}
  const radioMachine = setup({
    types: radioTypes,
    actions: {
      setAlarm: assign({ isAlarmSet: true }),
      countTurn: assign({ turns: ({ context }) => context.turns + 1 }),
    },
    guards: {
      isAlarmSet: ({ context }) => context.isAlarmSet,
      isTurnedFar: ({ context }) => context.turns > 2,
      isNearBy: not('isTurnedFar'),
      mayRing: and(['isAlarmSet', stateIn({ power: 'on' })]),
    },
    delays: { longNap: 100, nap: 50 },
  }).createMachine({
    id: 'radio',
    context: { isAlarmSet: false, turns: 0 },
    type: 'parallel',
    on: { 'alarm.set': { actions: 'setAlarm' }, 'knob.turn': { guard: 'isNearBy', actions: 'countTurn' } },
    states: {
      power: { initial: 'off', states: { off: { on: { 'power.press': 'on' } }, on: { after: { longNap: 'off' } } } },
      alarm: {
        initial: 'quiet',
        states: { quiet: { on: { 'clock.struck': { guard: 'mayRing', target: 'ringing' } } }, ringing: { after: { nap: 'quiet' } } },
      },
    },
  })
  const radioFixtures = {
    inputs: [undefined],
    events: {
      'power.press': [{ type: 'power.press' }],
      'alarm.set': [{ type: 'alarm.set' }],
      'clock.struck': [{ type: 'clock.struck' }],
      'knob.turn': [{ type: 'knob.turn' }],
    },
    done: {},
    errors: {},
  } as const

  it('is walked through what a combined guard needs of other regions and of the context, also for the root’s transitions', async () => {
    expect(await findMissing(radioMachine, radioFixtures)).toEqual([])
  })

  it('lets one delay pass without the shorter ones of other regions', async () => {
    const events = ['power.press', 'alarm.set', 'clock.struck', 'xstate.after.longNap.radio.power.on']
    const states = [
      { power: 'on', alarm: 'quiet' },
      { power: 'on', alarm: 'quiet' },
      { power: 'on', alarm: 'ringing' },
      { power: 'off', alarm: 'ringing' },
    ]
    const steps = events.map((type, index) => ({ event: { type }, leadsTo: states[index] ?? {} }))
    const path = { input: undefined, startsIn: { power: 'off', alarm: 'quiet' }, steps }
    await expect(runOnMachine(path, new Script<AnyStateMachine>(radioMachine))).resolves.toBeUndefined()
  })

  it('is explored region by region: not all combinations of their states', async () => {
    const names = Array.from({ length: 16 }, (_, index) => `lamp${index}`)
    const lamps = setup({}).createMachine({
      id: 'lamps',
      type: 'parallel',
      // Nothing cuts the power: the search for it ends when no place is left.
      states: Object.fromEntries(
        names.map((name) => [name, { initial: 'off', states: { off: { on: { [name]: 'on' } }, on: { on: { 'power.cut': 'off' } } } }]),
      ),
    })
    const events = Object.fromEntries(names.map((type) => [type, [{ type }]]))
    const missing = await findMissing<AnyStateMachine>(lamps, { inputs: [undefined], events, done: {}, errors: {} })
    expect(missing).toEqual(names.map((name) => `lamps.${name}.on: power.cut → lamps.${name}.off`))
  })
})
