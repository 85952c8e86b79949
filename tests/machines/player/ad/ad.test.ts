import { describe, expect, it } from 'vitest'
import { adMachine } from '../../../../src/machines/player/ad/adMachine.ts'
import { selectIsPaused, selectIsWaiting, selectSecondsToSkip } from '../../../../src/machines/player/ad/selectors.ts'
import type { Ad, AdEvent, AdNotice } from '../../../../src/machines/player/ad/types.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { ad, unskippable } from './fixtures.ts'

function requested() {
  const scripted = startScripted(adMachine, { tagUrl: 'https://pubs.example/vast.xml' })
  const { actor, script } = scripted
  return {
    ...scripted,
    output: () => actor.getSnapshot().output,
    isOver: () => actor.getSnapshot().status === 'done',
    notices: () => script.effects.filter(({ type }) => type === 'notifyServer').map(({ params }) => params as AdNotice),
    send: (...events: readonly AdEvent['type'][]) => events.forEach((type) => actor.send({ type } as AdEvent)),
    reach: (position: number) => actor.send({ type: 'media.progressed', position }),
  }
}

async function shown(answer: Ad = ad) {
  const all = requested()
  await all.script.answer('requestAd', { output: answer })
  all.send('media.canPlay', 'media.playing')
  return all
}

describe('an ad', () => {
  it('plays as soon as it can, and its impression is the first picture', async () => {
    const { script, facts, notices, send } = requested()
    expect(script.asked).toEqual([{ id: 'requestAd', input: { tagUrl: 'https://pubs.example/vast.xml' } }])
    await script.answer('requestAd', { output: ad })
    send('media.canPlay')
    expect([facts, notices()]).toEqual([[{ type: 'play.requested' }], []])
    send('media.playing')
    expect(notices()).toEqual([{ type: 'impression' }])
  })

  it('is over at its end', async () => {
    const { isOver, notices, send } = await shown()
    expect(isOver()).toBe(false)
    send('media.ended')
    expect([isOver(), notices().at(-1)]).toEqual([true, { type: 'completed' }])
  })

  it('has one impression, whatever it waits for', async () => {
    const { notices, send } = await shown()
    send('media.waiting', 'media.playing', 'media.paused', 'media.playing')
    expect(notices()).toEqual([{ type: 'impression' }, { type: 'paused' }, { type: 'resumed' }])
  })

  it('reports how far it has played', async () => {
    const { notices, reach } = await shown()
    reach(2.5)
    expect(notices().at(-1)).toEqual({ type: 'progressed', position: 2.5 })
  })
})

describe('the server', () => {
  it.each([
    ['media.muted', 'muted'],
    ['media.unmuted', 'unmuted'],
  ] as const)('is notified of the sound: %s', async (fact, type) => {
    const { notices, send } = await shown()
    send(fact)
    expect(notices()).toEqual([{ type: 'impression' }, { type }])
  })

  it.each([
    ['that cannot be played', 400, ['media.failed'], 0],
    ['whose pictures stop', 402, ['media.canPlay', 'media.playing', 'media.waiting'], 12_000],
  ] as const)('is notified of an ad %s', async (_, code, facts, milliseconds) => {
    const { notices, script, send } = requested()
    await script.answer('requestAd', { output: ad })
    send(...facts)
    script.clock.increment(milliseconds)
    expect(notices().at(-1)).toEqual({ type: 'error', code })
  })
})

describe('skipping', () => {
  it('is possible after its offset, not before', async () => {
    const { actor, isOver, notices, send, reach } = await shown()
    const seconds = () => selectSecondsToSkip(actor.getSnapshot())
    expect(seconds()).toBe(5)
    reach(4.9)
    send('ad.skip')
    expect([isOver(), seconds()]).toEqual([false, 1])
    reach(5)
    expect(seconds()).toBe(0)
    send('ad.skip')
    expect([isOver(), notices().at(-1)]).toEqual([true, { type: 'skipped' }])
  })

  it('is never possible without an offset', async () => {
    const { actor, isOver, send, reach } = await shown(unskippable)
    reach(60)
    send('ad.skip')
    expect([isOver(), selectSecondsToSkip(actor.getSnapshot())]).toEqual([false, null])
  })

  it('is possible while it is paused', async () => {
    const { isOver, send, reach } = await shown()
    reach(6)
    send('media.paused', 'ad.skip')
    expect(isOver()).toBe(true)
  })
})

