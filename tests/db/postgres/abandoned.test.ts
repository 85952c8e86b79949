import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findContent, lockContentAndChannel } from '../../../src/db/content/contents.ts'
import type { Database } from '../../../src/db/connection/database.ts'
import { deleteAbandonedContents, receiveUpload } from '../../../src/db/media/media.ts'
import { openTwice } from '../../support/database.ts'
import { lockWaits } from '../../support/lockWaits.ts'
import { addChannel, addContent, addUser } from '../../support/rows.ts'

let database: Database
let elsewhere: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ database, elsewhere, close } = await openTwice())
})
beforeEach(() => database.db.deleteFrom('users').execute())
afterAll(() => close())

/** Two old publications without a file, both in one playlist. */
async function abandonedContents(): Promise<string[]> {
  const { db } = database
  const channel = await addChannel(db)
  const contents = [await addContent(db, { channel }), await addContent(db, { channel })]
  await db
    .updateTable('media')
    .set({ state: 'awaitingFile', updated_at: new Date(0) })
    .execute()
  const user_uuid = await addUser(db)
  const playlist = db.insertInto('playlists').values({ user_uuid, name: 'Plus tard' }).returning('uuid')
  const { uuid } = await playlist.executeTakeFirstOrThrow()
  for (const [n, content] of contents.entries())
    await sql`insert into playlist_contents (playlist_uuid, content_uuid, position) values (${uuid}::uuid, ${content}::uuid, ${n}::int)`.execute(
      db,
    )
  return contents
}

describe('deleting abandoned publications', () => {
  it.each([0, 1])('does not deadlock with a transaction that holds the other one (%i)', async (held) => {
    const contents = await abandonedContents()
    let deleting: Promise<string[]> | undefined
    await elsewhere.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('contents')
        .select('uuid')
        .where('uuid', '=', contents[held] ?? '')
        .forNoKeyUpdate()
        .execute()
      deleting = deleteAbandonedContents(database.db, new Date())
      await expect.poll(() => lockWaits(tx)).toBeGreaterThan(0)
      expect(await lockContentAndChannel(tx, contents[held] ?? '')).toBe(true)
    })
    expect((await deleting)?.toSorted()).toEqual(contents.toSorted())
  })

  it('keeps a publication whose file arrives at the same moment', async () => {
    const [content = '', other = ''] = await abandonedContents()
    let deleting: Promise<string[]> | undefined
    await elsewhere.db.transaction().execute(async (tx) => {
      await receiveUpload(tx, { content_uuid: content, upload_uuid: randomUUID(), original_key: 'originals/x', original_bytes: 1000 })
      deleting = deleteAbandonedContents(database.db, new Date())
      await expect.poll(() => lockWaits(tx)).toBeGreaterThan(0)
    })
    expect(await deleting).toEqual([other])
    expect(await findContent(database.db, content)).toBeDefined()
  })
})
