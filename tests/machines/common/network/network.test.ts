import { describe, expect, it } from 'vitest'
import { networkMachine } from '../../../../src/machines/common/network/networkMachine.ts'
import { selectStatus } from '../../../../src/machines/common/network/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

const silent = { error: new AppError('API_UNAVAILABLE') }
const back = [{ type: 'network.restored' }]
const lost = [{ type: 'server.lost' }]

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
    expect(facts).toEqual(lost)
    await script.answer('probeReturn', { output: undefined })
    expect(facts).toEqual([...lost, ...back])
  })

  it('is not restored by the response to a request sent before it was lost', async () => {
    const { actor, script, facts } = startScripted(networkMachine)
    actor.send({ type: 'network.lost' })
    actor.send({ type: 'request.answered' })
    expect(actor.getSnapshot().hasTag('offline')).toBe(true)
    await script.answer('probeDoubt', silent)
    expect([actor.getSnapshot().value, facts]).toEqual(['offline', [...lost, ...lost]])
  })

  it('is restored when the server answers, even if the browser reports no connection', async () => {
    const { actor, script, facts } = startScripted(networkMachine)
    actor.send({ type: 'network.lost' })
    actor.send({ type: 'request.answered' })
    await script.answer('probeDoubt', { output: undefined })
    expect(facts).toEqual([...lost, ...back])
  })

  it('is announced again to a request that went on while it was lost, and has failed since', async () => {
    const withoutNetwork = startScripted(networkMachine)
    withoutNetwork.actor.send({ type: 'network.lost' })
    withoutNetwork.actor.send({ type: 'request.failed' })
    expect(withoutNetwork.facts).toEqual([...lost, ...lost])
    const withoutServer = startScripted(networkMachine)
    withoutServer.actor.send({ type: 'request.failed' })
    await withoutServer.script.answer('probeSuspected', silent)
    withoutServer.actor.send({ type: 'request.failed' })
    expect([withoutServer.actor.getSnapshot().value, withoutServer.facts]).toEqual(['unreachable', [...lost, ...lost]])
  })

  it('is restored by the first response when only the server was unreachable', async () => {
    const { actor, script, facts } = startScripted(networkMachine)
    actor.send({ type: 'request.failed' })
    await script.answer('probeSuspected', silent)
    actor.send({ type: 'request.answered' })
    expect(facts).toEqual([{ type: 'server.lost' }, ...back])
  })
})

type Network = Scripted<typeof networkMachine>
const answered = { output: undefined }
const status = ({ actor }: Network) => selectStatus(actor.getSnapshot())
/** The probes that were sent. */
const probes = ({ script }: Network): number => script.asked.filter(({ id }) => id !== 'watchConnection').length

/** A server that does not respond any more. */
async function unreachable(): Promise<Network> {
  const network = startScripted(networkMachine)
  network.actor.send({ type: 'request.failed' })
  await network.script.answer('probeSuspected', silent)
  return network
}

/** A server that responds again. */
async function returned(): Promise<Network> {
  const network = await unreachable()
  network.actor.send({ type: 'request.answered' })
  return network
}

function offline(): Network {
  const network = startScripted(networkMachine)
  network.actor.send({ type: 'network.lost' })
  return network
}

describe('what the user is told', () => {
  it('is nothing while all is well, nor while a failed request is looked into', () => {
    const network = startScripted(networkMachine)
    expect([status(network), probes(network)]).toEqual(['online', 0])
    network.actor.send({ type: 'request.failed' })
    network.actor.send({ type: 'request.failed' })
    expect([status(network), probes(network)]).toEqual(['online', 1])
  })

  it('is that the server is unreachable, until a probe gets an answer', async () => {
    const network = await unreachable()
    expect(status(network)).toBe('unreachable')
    network.script.clock.increment(1000)
    expect(status(network)).toBe('unreachable')
    await network.script.answer('probeAgain', answered)
    expect([status(network), network.facts.at(-1)]).toEqual(['back', { type: 'network.restored' }])
  })

  it('is for four seconds that the server is back', async () => {
    const network = await returned()
    network.script.clock.increment(3999)
    expect(status(network)).toBe('back')
    network.script.clock.increment(1)
    expect([status(network), probes(network)]).toEqual(['online', 1])
  })

  it('is that the browser is offline, whatever was going on', async () => {
    const checking = startScripted(networkMachine)
    checking.actor.send({ type: 'request.failed' })
    const probing = await unreachable()
    probing.script.clock.increment(1000)
    const returning = offline()
    returning.actor.send({ type: 'network.found' })
    for (const network of [startScripted(networkMachine), checking, await unreachable(), probing, returning, await returned()]) {
      const sent = probes(network)
      network.actor.send({ type: 'network.lost' })
      network.script.clock.increment(60_000)
      expect([status(network), probes(network)]).toEqual(['offline', sent])
    }
  })
})