describe('pausing', () => {
  it.each<AdEvent['type']>(['ad.pause', 'ad.togglePlay'])(
    'withdraws an ad that is awaited, before and after its answer: %s',
    async (press) => {
      const before = requested()
      before.send(press)
      expect([before.output(), before.notices()]).toEqual([{ isWithdrawn: true }, []])
      const after = requested()
      await after.script.answer('requestAd', { output: ad })
      after.send('media.canPlay', press)
      expect([after.output(), after.notices()]).toEqual([{ isWithdrawn: true }, []])
    },
  )

  it('withdraws none that has begun', async () => {
    const { isOver, output, send } = await shown()
    send('ad.pause')
    expect(isOver()).toBe(false)
    send('media.ended')
    expect(output()).toEqual({ isWithdrawn: false })
  })

  it('follows the system’s keys', async () => {
    const { facts, send } = await shown()
    send('ad.pause')
    expect(facts.at(-1)).toEqual({ type: 'pause.requested' })
    send('media.paused', 'ad.play')
    expect(facts.at(-1)).toEqual({ type: 'play.requested' })
  })

  it('is said once, and so is the end of a pause', async () => {
    const { actor, notices, send } = await shown()
    send('media.paused', 'media.paused')
    expect(notices()).toEqual([{ type: 'impression' }, { type: 'paused' }])
    send('media.playing')
    expect([selectIsPaused(actor.getSnapshot()), selectIsWaiting(actor.getSnapshot())]).toEqual([false, false])
    expect(notices()).toEqual([{ type: 'impression' }, { type: 'paused' }, { type: 'resumed' }])
  })

  it('asks the element, and goes on with the same press', async () => {
    const { facts, send } = await shown()
    send('ad.togglePlay')
    expect(facts.at(-1)).toEqual({ type: 'pause.requested' })
    send('media.paused', 'ad.togglePlay')
    expect(facts.at(-1)).toEqual({ type: 'play.requested' })
  })

  it('ends with a wait of its own where nothing has arrived', async () => {
    const { actor, script, isOver, notices, send } = await shown()
    send('media.paused', 'ad.togglePlay', 'media.waiting')
    expect([selectIsWaiting(actor.getSnapshot()), selectIsPaused(actor.getSnapshot())]).toEqual([true, false])
    expect(notices().at(-1)).toEqual({ type: 'resumed' })
    script.clock.increment(12_000)
    expect(isOver()).toBe(true)
  })

  it('lets the advertiser’s page be read', async () => {
    const { facts, notices, send } = await shown()
    send('ad.visit')
    expect([facts.at(-1), notices().at(-1)]).toEqual([{ type: 'pause.requested' }, { type: 'clicked' }])
  })

  it('has no limit', async () => {
    const { script, isOver, send } = await shown()
    send('media.paused')
    script.clock.increment(3_600_000)
    expect(isOver()).toBe(false)
  })
})

describe('the video plays without it', () => {
  it('when the server has none', async () => {
    const { script, isOver } = requested()
    await script.answer('requestAd', { output: null })
    expect(isOver()).toBe(true)
  })

  it('when the server fails, which is logged', async () => {
    const { script, isOver } = requested()
    const error = new Error('404')
    await script.answer('requestAd', { error })
    expect(isOver()).toBe(true)
    expect(script.effects).toEqual([{ type: 'logAdFailure', params: { error } }])
  })

  it('when nothing has come after 12 seconds in all', async () => {
    const { script, isOver, notices } = requested()
    script.clock.increment(7_000)
    await script.answer('requestAd', { output: ad })
    script.clock.increment(4_999)
    expect(isOver()).toBe(false)
    script.clock.increment(1)
    expect([isOver(), notices()]).toEqual([true, [{ type: 'error', code: 402 }]])
  })

  it('when its pictures stop for 12 seconds', async () => {
    const { script, isOver, send } = await shown()
    script.clock.increment(30_000)
    expect(isOver()).toBe(false)
    send('media.waiting')
    script.clock.increment(11_999)
    expect(isOver()).toBe(false)
    script.clock.increment(1)
    expect(isOver()).toBe(true)
  })

  it('when its pictures stop once more while they are awaited: the wait is one', async () => {
    const { actor, script, isOver, send } = await shown()
    send('media.waiting')
    script.clock.increment(11_999)
    send('media.waiting')
    script.clock.increment(1)
    expect(isOver()).toBe(true)
    expect(selectIsWaiting(actor.getSnapshot())).toBe(false)
  })

  it('never after pictures that came back', async () => {
    const { actor, script, isOver, send } = await shown()
    send('media.waiting')
    script.clock.increment(11_999)
    send('media.playing')
    expect(selectIsWaiting(actor.getSnapshot())).toBe(false)
    script.clock.increment(12_000)
    expect(isOver()).toBe(false)
  })

  it.each<AdEvent['type']>(['media.failed', 'media.refused'])('when it cannot be played: %s', async (type) => {
    const { script, isOver, send } = requested()
    await script.answer('requestAd', { output: ad })
    send(type)
    expect(isOver()).toBe(true)
  })

  it('when it fails in the middle', async () => {
    const { isOver, notices, send } = await shown()
    send('media.failed')
    expect([isOver(), notices().at(-1)]).toEqual([true, { type: 'error', code: 400 }])
  })
})
