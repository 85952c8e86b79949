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
})
