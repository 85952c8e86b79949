import { expect, it } from 'vitest'
import { notificationFeedMachine } from '../../../../src/machines/notification/notificationFeed/notificationFeedMachine.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

type Feed = Scripted<typeof notificationFeedMachine>

function shown(): Feed {
  const feed = startScripted(notificationFeedMachine)
  feed.actor.send({ type: 'page.shown' })
  return feed
}
const times = ({ script }: Feed, name: string): number => script.asked.filter(({ id }) => id === name).length

it('sends no request while the page is hidden', () => {
  const feed = startScripted(notificationFeedMachine)
  feed.actor.send({ type: 'broadcast.received' })
  feed.script.clock.increment(60_000)
  expect(feed.script.asked).toEqual([])
})

it('subscribes when no other window does, and sends no other request', () => {
  const feed = shown()
  expect(times(feed, 'watchUnreadCount')).toBe(0)
  feed.actor.send({ type: 'leadership.acquired' })
  feed.script.clock.increment(60_000)
  expect([times(feed, 'watchUnreadCount'), times(feed, 'fetchUnreadCount')]).toEqual([1, 0])
})

it('fetches the count after a second when another window subscribes, and at each of its broadcasts', async () => {
  const feed = shown()
  feed.script.clock.increment(999)
  expect(times(feed, 'fetchUnreadCount')).toBe(0)
  feed.script.clock.increment(1)
  expect(times(feed, 'fetchUnreadCount')).toBe(1)
  await feed.script.answer('fetchUnreadCount', { error: new Error('lost') })
  feed.actor.send({ type: 'broadcast.received' })
  feed.actor.send({ type: 'broadcast.received' })
  expect([times(feed, 'fetchUnreadCount'), times(feed, 'watchUnreadCount')]).toEqual([3, 0])
})

it.each(['acquireLeadership', 'subscribeToBroadcast'])('subscribes itself when the browser has no %s', async (name) => {
  const feed = shown()
  await feed.script.answer(name, { error: new Error('none') })
  expect(times(feed, 'watchUnreadCount')).toBe(1)
})

it('retries when the page becomes visible again', async () => {
  const feed = shown()
  feed.actor.send({ type: 'leadership.acquired' })
  await feed.script.answer('watchUnreadCount', { error: new Error('none') })
  feed.actor.send({ type: 'page.hidden' })
  feed.actor.send({ type: 'page.shown' })
  feed.actor.send({ type: 'leadership.acquired' })
  expect(times(feed, 'watchUnreadCount')).toBe(2)
})
