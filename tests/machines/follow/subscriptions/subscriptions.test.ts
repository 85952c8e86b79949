import { expect, it } from 'vitest'
import { subscriptionsMachine } from '../../../../src/machines/follow/subscriptions/subscriptionsMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { subscriptionsFixtures, usual } from './fixtures.ts'

describeModel(subscriptionsMachine, subscriptionsFixtures)

const start = () => startScripted(subscriptionsMachine, { view: usual })

it('opens on the tab of the address', () => {
  const { actor } = startScripted(subscriptionsMachine, { view: { tab: 'channels', period: 'week' } })
  expect(actor.getSnapshot().value).toMatchObject({ view: 'channels' })
})

it('writes the chosen tab into the address, but not one that came from the address', () => {
  const { actor, facts } = start()
  actor.send({ type: 'period.choose', period: 'today' })
  actor.send({ type: 'tab.choose', tab: 'channels' })
  actor.send({ type: 'view.adopt', view: usual })
  expect(facts).toEqual([
    { type: 'view.settled', view: { tab: 'news', period: 'today' } },
    { type: 'view.settled', view: { tab: 'channels', period: 'today' } },
  ])
  expect(actor.getSnapshot().context.view).toEqual(usual)
})

it('loads the next page of each list independently, once per press', () => {
  const { actor, script } = start()
  actor.send({ type: 'news.more', cursor: 'older' })
  actor.send({ type: 'news.more', cursor: 'older' })
  actor.send({ type: 'channels.more', cursor: 'further' })
  expect(script.asked).toEqual([
    { id: 'moreNews', input: { cursor: 'older' } },
    { id: 'moreChannels', input: { cursor: 'further' } },
  ])
})

it('shows for each list separately that its page failed to load, until it is loaded again', async () => {
  const { actor, script } = start()
  actor.send({ type: 'news.more', cursor: 'older' })
  await script.answer('moreNews', { error: new Error('lost') })
  expect(actor.getSnapshot().context.failures).toMatchObject({
    refresh: null,
    news: { message: 'Erreur lors du chargement des abonnements' },
    channels: null,
  })
  actor.send({ type: 'news.more', cursor: 'older' })
  expect(actor.getSnapshot().context.failures.news).toBeNull()
})

it('shows that refreshing failed until the message is dismissed', async () => {
  const { actor, script } = start()
  actor.send({ type: 'lists.refresh' })
  await script.answer('refresh', { error: new Error('lost') })
  expect(actor.getSnapshot().context.failures.refresh?.message).toBe('Erreur lors du chargement des abonnements')
  actor.send({ type: 'failure.dismiss' })
  expect(actor.getSnapshot().context.failures.refresh).toBeNull()
})

it('lets only the tab of the new videos choose their period', () => {
  const { actor, facts } = start()
  const canChoose = () => actor.getSnapshot().can({ type: 'period.choose', period: 'week' })
  expect(canChoose()).toBe(true)
  actor.send({ type: 'tab.choose', tab: 'channels' })
  expect(canChoose()).toBe(false)
  actor.send({ type: 'tab.choose', tab: 'news' })
  expect(canChoose()).toBe(true)
  actor.send({ type: 'view.adopt', view: { tab: 'channels', period: 'today' } })
  expect([canChoose(), actor.getSnapshot().context.view]).toEqual([false, { tab: 'channels', period: 'today' }])
  actor.send({ type: 'view.adopt', view: usual })
  expect([canChoose(), facts.length]).toEqual([true, 2])
})

it('shows the tab of the address from the start, and writes nothing into it', () => {
  const { actor, facts } = startScripted(subscriptionsMachine, { view: { tab: 'channels', period: 'week' } })
  expect(actor.getSnapshot().context.view).toEqual({ tab: 'channels', period: 'week' })
  expect(actor.getSnapshot().can({ type: 'period.choose', period: 'all' })).toBe(false)
  expect(facts).toEqual([])
})
