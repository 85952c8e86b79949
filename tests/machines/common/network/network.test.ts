import { describe, expect, it } from 'vitest'
import { networkMachine } from '../../../../src/machines/common/network/networkMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

const silent = { error: new AppError('API_UNAVAILABLE') }
const back = [{ type: 'network.restored' }]

describe('the network', () => {
  it('counts each failed attempt to reach the server', async () => {
    const { actor, script, facts } = startScripted(networkMachine)
    actor.send({ type: 'request.failed' })
    await script.answer('probeSuspected', silent)
    script.clock.increment(1000)
    await script.answer('probeAgain', silent)
    expect(facts).toEqual([{ type: 'server.lost' }, { type: 'server.lost' }])
  })

  it('is not considered lost after a single failed request', async () => {
    const { actor, script, facts } = startScripted(networkMachine)
    actor.send({ type: 'request.failed' })
    await script.answer('probeSuspected', { output: undefined })
    expect([actor.getSnapshot().value, facts]).toEqual(['online', []])
  })

  it('is restored when the server answers, not when the browser reports a connection', async () => {
    const { actor, script, facts } = startScripted(networkMachine)
    actor.send({ type: 'network.lost' })
    actor.send({ type: 'network.found' })
    expect(facts).toEqual([])
    await script.answer('probeReturn', { output: undefined })
    expect(facts).toEqual(back)
  })

  it('is not restored by the response to a request sent before it was lost', async () => {
    const { actor, script, facts } = startScripted(networkMachine)
    actor.send({ type: 'network.lost' })
    actor.send({ type: 'request.answered' })
    expect(actor.getSnapshot().hasTag('offline')).toBe(true)
    await script.answer('probeDoubt', silent)
    expect([actor.getSnapshot().value, facts]).toEqual(['offline', []])
  })

  it('is restored when the server answers, even if the browser reports no connection', async () => {
    const { actor, script, facts } = startScripted(networkMachine)
    actor.send({ type: 'network.lost' })
    actor.send({ type: 'request.answered' })
    await script.answer('probeDoubt', { output: undefined })
    expect(facts).toEqual(back)
  })

  it('is restored by the first response when only the server was unreachable', async () => {
    const { actor, script, facts } = startScripted(networkMachine)
    actor.send({ type: 'request.failed' })
    await script.answer('probeSuspected', silent)
    actor.send({ type: 'request.answered' })
    expect(facts).toEqual([{ type: 'server.lost' }, ...back])
  })
})
