import { describe, expect, it } from 'vitest'
import { leaveGuardMachine } from '../../../../src/machines/common/leaveGuard/leaveGuardMachine.ts'
import { selectIsAsking } from '../../../../src/machines/common/leaveGuard/selectors.ts'
import type { LeaveGuardEvent } from '../../../../src/machines/common/leaveGuard/types.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

/** A page on which all of this has happened. */
function page(...events: LeaveGuardEvent['type'][]) {
  const { actor, script }: Scripted<typeof leaveGuardMachine> = startScripted(leaveGuardMachine)
  const happens = (...types: LeaveGuardEvent['type'][]): void => types.forEach((type) => actor.send({ type }))
  happens(...events)
  return {
    happens,
    isAsking: () => selectIsAsking(actor.getSnapshot()),
    isHolding: () => actor.getSnapshot().children['holdDepartures'] !== undefined,
    departures: () => script.effects.length,
  }
}

describe('leaving a page', () => {
  it('is held back only while something is unsaved', () => {
    const { happens, isHolding } = page()
    expect(isHolding()).toBe(false)
    happens('changes.made')
    expect(isHolding()).toBe(true)
    happens('changes.saved')
    expect(isHolding()).toBe(false)
  })

  it('is asked about, and nothing leaves before the answer', () => {
    const { isAsking, isHolding, departures } = page('changes.made', 'departure.attempted')
    expect([isAsking(), isHolding(), departures()]).toEqual([true, true, 0])
  })

  it('is given up when the user stays, and asked about again the next time', () => {
    const { happens, isAsking, isHolding, departures } = page('changes.made', 'departure.attempted', 'leave.cancel')
    expect([isAsking(), isHolding(), departures()]).toEqual([false, true, 0])
    happens('departure.attempted')
    expect(isAsking()).toBe(true)
  })

  it('happens once when the user confirms, and is not held back by its own question', () => {
    const { isAsking, isHolding, departures } = page('changes.made', 'departure.attempted', 'leave.confirm')
    expect([isAsking(), isHolding(), departures()]).toEqual([false, false, 1])
  })

  it('is asked about again when the page stayed and there are other changes', () => {
    const { happens, isAsking, isHolding } = page('changes.made', 'departure.attempted', 'leave.confirm')
    happens('changes.saved', 'changes.made')
    expect(isHolding()).toBe(true)
    happens('departure.attempted')
    expect(isAsking()).toBe(true)
  })

  describe('when the changes are saved during the question', () => {
    const events = ['changes.made', 'departure.attempted', 'changes.saved'] as const

    it('still waits for the answer, holding back nothing else', () => {
      const { isAsking, isHolding, departures } = page(...events)
      expect([isAsking(), isHolding(), departures()]).toEqual([true, false, 0])
    })

    it('happens when the user confirms', () => {
      expect(page(...events, 'leave.confirm').departures()).toBe(1)
    })

    it('is given up when the user stays', () => {
      const { happens, isAsking, isHolding, departures } = page(...events, 'leave.cancel')
      expect([isAsking(), isHolding(), departures()]).toEqual([false, false, 0])
      happens('changes.made')
      expect(isHolding()).toBe(true)
    })

    it('is still asked about when there are other changes', () => {
      const { isAsking, isHolding } = page(...events, 'changes.made')
      expect([isAsking(), isHolding()]).toEqual([true, true])
    })
  })
})
