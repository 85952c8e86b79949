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

it('fetches the count once, until the next broadcast', async () => {
  const feed = shown()
  feed.actor.send({ type: 'broadcast.received' })
  await feed.script.answer('fetchUnreadCount', { output: undefined })
  feed.script.clock.increment(60_000)
  expect(times(feed, 'fetchUnreadCount')).toBe(1)
  feed.actor.send({ type: 'broadcast.received' })
  expect([times(feed, 'fetchUnreadCount'), times(feed, 'subscribeToBroadcast')]).toEqual([2, 1])
})

it('asks for the leadership as long as the page is visible, and stops following once it leads', () => {
  const feed = shown()
  feed.script.clock.increment(1000)
  feed.actor.send({ type: 'leadership.acquired' })
  feed.actor.send({ type: 'broadcast.received' })
  const names = ['acquireLeadership', 'subscribeToBroadcast', 'fetchUnreadCount', 'watchUnreadCount']
  expect(names.map((name) => times(feed, name))).toEqual([1, 1, 1, 1])
})

it('does nothing once the page is hidden, whether it followed or led', () => {
  for (const before of ['broadcast.received', 'leadership.acquired'] as const) {
    const feed = shown()
    feed.actor.send({ type: before })
    feed.actor.send({ type: 'page.hidden' })
    const asked = feed.script.asked.length
    feed.actor.send({ type: 'leadership.acquired' })
    feed.actor.send({ type: 'broadcast.received' })
    feed.script.clock.increment(60_000)
    expect(feed.script.asked).toHaveLength(asked)
  }
})

it('follows again when the page is shown again', () => {
  const feed = shown()
  feed.actor.send({ type: 'page.hidden' })
  feed.actor.send({ type: 'page.shown' })
  expect([times(feed, 'acquireLeadership'), times(feed, 'subscribeToBroadcast')]).toEqual([2, 2])
  feed.script.clock.increment(1000)
  expect(times(feed, 'fetchUnreadCount')).toBe(1)
})

it('sends nothing after its subscription could not start, until the page is shown again', async () => {
  const feed = shown()
  feed.actor.send({ type: 'leadership.acquired' })
  await feed.script.answer('watchUnreadCount', { error: new Error('none') })
  feed.actor.send({ type: 'leadership.acquired' })
  feed.actor.send({ type: 'broadcast.received' })
  feed.script.clock.increment(60_000)
  expect([times(feed, 'watchUnreadCount'), times(feed, 'fetchUnreadCount')]).toEqual([1, 0])
})
