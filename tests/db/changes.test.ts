import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import type { Change } from '../../src/shared/entities/change.ts'
import { testDatabase } from '../support/database.ts'

const change = (): Change => ({ kind: 'media', content_uuid: randomUUID(), channel_uuid: randomUUID() })

let database: Database
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

/** Subscribes. @returns a promise of the first `count` changes */
function receive(count: number): Promise<Change[]> {
  const received: Change[] = []
  const { promise, resolve } = Promise.withResolvers<Change[]>()
  database.changes.subscribe((each) => {
    if (received.push(each) === count) resolve(received)
  })
  return promise
}

describe('the change feed', () => {
  it('sends each change to every subscriber, in order', async () => {
    const [first, second] = [change(), change()]
    const both = Promise.all([receive(2), receive(2)])
    await database.changes.publish(first)
    await database.changes.publish(second)
    expect(await both).toEqual([
      [first, second],
      [first, second],
    ])
  })

  it('sends nothing to a subscription that has ended', async () => {
    const early: Change[] = []
    const leave = database.changes.subscribe((each) => early.push(each))
    leave()
    const received = receive(1)
    await database.changes.publish(change())
    await received
    expect(early).toEqual([])
  })

  it('sends several changes that were published together, in order', async () => {
    const changes: Change[] = [change(), { kind: 'notification', user_uuid: randomUUID() }, change()]
    const received = receive(3)
    await database.changes.publish(changes)
    expect(await received).toEqual(changes)
  })

  it('refuses to publish inside a transaction, because it may still be rolled back', async () => {
    await expect(database.db.transaction().execute(() => database.changes.publish(change()))).rejects.toThrow('inside `db.transaction()`')
  })

  it('continues when a subscriber throws', async () => {
    database.changes.subscribe(() => {
      throw new Error('broken on purpose')
    })
    const received = receive(1)
    const published = change()
    await database.changes.publish(published)
    expect(await received).toEqual([published])
  })
})

describe('a burst of likes', () => {
  const everyMs = 250
  const counts = (content_uuid = randomUUID()): Change => ({ kind: 'counts', content_uuid, channel_uuid: randomUUID() })

  it('is published at intervals, and once after its end, instead of each time', async () => {
    const received: Change[] = []
    database.changes.subscribe((each) => received.push(each))
    const published = counts()
    const begin = performance.now()
    for (let like = 0; like < 1000; like += 1) await database.changes.publish(published)
    const receivedDuring = received.length
    // The last like came after the last published change: it must be published too.
    await expect.poll(() => received.length).toBeGreaterThan(receivedDuring)
    expect(received.length).toBeLessThanOrEqual(2 + Math.ceil((performance.now() - begin) / everyMs))
    expect(received.every((each) => each.kind === 'counts')).toBe(true)
  })

  it('of one content does not delay the changes of another, or of its comments', async () => {
    const changes = Array.from({ length: 20 }, () => counts())
    const received = receive(40)
    for (const each of changes) {
      await database.changes.publish(each)
      await database.changes.publish(change())
    }
    expect((await received).filter(({ kind }) => kind === 'counts')).toEqual(changes)
  })

  it('that is over does not delay the next change', async () => {
    const published = counts()
    for (let round = 1; round <= 2; round += 1) {
      const received = receive(1)
      await database.changes.publish(published)
      expect(await received).toEqual([published])
    }
  })
})
