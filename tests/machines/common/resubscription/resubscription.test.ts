import { describe, expect, it } from 'vitest'
import { resubscriptionMachine } from '../../../../src/machines/common/resubscription/resubscriptionMachine.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

/** A subscription whose connection has just been lost. */
function lost() {
  const { actor, script, facts } = startScripted(resubscriptionMachine)
  const pass = (seconds: number): void => script.clock.increment(seconds * 1000)
  const lose = (): void => actor.send({ type: 'connection.lost' })
  const restore = (): void => actor.send({ type: 'server.restored' })
  return { script, pass, lose, restore, stop: () => actor.stop(), resumed: () => facts.length }
}

describe('an interrupted subscription', () => {
  it('is resumed after 1 s, then 2, 4, 8, 16, and at most 30', () => {
    const { pass, lose, resumed } = lost()
    for (const [index, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      pass(seconds - 0.001)
      expect(resumed()).toBe(index)
      pass(0.001)
      expect(resumed()).toBe(index + 1)
      lose()
    }
  })

  it('is resumed once, as soon as the server is reachable again', () => {
    const { pass, restore, resumed } = lost()
    restore()
    expect(resumed()).toBe(1)
    restore()
    pass(60)
    expect(resumed()).toBe(1)
  })

  it('doubles the delay after each failed attempt, whatever triggered the attempt', () => {
    const { pass, lose, restore, resumed } = lost()
    restore()
    lose()
    pass(1.999)
    expect(resumed()).toBe(1)
    pass(0.001)
    expect(resumed()).toBe(2)
  })

  it('does not double the delay when the same loss is reported twice', () => {
    const { pass, lose, resumed } = lost()
    pass(0.5)
    lose()
    pass(0.5)
    expect(resumed()).toBe(1)
  })

  it('is not resumed once the last subscriber has unsubscribed', () => {
    const { pass, stop, resumed } = lost()
    stop()
    pass(60)
    expect(resumed()).toBe(0)
  })

  it('is resumed after the delay where nothing is known of the server', async () => {
    const { script, pass, resumed } = lost()
    await script.answer('watchReachability', { error: new Error('no such news') })
    pass(1)
    expect(resumed()).toBe(1)
  })
})
