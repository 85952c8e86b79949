import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import type { Change } from '../../src/shared/entities/change.ts'
import { testDatabase } from '../support/database.ts'

const change = (): Change => ({ kind: 'media', content_uuid: randomUUID(), channel_uuid: randomUUID() })

let database: Database
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

/** Subscribes. @returns a promise of the first `count` changes */
function hear(count: number): Promise<Change[]> {
  const heard: Change[] = []
  const { promise, resolve } = Promise.withResolvers<Change[]>()
  database.changes.subscribe((each) => {
    if (heard.push(each) === count) resolve(heard)
  })
  return promise
}

describe('the change feed', () => {
  it('tells every subscriber, in order', async () => {
    const [first, second] = [change(), change()]
    const both = Promise.all([hear(2), hear(2)])
    await database.changes.publish(first)
    await database.changes.publish(second)
    expect(await both).toEqual([
      [first, second],
      [first, second],
    ])
  })

  it('tells nobody who has left', async () => {
    const early: Change[] = []
    const leave = database.changes.subscribe((each) => early.push(each))
    leave()
    const heard = hear(1)
    await database.changes.publish(change())
    await heard
    expect(early).toEqual([])
  })

  it('goes on when a subscriber throws', async () => {
    database.changes.subscribe(() => {
      throw new Error('broken on purpose')
    })
    const heard = hear(1)
    const published = change()
    await database.changes.publish(published)
    expect(await heard).toEqual([published])
  })
})
