import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { migrate } from '../../src/db/schema/migrate.ts'
import { migrations } from '../../src/db/schema/migrations.ts'
import { silentLog } from '../../src/shared/log.ts'
import { testDatabase } from '../support/database.ts'

let database: Database
const upTo = (last: string) => Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))

/** A database of the first migration alone: a followed channel with a playable video, one that is not playable, and a private one. */
beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, silentLog, upTo('0001_entities'))
  await sql`insert into users (username, email, role_uuid)
    select person, person || '@exemple.fr', uuid from roles, unnest(array['ada', 'fan']) as person where name = 'Creators'`.execute(db)
  await sql`insert into channels (name, creator_uuid) select 'Chaîne', uuid from users where username = 'ada'`.execute(db)
  await sql`insert into follows (follower_uuid, followed_uuid) select users.uuid, channels.uuid from users, channels where username = 'fan'`.execute(
    db,
  )
  await sql`insert into contents (channel_uuid, title, statuts) select uuid, new.title, new.statuts from channels,
    (values ('Visible', 'public'), ('Sans fichier', 'public'), ('Privée', 'private')) as new (title, statuts)`.execute(db)
  await sql`update media set playlist_key = 'x/master.m3u8' from contents
    where contents.uuid = content_uuid and title in ('Visible', 'Privée')`.execute(db)
  await migrate(db, silentLog, upTo('0003_notifications'))
})
afterAll(() => database.close())

describe('a database of the first migration, with data', () => {
  it('will not announce the videos that were already playable, but all the others', async () => {
    const { rows } = await sql`select title from content_announcements join contents on uuid = content_uuid`.execute(database.db)
    expect(rows).toEqual([{ title: 'Visible' }])
  })

  it('keeps its follows, with the bell off', async () => {
    const { rows } = await sql`select username, notify, followers_count from follows
      join users on users.uuid = follower_uuid join channels on channels.uuid = followed_uuid`.execute(database.db)
    expect(rows).toEqual([{ username: 'fan', notify: false, followers_count: 1 }])
  })

  it('counts the notifications that are made from now on', async () => {
    await sql`insert into notifications (user_uuid, kind) select uuid, 'follow' from users where username = 'ada'`.execute(database.db)
    const { rows } = await sql`select username, unread from unread_notifications join users on uuid = user_uuid`.execute(database.db)
    expect(rows).toEqual([{ username: 'ada', unread: 1 }])
  })
})
