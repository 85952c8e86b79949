import { describe, expect, it } from 'vitest'
import { setup, type AnyStateMachine } from 'xstate'
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