describe('the probes of an unreachable server', () => {
  it('are sent after 1 s, then 2, 4, 8, and at most 15', async () => {
    const network = await unreachable()
    for (const [index, seconds] of [1, 2, 4, 8, 15, 15].entries()) {
      network.script.clock.increment(seconds * 1000 - 1)
      expect(probes(network)).toBe(index + 1)
      network.script.clock.increment(1)
      expect(probes(network)).toBe(index + 2)
      await network.script.answer('probeAgain', silent)
    }
  })

  it('begin with the short delay again at the next loss', async () => {
    const network = await unreachable()
    network.script.clock.increment(1000)
    await network.script.answer('probeAgain', silent)
    network.actor.send({ type: 'request.answered' })
    network.actor.send({ type: 'request.failed' })
    await network.script.answer('probeSuspected', silent)
    const sent = probes(network)
    network.script.clock.increment(1000)
    expect(probes(network)).toBe(sent + 1)
  })

  it('do not wait when the browser finds a connection', async () => {
    const network = await unreachable()
    network.actor.send({ type: 'network.found' })
    expect([probes(network), status(network)]).toEqual([2, 'unreachable'])
    await network.script.answer('probeAgain', answered)
    expect(network.facts).toEqual([{ type: 'server.lost' }, { type: 'network.restored' }])
  })

  it('end as soon as any request is answered', async () => {
    const network = await unreachable()
    network.script.clock.increment(1000)
    network.actor.send({ type: 'request.answered' })
    expect([status(network), network.facts.at(-1)]).toEqual(['back', { type: 'network.restored' }])
    network.script.clock.increment(60_000)
    expect(probes(network)).toBe(2)
  })
})

describe('a connection that the browser has found again', () => {
  it('goes on probing when the server does not respond', async () => {
    const network = offline()
    network.actor.send({ type: 'network.found' })
    expect(status(network)).toBe('offline')
    await network.script.answer('probeReturn', silent)
    expect([status(network), network.facts]).toEqual(['unreachable', [...lost, ...lost]])
    network.script.clock.increment(1000)
    expect(probes(network)).toBe(2)
  })

  it('is tried anew when it was lost again meanwhile', () => {
    const network = offline()
    network.actor.send({ type: 'network.found' })
    network.actor.send({ type: 'network.lost' })
    network.actor.send({ type: 'network.found' })
    expect([status(network), probes(network)]).toEqual(['offline', 2])
  })

  it('also counts while a response has raised doubts: nobody stays offline for ever', async () => {
    const network = offline()
    network.actor.send({ type: 'request.answered' })
    network.actor.send({ type: 'network.found' })
    expect([status(network), network.facts, probes(network)]).toEqual(['offline', lost, 2])
    await network.script.answer('probeReturn', silent)
    expect(status(network)).toBe('unreachable')
  })
})

it('looks into a request that fails just after the server was back', async () => {
  const network = await returned()
  network.actor.send({ type: 'request.failed' })
  expect([status(network), probes(network)]).toEqual(['online', 2])
  await network.script.answer('probeSuspected', silent)
  expect(status(network)).toBe('unreachable')
})

it('works without news of the browser’s connection', async () => {
  const network = startScripted(networkMachine)
  await network.script.answer('watchConnection', { error: new Error('no such events') })
  network.actor.send({ type: 'request.failed' })
  await network.script.answer('probeSuspected', silent)
  expect(status(network)).toBe('unreachable')
})
