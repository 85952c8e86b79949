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

/** Before the totals of channels existed: two users who watch, like, comment and follow a channel of a public and a private video. */
beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await rowsOf('drop schema public cascade')
  await rowsOf('create schema public')
  await migrate(db, silentLog, upTo('0005_search'))
  const statements = [
    `insert into users (username, email, role_uuid) select person, person || '@exemple.fr', uuid
      from roles, (values ('ada'), ('léo')) as people (person) where roles.name = 'Creators'`,
    `insert into channels (name, creator_uuid) select 'Chaîne', uuid from users where username = 'ada'`,
    `insert into contents (channel_uuid, title, statuts, created_at) select uuid, title, statuts, now() - interval '3 days'
      from channels, (values ('A', 'public'), ('B', 'public'), ('C', 'private')) as new (title, statuts)`,
    `update media set playlist_key = 'x/master.m3u8'`,
    `insert into counted_views (user_uuid, content_uuid, day, created_at)
      select users.uuid, contents.uuid, current_date - 1, now() - interval '1 day' from users, contents`,
    `insert into reactions (user_uuid, content_uuid) select users.uuid, contents.uuid from users, contents where title = 'A'`,
    `insert into comments (user_uuid, content_uuid, text) select users.uuid, contents.uuid, 'Bien' from users, contents
      where title = 'C' and username = 'léo'`,
    `insert into follows (follower_uuid, followed_uuid) select users.uuid, channels.uuid from users, channels where username = 'léo'`,
    `insert into content_watch (content_uuid, day, seconds, reports) select uuid, current_date - 1, 30, 1 from contents where title = 'A'`,
  ]
  for (const statement of statements) await rowsOf(statement)
  await migrate(db, silentLog)
})
afterAll(() => database.close())

describe('a database of before the statistics, with data', () => {
  it('has the totals of its channels, and separate totals of public contents', async () => {
    expect(
      await rowsOf(`select videos, views::int, likes::int, comments::int, seconds, listed_videos, listed_views::int, listed_likes::int,
        listed_comments::int from channel_totals`),
    ).toEqual([
      {
        videos: 3,
        views: 6,
        likes: 2,
        comments: 1,
        seconds: 30,
        listed_videos: 2,
        listed_views: 4,
        listed_likes: 2,
        listed_comments: 0,
      },
    ])
  })

  it('has the figures of each day', async () => {
    expect(
      await rowsOf('select current_date - day as ago, views, likes, comments, follows, videos, seconds from channel_days order by day'),
    ).toEqual([
      { ago: 3, views: 0, likes: 0, comments: 0, follows: 0, videos: 3, seconds: 0 },
      { ago: 1, views: 6, likes: 0, comments: 0, follows: 0, videos: 0, seconds: 30 },
      { ago: 0, views: 0, likes: 2, comments: 1, follows: 1, videos: 0, seconds: 0 },
    ])
  })

  it('has the contents watched by the same users, in both directions', async () => {
    const pairs = await rowsOf(`select one.title as one, other.title as other from content_similar
      join contents as one on one.uuid = content_uuid join contents as other on other.uuid = similar_uuid order by 1, 2`)
    expect(pairs.map(({ one, other }) => `${String(one)}${String(other)}`)).toEqual(['AB', 'AC', 'BA', 'BC', 'CA', 'CB'])
  })

  it('keeps counting from there', async () => {
    await rowsOf(`update contents set statuts = 'public' where title = 'C'`)
    await rowsOf(`delete from contents where title = 'B'`)
    expect(await rowsOf('select videos, listed_videos, listed_views::int, listed_comments::int from channel_totals')).toEqual([
      { videos: 2, listed_videos: 2, listed_views: 4, listed_comments: 1 },
    ])
  })
})
