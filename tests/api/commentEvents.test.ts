import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Change } from '../../src/shared/entities/change.ts'
import { commentSchema } from '../../src/shared/entities/comment.ts'
import { commentsSite } from '../support/comments.ts'
import { type Creator, must, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let of: ReturnType<typeof commentsSite>
let owner: Creator

beforeAll(async () => {
  site = await startApi()
  of = commentsSite(site)
  owner = await site.creator()
})
afterAll(() => site.close())

/** The first change of a kind that is published about a content during `act`. */
async function changeDuring(content: string, kind: Change['kind'], act: () => Promise<unknown>): Promise<Change> {
  const { promise, resolve } = Promise.withResolvers<Change>()
  const stop = site.database.changes.subscribe((change) => {
    if (change.kind === kind && 'content_uuid' in change && change.content_uuid === content) resolve(change)
  })
  try {
    await act()
    return await promise
  } finally {
    stop()
  }
}

describe('the change feed of a content’s viewers', () => {
  it('publishes that a comment was created, changed, liked, pinned, hearted, hidden, shown again, and deleted', async () => {
    const content = await site.playable(owner)
    let comment = ''
    const moderator = await of.moderator()
    const steps: (() => Promise<unknown>)[] = [
      async () => {
        comment = (await of.add(content, owner, 'x')).uuid
      },
      async () => must(await site.call('PUT', `/comments/${comment}`, { as: owner, body: { text: 'y' } }), 200),
      () => of.mark('PUT', comment, 'like', owner),
      () => of.mark('PUT', comment, 'pin', owner),
      () => of.mark('PUT', comment, 'heart', owner),
      () => of.mark('PUT', comment, 'hidden', moderator),
      () => of.mark('DELETE', comment, 'hidden', moderator),
      async () => must(await site.call('DELETE', `/comments/${comment}`, { as: owner }), 204),
    ]
    for (const step of steps) {
      const change = await changeDuring(content, 'comment', step)
      expect(change).toEqual({ kind: 'comment', content_uuid: content, channel_uuid: owner.channel, comment_uuid: comment })
    }
  })

  it('publishes that a comment has another reply, and that another comment took its pin', async () => {
    const content = await site.playable(owner)
    const first = (await of.add(content, owner, 'un')).uuid
    const second = (await of.add(content, owner, 'deux')).uuid
    await of.mark('PUT', first, 'pin', owner)
    const changed: string[] = []
    const stop = site.database.changes.subscribe((change) => {
      if (change.kind === 'comment' && change.content_uuid === content) changed.push(change.comment_uuid)
    })
    const reply = must(
      await site.call('POST', '/comments', {
        as: owner,
        body: { text: 'x', user_uuid: owner.uuid, content_uuid: content, parent_uuid: first },
      }),
      201,
    )
    await of.mark('PUT', second, 'pin', owner)
    // With PostgreSQL, the first pin's own message may still be in transit when the subscription begins.
    await expect.poll(() => changed.slice(-4)).toEqual([commentSchema.parse(reply).uuid, first, second, first])
    stop()
  })

  it('publishes a new comment count', async () => {
    const content = await site.playable(owner)
    expect(await changeDuring(content, 'counts', () => of.add(content, owner, 'x'))).toEqual({
      kind: 'counts',
      content_uuid: content,
      channel_uuid: owner.channel,
    })
  })

  it('publishes that a moderator hid it', async () => {
    const content = await site.playable(owner)
    const moderator = await of.moderator()
    expect(await changeDuring(content, 'media', () => site.call('PUT', `/contents/${content}/hidden`, { as: moderator }))).toEqual({
      kind: 'media',
      content_uuid: content,
      channel_uuid: owner.channel,
    })
  })
})
