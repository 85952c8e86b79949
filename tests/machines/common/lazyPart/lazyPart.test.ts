import { describe, expect, it } from 'vitest'
import { lazyPartMachine } from '../../../../src/machines/common/lazyPart/lazyPartMachine.ts'
import { selectIsFailed, selectIsOutdated, selectIsReady } from '../../../../src/machines/common/lazyPart/selectors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

/** A part that was opened. */
function opened() {
  const { actor, script } = startScripted(lazyPartMachine)
  const send = (type: 'part.open' | 'part.retry' | 'part.close' | 'connection.restored'): void => actor.send({ type })
  send('part.open')
  return {
    script,
    send,
    pass: (seconds: number): void => script.clock.increment(seconds * 1000),
    loads: (): number => script.asked.filter(({ id }) => id === 'loadCode').length,
    /** What the person sees instead of the part, or the part. */
    seen: (): string => {
      const snapshot = actor.getSnapshot()
      if (selectIsReady(snapshot)) return 'part'
      if (!selectIsFailed(snapshot)) return 'nothing yet'
      return selectIsOutdated(snapshot) ? 'reload the page' : 'retry'
    },
  }
}

const missing = { error: new TypeError('Failed to fetch dynamically imported module') }

/** A part whose code did not come from a server that may still respond. */
async function failed({ isReachable = false } = {}) {
  const part = opened()
  await part.script.answer('loadCode', missing)
  await part.script.answer('probeServer', { output: isReachable })
  return part
}

it('is loaded once, when it is opened', async () => {
  const { actor, script } = startScripted(lazyPartMachine)
  expect(script.asked).toEqual([])
  actor.send({ type: 'part.open' })
  actor.send({ type: 'part.open' })
  await script.answer('loadCode', { output: undefined })
  actor.send({ type: 'part.open' })
  expect(script.asked).toHaveLength(1)
  expect(selectIsReady(actor.getSnapshot())).toBe(true)
})

describe('a part whose code does not come', () => {
  it('says so, and offers to retry, which may succeed', async () => {
    const { script, send, seen } = await failed()
    expect(seen()).toBe('retry')
    send('part.retry')
    expect(seen()).toBe('nothing yet')
    await script.answer('loadCode', { output: undefined })
    expect(seen()).toBe('part')
  })

  it('offers to reload the page when the server responds: only that helps after a new release', async () => {
    expect((await failed({ isReachable: true })).seen()).toBe('reload the page')
  })

  it('counts a server about which nothing is known as unreachable', async () => {
    const { script, seen } = opened()
    await script.answer('loadCode', missing)
    await script.answer('probeServer', { error: new TypeError('Failed to fetch') })
    expect(seen()).toBe('retry')
  })

  it('comes by itself once the connection is back, but not when its code is outdated', async () => {
    const lost = await failed()
    lost.send('connection.restored')
    expect([lost.seen(), lost.loads()]).toEqual(['nothing yet', 2])
    const outdated = await failed({ isReachable: true })
    outdated.send('connection.restored')
    expect([outdated.seen(), outdated.loads()]).toEqual(['reload the page', 1])
  })

  it('leaves the person alone once the message is closed, until it is opened again', async () => {
    const { send, seen, loads } = await failed()
    send('part.close')
    send('connection.restored')
    expect([seen(), loads()]).toEqual(['nothing yet', 1])
    send('part.open')
    expect(loads()).toBe(2)
  })

  it('is loaded again when something else needs it, with the message still there', async () => {
    const { send, loads } = await failed({ isReachable: true })
    send('part.open')
    expect(loads()).toBe(2)
  })

  it('says so after thirty seconds of silence, and asks for the server no longer than that', () => {
    const { pass, seen, loads, script } = opened()
    pass(29.999)
    expect([seen(), script.asked.length]).toEqual(['nothing yet', 1])
    pass(0.001)
    expect(script.asked.map(({ id }) => id)).toEqual(['loadCode', 'probeServer'])
    pass(30)
    expect([seen(), loads()]).toEqual(['retry', 1])
  })
})

it('can be retried by a press where the browser’s connection cannot be watched', async () => {
  const { script, send, seen, loads } = await failed()
  await script.answer('watchConnection', { error: new Error('no such news') })
  expect(seen()).toBe('retry')
  send('part.retry')
  expect(loads()).toBe(2)
})
