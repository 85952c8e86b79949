import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announceContent } from '../../../src/db/notification/announcements.ts'
import type { Database } from '../../../src/db/connection/database.ts'
import { replaceAvatar } from '../../../src/db/media/media.ts'
import { hasOtherWithRole } from '../../../src/db/user/users.ts'
import { makePlayable } from '../../support/api.ts'
import { openTwice } from '../../support/database.ts'
import { lockWaits } from '../../support/lockWaits.ts'
import { addChannel, addContent, addUser } from '../../support/rows.ts'

// The embedded database has one connection: there, no other transaction can run in the middle of a user's transaction.
let database: Database
let elsewhere: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ database, elsewhere, close } = await openTwice())
})
afterAll(() => close())

/** A follower with a role, and a transaction that announces a new video to them. */
async function follower(role: string) {
  const { db } = database
  const [channel, user] = [await addChannel(db), await addUser(db, role)]
  await db.insertInto('follows').values({ follower_uuid: user, followed_uuid: channel, notify: true }).execute()
  const content = await addContent(db, { channel })
  await makePlayable(database, content)
  return { user, announce: () => db.transaction().execute((tx) => announceContent(tx, content)) }
}

describe('notifying of a new video', () => {
  it('reaches a follower who is changing their avatar at the same moment', async () => {
    const { db } = database
    const { user, announce } = await follower('Utilisateur')
    for (const statement of [
      `create function wait_there() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(42); return new; end $$`,
      `create trigger wait_there before update of avatar_key on users for each row execute function wait_there()`,
    ])
      await sql.raw(statement).execute(db)
    let changing: ReturnType<typeof replaceAvatar> | undefined
    await elsewhere.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(42)`.execute(tx)
      changing = replaceAvatar(db, user, 'avatars/new.webp')
      await expect.poll(() => lockWaits(tx)).toBe(1)
      expect(await announce()).toEqual([user])
    })
    expect(await changing).toEqual({ replacedKey: null })
  })

  it('reaches the remaining administrators while another one is being deleted', async () => {
    const { user, announce } = await follower('Administrateur')
    await elsewhere.db.transaction().execute(async (tx) => {
      expect(await hasOtherWithRole(tx, 'Administrateur', null)).toBe(true)
      expect(await announce()).toEqual([user])
    })
  })
})
