import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteContent, lockContent, lockContentAndChannel } from '../../../src/db/content/contents.ts'
import type { Database, Tx } from '../../../src/db/connection/database.ts'
import { deleteHashtag, linkHashtags, unlinkHashtag } from '../../../src/db/hashtag/hashtags.ts'
import { openTwice } from '../../support/database.ts'
import { lockWaits } from '../../support/lockWaits.ts'
import { addContent } from '../../support/rows.ts'

let database: Database
let elsewhere: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ database, elsewhere, close } = await openTwice())
})
afterAll(() => close())

describe('while an administrator deletes a hashtag', () => {
  const works: [string, (tx: Tx, content: string, hashtag: string) => Promise<unknown>][] = [
    ['removed from a content', (tx, content, hashtag) => lockContent(tx, content).then(() => unlinkHashtag(tx, content, hashtag))],
    ['deleted with a content', (tx, content) => lockContentAndChannel(tx, content).then(() => deleteContent(tx, content))],
  ]
  it.each(works)('it is %s, without a deadlock', async (_what, work) => {
    const { db } = database
    const content = await addContent(db)
    const [hashtag] = await db.transaction().execute((tx) => linkHashtags(tx, content, ['mer']))
    const uuid = hashtag?.uuid ?? ''
    let working: Promise<unknown> | undefined
    await elsewhere.db.transaction().execute(async (tx) => {
      await tx.selectFrom('hashtags').select('uuid').where('uuid', '=', uuid).forUpdate().execute()
      working = db.transaction().execute((other) => work(other, content, uuid))
      // Awaited below: a deadlock may reject it before that.
      working.catch(() => undefined)
      await expect.poll(() => lockWaits(tx)).toBeGreaterThan(0)
      await deleteHashtag(tx, uuid)
    })
    await working
    expect(await db.selectFrom('hashtags').selectAll().where('uuid', '=', uuid).execute()).toEqual([])
  })
})
