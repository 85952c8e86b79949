import { describe, expect, it } from 'vitest'
import { leaveGuardMachine } from '../../../../src/machines/common/leaveGuard/leaveGuardMachine.ts'
import { selectIsAsking } from '../../../../src/machines/common/leaveGuard/selectors.ts'
import type { LeaveGuardEvent } from '../../../../src/machines/common/leaveGuard/types.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

/** A page after the given events. */
function page(...events: LeaveGuardEvent['type'][]) {
  const { actor, script }: Scripted<typeof leaveGuardMachine> = startScripted(leaveGuardMachine)
  const happens = (...types: LeaveGuardEvent['type'][]): void => types.forEach((type) => actor.send({ type }))
  happens(...events)
  return {
    script,
    happens,
    isAsking: () => selectIsAsking(actor.getSnapshot()),
    isHolding: () => actor.getSnapshot().children['holdDepartures'] !== undefined,
    departures: () => script.effects.length,
  }
}

describe('leaving a page', () => {
  it('is held back only while there are unsaved changes', () => {
    const { happens, isHolding } = page()
    expect(isHolding()).toBe(false)
    happens('changes.made')
    expect(isHolding()).toBe(true)
    happens('changes.saved')
    expect(isHolding()).toBe(false)
  })

  it('asks the user, and holds the departure back until the answer', () => {
    const { isAsking, isHolding, departures } = page('changes.made', 'departure.attempted')
    expect([isAsking(), isHolding(), departures()]).toEqual([true, true, 0])
  })

  it('is cancelled when the user stays, and asks again at the next departure', () => {
    const { happens, isAsking, isHolding, departures } = page('changes.made', 'departure.attempted', 'leave.cancel')
    expect([isAsking(), isHolding(), departures()]).toEqual([false, true, 0])
    happens('departure.attempted')
    expect(isAsking()).toBe(true)
  })

  it('happens once when the user confirms, and is not held back a second time', () => {
    const { isAsking, isHolding, departures } = page('changes.made', 'departure.attempted', 'leave.confirm')
    expect([isAsking(), isHolding(), departures()]).toEqual([false, false, 1])
  })

  it('asks again when the page has other unsaved changes after the user stayed', () => {
    const { happens, isAsking, isHolding } = page('changes.made', 'departure.attempted', 'leave.confirm')
    happens('changes.saved', 'changes.made')
    expect(isHolding()).toBe(true)
    happens('departure.attempted')
    expect(isAsking()).toBe(true)
  })

  describe('when the changes are saved while the question is open', () => {
    const events = ['changes.made', 'departure.attempted', 'changes.saved'] as const

    it('keeps the question open, and does not hold back other departures', () => {
      const { isAsking, isHolding, departures } = page(...events)
      expect([isAsking(), isHolding(), departures()]).toEqual([true, false, 0])
    })

    it('leaves when the user confirms', () => {
      expect(page(...events, 'leave.confirm').departures()).toBe(1)
    })

    it('cancels the departure when the user stays', () => {
      const { happens, isAsking, isHolding, departures } = page(...events, 'leave.cancel')
      expect([isAsking(), isHolding(), departures()]).toEqual([false, false, 0])
      happens('changes.made')
      expect(isHolding()).toBe(true)
    })

    it('keeps the question open when there are new changes', () => {
      const { isAsking, isHolding } = page(...events, 'changes.made')
      expect([isAsking(), isHolding()]).toEqual([true, true])
    })
  })

  it('asks nothing before the user wants to leave', () => {
    expect(page('changes.made').isAsking()).toBe(false)
  })

  it('is guarded again by changes after the departure, also when nothing was saved in between', () => {
    const { happens, isHolding, isAsking } = page('changes.made', 'departure.attempted', 'leave.confirm', 'changes.made')
    expect(isHolding()).toBe(true)
    happens('departure.attempted')
    expect(isAsking()).toBe(true)
  })

  it('is free once the changes are saved after the departure', () => {
    const { isHolding, isAsking } = page('changes.made', 'departure.attempted', 'leave.confirm', 'changes.saved')
    expect([isHolding(), isAsking()]).toEqual([false, false])
  })

  it('needs no question where departures cannot be held back, and is guarded again by the next changes', async () => {
    const { script, happens, isAsking, isHolding } = page('changes.made')
    await script.answer('holdDepartures', { error: new Error('no such events') })
    expect(isAsking()).toBe(false)
    happens('changes.saved')
    expect(isHolding()).toBe(false)
    happens('changes.made')
    expect(isHolding()).toBe(true)
  })
})
