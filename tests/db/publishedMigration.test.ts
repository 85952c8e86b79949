import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { migrate } from '../../src/db/schema/migrate.ts'
import { migrations } from '../../src/db/schema/migrations.ts'
import { silentLog } from '../../src/shared/log.ts'
import { testDatabase } from '../support/database.ts'

let database: Database
const upTo = (last: string) => Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))
const rowsOf = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(database.db)).rows

/**
 * Before: two channels, of which one has a playable video and a private one, and two contents without a file, one of them of another day.
 */
beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await rowsOf('drop schema public cascade')
  await rowsOf('create schema public')
  await migrate(db, silentLog, upTo('0015_comment_keys'))
  const statements = [
    `insert into users (username, email, role_uuid) select person, person || '@exemple.fr', uuid
      from roles, (values ('ada'), ('léo')) as people (person) where roles.name = 'Creators'`,
    `insert into channels (name, creator_uuid) select username, uuid from users`,
    `insert into contents (channel_uuid, title, statuts, created_at) select uuid, title, statuts, now() - ago * interval '1 day'
      from channels, (values ('A', 'public', 3), ('B', 'private', 3), ('C', 'public', 3), ('D', 'private', 5)) as new (title, statuts, ago)
      where channels.name = 'ada'`,
    `insert into contents (channel_uuid, title, statuts) select uuid, 'E', 'public' from channels where name = 'léo'`,
    `update media set playlist_key = 'x/master.m3u8' from contents where uuid = content_uuid and title in ('A', 'B', 'E')`,
    `insert into hashtags (name) values ('vélo')`,
    `insert into content_hashtags select contents.uuid, hashtags.uuid from contents, hashtags`,
  ]
  for (const statement of statements) await rowsOf(statement)
  await migrate(db, silentLog)
})
afterAll(() => database.close())

const totals = () =>
  rowsOf(`select name, contents, videos, listed_videos from channel_totals join channels on channels.uuid = channel_uuid order by name`)
const days = () =>
  rowsOf(
    `select name, current_date - day as ago, videos from channel_days join channels on channels.uuid = channel_uuid order by name, day`,
  )

describe('a database in which a content without a file was counted as a video', () => {
  it('has the video count of each channel without them, and the content count with them', async () => {
    expect(await totals()).toEqual([
      { name: 'ada', contents: 4, videos: 2, listed_videos: 1 },
      { name: 'léo', contents: 1, videos: 1, listed_videos: 1 },
    ])
  })

  it('does not count them on any day', async () => {
    expect(await days()).toEqual([
      { name: 'ada', ago: 5, videos: 0 },
      { name: 'ada', ago: 3, videos: 2 },
      { name: 'léo', ago: 0, videos: 1 },
    ])
  })

  it('does not count them for any hashtag', async () => {
    expect(await rowsOf('select content_count from hashtags')).toEqual([{ content_count: 2 }])
  })

  it('keeps counting correctly', async () => {
    await rowsOf(`update media set playlist_key = 'y/master.m3u8' from contents where uuid = content_uuid and title in ('C', 'D')`)
    await rowsOf(`delete from contents where title = 'A'`)
    expect(await totals()).toMatchObject([{ contents: 3, videos: 3, listed_videos: 1 }, { videos: 1 }])
    expect(await days()).toMatchObject([{ videos: 1 }, { videos: 2 }, { videos: 1 }])
    expect(await rowsOf('select content_count from hashtags')).toEqual([{ content_count: 2 }])
  })
})
