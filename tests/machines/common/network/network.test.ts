import { describe, expect, it } from 'vitest'
import { networkMachine } from '../../../../src/machines/common/network/networkMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

const silent = { error: new AppError('API_UNAVAILABLE') }
const back = [{ type: 'network.restored' }]

describe('the network', () => {
  it('is told of each time that the server was asked in vain', async () => {
    const { actor, script, facts } = startScripted(networkMachine)
    actor.send({ type: 'request.failed' })
    await script.answer('probeSuspected', silent)
    script.clock.increment(1000)
    await script.answer('probeAgain', silent)
    expect(facts).toEqual([{ type: 'server.lost' }, { type: 'server.lost' }])
  })

  it('is not said to be lost for one request that failed', async () => {
    const { actor, script, facts } = startScripted(networkMachine)
    actor.send({ type: 'request.failed' })
    await script.answer('probeSuspected', { output: undefined })
    expect([actor.getSnapshot().value, facts]).toEqual(['online', []])
  })

  it('is back when the server answers, not when the browser has a connection', async () => {
    const { actor, script, facts } = startScripted(networkMachine)
    actor.send({ type: 'network.lost' })
    actor.send({ type: 'network.found' })
    expect(facts).toEqual([])
    await script.answer('probeReturn', { output: undefined })
    expect(facts).toEqual(back)
  })

  it('is not back for an answer that was under way when it was lost', async () => {
    const { actor, script, facts } = startScripted(networkMachine)
    actor.send({ type: 'network.lost' })
    actor.send({ type: 'request.answered' })
    expect(actor.getSnapshot().hasTag('offline')).toBe(true)
    await script.answer('probeDoubt', silent)
    expect([actor.getSnapshot().value, facts]).toEqual(['offline', []])
  })

  it('is back when the server answers, whatever the browser says', async () => {
    const { actor, script, facts } = startScripted(networkMachine)
    actor.send({ type: 'network.lost' })
    actor.send({ type: 'request.answered' })
    await script.answer('probeDoubt', { output: undefined })
    expect(facts).toEqual(back)
  })

  it('is back with the first answer, when the server alone was lost', async () => {
    const { actor, script, facts } = startScripted(networkMachine)
    actor.send({ type: 'request.failed' })
    await script.answer('probeSuspected', silent)
    actor.send({ type: 'request.answered' })
    expect(facts).toEqual([{ type: 'server.lost' }, ...back])
  })
})
