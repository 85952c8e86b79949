import { describe, expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { subscriptionsMachine } from '../../../../src/machines/follow/subscriptions/subscriptionsMachine.ts'
import type { SubscriptionsFailures } from '../../../../src/machines/follow/subscriptions/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { usual } from './fixtures.ts'

type Screen = Scripted<typeof subscriptionsMachine>

const start = (): Screen => startScripted(subscriptionsMachine, { view: usual })
const snapshotOf = ({ actor }: Screen): SnapshotFrom<typeof subscriptionsMachine> => actor.getSnapshot()
const failures = (screen: Screen): SubscriptionsFailures => snapshotOf(screen).context.failures
const none = { refresh: null, news: null, channels: null }

describe('refreshing', () => {
  const isRefreshing = (screen: Screen): boolean => snapshotOf(screen).hasTag('refreshing')
  function refreshing(): Screen {
    const screen = start()
    screen.actor.send({ type: 'lists.refresh' })
    return screen
  }

  it('asks for both lists in one request, once per press', async () => {
    const screen = refreshing()
    screen.actor.send({ type: 'lists.refresh' })
    expect([screen.script.asked, isRefreshing(screen)]).toEqual([[{ id: 'refresh', input: undefined }], true])
    await screen.script.answer('refresh', { output: undefined })
    screen.script.clock.increment(60_000)
    expect([failures(screen), isRefreshing(screen)]).toEqual([none, false])
    expect(snapshotOf(screen).can({ type: 'failure.dismiss' })).toBe(false)
    screen.actor.send({ type: 'lists.refresh' })
    expect(screen.script.asked).toHaveLength(2)
  })

  it('says why it failed, until it is tried again', async () => {
    const screen = refreshing()
    await screen.script.answer('refresh', { error: new AppError('API_UNAVAILABLE') })
    const failure = { code: 'API_UNAVAILABLE', message: 'Le service est momentanément indisponible', fields: {} }
    expect([failures(screen), isRefreshing(screen)]).toEqual([{ ...none, refresh: failure }, false])
    screen.actor.send({ type: 'lists.refresh' })
    expect([failures(screen), isRefreshing(screen), screen.script.asked.length]).toEqual([none, true, 2])
  })

  it('goes on after its failure was dismissed', async () => {
    const screen = refreshing()
    await screen.script.answer('refresh', { error: new Error('lost') })
    screen.actor.send({ type: 'failure.dismiss' })
    expect([failures(screen), isRefreshing(screen), screen.script.asked.length]).toEqual([none, false, 1])
    screen.actor.send({ type: 'lists.refresh' })
    expect(isRefreshing(screen)).toBe(true)
  })

  it('fails when the server does not answer for thirty seconds', () => {
    const screen = refreshing()
    screen.script.clock.increment(29_999)
    expect([failures(screen), isRefreshing(screen)]).toEqual([none, true])
    screen.script.clock.increment(1)
    expect([failures(screen).refresh?.code, isRefreshing(screen)]).toEqual(['TIMEOUT', false])
    screen.actor.send({ type: 'failure.dismiss' })
    expect(failures(screen)).toEqual(none)
  })
})

const lists = [
  { list: 'news', more: 'news.more', id: 'moreNews', tag: 'loadingNews' },
  { list: 'channels', more: 'channels.more', id: 'moreChannels', tag: 'loadingChannels' },
] as const

describe.each(lists)('the next page of the $list', ({ list, more, id, tag }) => {
  const isLoading = (screen: Screen): boolean => snapshotOf(screen).hasTag(tag)
  function loading(): Screen {
    const screen = start()
    screen.actor.send({ type: more, cursor: 'page-2' })
    return screen
  }

  it('is asked for at its cursor, and then the one after it', async () => {
    const screen = loading()
    expect(isLoading(screen)).toBe(true)
    await screen.script.answer(id, { output: undefined })
    screen.script.clock.increment(60_000)
    expect([failures(screen), isLoading(screen)]).toEqual([none, false])
    screen.actor.send({ type: more, cursor: 'page-3' })
    expect(screen.script.asked).toEqual([
      { id, input: { cursor: 'page-2' } },
      { id, input: { cursor: 'page-3' } },
    ])
  })

  it('says below its list why it failed, until it is asked for again', async () => {
    const screen = loading()
    await screen.script.answer(id, { error: new Error('lost') })
    const failure = { code: 'INTERNAL', message: 'Erreur lors du chargement des abonnements', fields: {} }
    expect([failures(screen), isLoading(screen)]).toEqual([{ ...none, [list]: failure }, false])
    screen.actor.send({ type: more, cursor: 'page-2' })
    expect([failures(screen), isLoading(screen), screen.script.asked.length]).toEqual([none, true, 2])
  })

  it('fails when the server does not answer for thirty seconds', () => {
    const screen = loading()
    screen.script.clock.increment(29_999)
    expect([failures(screen), isLoading(screen)]).toEqual([none, true])
    screen.script.clock.increment(1)
    expect([failures(screen)[list]?.code, isLoading(screen)]).toEqual(['TIMEOUT', false])
    screen.actor.send({ type: more, cursor: 'page-2' })
    expect(screen.script.asked).toHaveLength(2)
  })
})
