import { describe, expect, it } from 'vitest'
import { SimulatedClock, createActor } from 'xstate'
import { toastsMachine } from '../../../../src/machines/common/toasts/toastsMachine.ts'

function start() {
  const clock = new SimulatedClock()
  const facts: string[] = []
  const actor = createActor(toastsMachine, { clock })
  actor.on('*', ({ type, id }) => facts.push(`${id} ${type.replace('toast.', '')}`))
  actor.start()
  const show = (id: string, timeoutMs = 5000): void => actor.send({ type: 'toast.show', toast: { id, timeoutMs } })
  return { actor, clock, facts, show }
}

describe('toasts', () => {
  it('disappear when their display time has passed', () => {
    const { clock, facts, show } = start()
    show('a')
    clock.increment(4999)
    expect(facts).toEqual(['a shown'])
    clock.increment(1)
    expect(facts).toEqual(['a shown', 'a hidden'])
  })

  it('stay while they are hovered or focused, then for their whole display time', () => {
    const { actor, clock, facts, show } = start()
    show('a')
    clock.increment(4000)
    actor.send({ type: 'interaction.start' })
    clock.increment(60_000)
    actor.send({ type: 'interaction.end' })
    clock.increment(4999)
    expect(facts).toEqual(['a shown'])
    clock.increment(1)
    expect(facts).toEqual(['a shown', 'a hidden'])
  })

  it('are at most three: the fourth is queued', () => {
    const { actor, facts, show } = start()
    for (const id of ['a', 'b', 'c', 'd']) show(id, 0)
    expect(facts).toEqual(['a shown', 'b shown', 'c shown'])
    actor.send({ type: 'toast.close', id: 'b' })
    expect(facts).toEqual(['a shown', 'b shown', 'c shown', 'b hidden', 'd shown'])
  })

  it('with the same id replace each other and restart the display time', () => {
    const { clock, facts, show } = start()
    show('a')
    clock.increment(4000)
    show('a')
    clock.increment(4000)
    expect(facts).toEqual(['a shown', 'a shown'])
    clock.increment(1000)
    expect(facts).toEqual(['a shown', 'a shown', 'a hidden'])
  })

  it('make room for the queued ones when their display time has passed', () => {
    const { clock, facts, show } = start()
    show('a', 1000)
    for (const id of ['b', 'c']) show(id, 0)
    show('d', 2000)
    clock.increment(1000)
    expect(facts.slice(3)).toEqual(['a hidden', 'd shown'])
    clock.increment(1999)
    expect(facts).toHaveLength(5)
    clock.increment(1)
    expect(facts.at(-1)).toBe('d hidden')
  })

  it('stay until they are closed when they have no display time', () => {
    const { actor, clock, facts, show } = start()
    show('a', 0)
    clock.increment(3_600_000)
    expect(facts).toEqual(['a shown'])
    actor.send({ type: 'toast.close', id: 'a' })
    expect(facts).toEqual(['a shown', 'a hidden'])
  })

  it('that are closed do not disappear a second time, nor shorten a new one with the same id', () => {
    const { actor, clock, facts, show } = start()
    show('a')
    clock.increment(1000)
    actor.send({ type: 'toast.close', id: 'a' })
    clock.increment(3000)
    show('b', 0)
    clock.increment(1000)
    expect(facts).toEqual(['a shown', 'a hidden', 'b shown'])
  })

  it('are never shown when they are closed while they are queued', () => {
    const { actor, facts, show } = start()
    for (const id of ['a', 'b', 'c', 'd', 'e']) show(id, 0)
    actor.send({ type: 'toast.close', id: 'd' })
    expect(facts).toHaveLength(3)
    actor.send({ type: 'toast.close', id: 'a' })
    expect(facts.slice(3)).toEqual(['a hidden', 'e shown'])
  })

  it('do not disappear early after a short interaction', () => {
    const { actor, clock, facts, show } = start()
    show('a')
    clock.increment(4000)
    actor.send({ type: 'interaction.start' })
    clock.increment(500)
    actor.send({ type: 'interaction.end' })
    clock.increment(4999)
    expect(facts).toEqual(['a shown'])
  })

  it('take the display time of their replacement, also after an interaction', () => {
    const { actor, clock, facts, show } = start()
    show('a', 1000)
    show('a', 9000)
    actor.send({ type: 'interaction.start' })
    actor.send({ type: 'interaction.end' })
    clock.increment(8999)
    expect(facts).toEqual(['a shown', 'a shown'])
    clock.increment(1)
    expect(facts.at(-1)).toBe('a hidden')
  })

  describe('while one of them is hovered or focused', () => {
    /** The user's pointer is on a toast. */
    function hovered() {
      const toasts = start()
      toasts.show('a', 1000)
      toasts.actor.send({ type: 'interaction.start' })
      return toasts
    }

    it('are shown when there is room, for their whole display time afterwards', () => {
      const { actor, clock, facts, show } = hovered()
      show('b', 2000)
      expect(facts).toEqual(['a shown', 'b shown'])
      clock.increment(60_000)
      actor.send({ type: 'interaction.end' })
      clock.increment(1999)
      expect(facts.slice(2)).toEqual(['a hidden'])
      clock.increment(1)
      expect(facts.slice(2)).toEqual(['a hidden', 'b hidden'])
    })

    it('are queued when there is no room', () => {
      const { actor, facts, show } = hovered()
      for (const id of ['b', 'c', 'd', 'e']) show(id, 0)
      expect(facts).toEqual(['a shown', 'b shown', 'c shown'])
      actor.send({ type: 'toast.close', id: 'd' })
      actor.send({ type: 'toast.close', id: 'b' })
      expect(facts.slice(3)).toEqual(['b hidden', 'e shown'])
    })

    it('replace each other, with the new display time afterwards', () => {
      const { actor, clock, facts, show } = hovered()
      show('a', 3000)
      expect(facts).toEqual(['a shown', 'a shown'])
      clock.increment(60_000)
      actor.send({ type: 'interaction.end' })
      clock.increment(2999)
      expect(facts).toHaveLength(2)
      clock.increment(1)
      expect(facts.at(-1)).toBe('a hidden')
    })

    it('can be closed, and do not come back', () => {
      const { actor, clock, facts } = hovered()
      actor.send({ type: 'toast.close', id: 'a' })
      expect(facts).toEqual(['a shown', 'a hidden'])
      actor.send({ type: 'interaction.end' })
      clock.increment(60_000)
      expect(facts).toEqual(['a shown', 'a hidden'])
    })
  })
})
