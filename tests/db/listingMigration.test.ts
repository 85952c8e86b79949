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

/** Before `findable_contents` had channels and scores: a watched, a new and a private video. */
beforeAll(async () => {
  database = await testDatabase()
  await rowsOf('drop schema public cascade')
  await rowsOf('create schema public')
  await migrate(database.db, silentLog, upTo('0009_rate_limits'))
  const statements = [
    `insert into users (username, email, role_uuid) select 'ada', 'ada@exemple.fr', uuid from roles where name = 'Creators'`,
    `insert into channels (name, creator_uuid) select 'Chaîne', uuid from users`,
    `insert into contents (channel_uuid, title, statuts) select uuid, title, statuts
      from channels, (values ('A', 'public'), ('B', 'public'), ('C', 'private')) as new (title, statuts)`,
    `update media set playlist_key = 'x/master.m3u8'`,
    `insert into counted_views (user_uuid, content_uuid, day) select users.uuid, contents.uuid, current_date
      from users, contents where title = 'A'`,
  ]
  for (const statement of statements) await rowsOf(statement)
  await migrate(database.db, silentLog)
})
afterAll(() => database.close())

const listed = `select title, search.channel_uuid = contents.channel_uuid as is_its_channel, abs(search.score - rank.score) < 0.05 as is_its_score
  from content_search as search join contents on contents.uuid = search.content_uuid
  join content_rank as rank on rank.content_uuid = contents.uuid order by title`

describe('a database from before the table of findable contents, with data', () => {
  it('has the channel and the score of existing contents, and nothing of private ones', async () => {
    expect(await rowsOf(listed)).toEqual([
      { title: 'A', is_its_channel: true, is_its_score: true },
      { title: 'B', is_its_channel: true, is_its_score: true },
    ])
  })

  it('has those of new contents, and updates the score', async () => {
    await rowsOf(`update contents set statuts = 'public' where title = 'C'`)
    await rowsOf(`insert into counted_views (user_uuid, content_uuid, day) select users.uuid, contents.uuid, current_date
      from users, contents where title <> 'A'`)
    expect((await rowsOf(listed)).map(({ is_its_score }) => is_its_score)).toEqual([true, true, true])
  })

  it('has the follower counts of channels, and updates them', async () => {
    const followers = `select channels.followers_count as now, s.followers_count as copied from channels join channel_search as s on channel_uuid = uuid`
    expect(await rowsOf(followers)).toEqual([{ now: 0, copied: 0 }])
    await rowsOf(
      `insert into users (username, email, role_uuid) select 'bob', 'bob@exemple.fr', uuid from roles where name = 'Utilisateur'`,
    )
    await rowsOf(
      `insert into follows (follower_uuid, followed_uuid) select users.uuid, channels.uuid from users, channels where username = 'bob'`,
    )
    expect(await rowsOf(followers)).toEqual([{ now: 1, copied: 1 }])
  })

  it('still counts words when a title changes', async () => {
    await rowsOf(`update contents set title = 'Girafe' where title = 'C'`)
    expect(await rowsOf(`select documents from words where shown = 'girafe'`)).toEqual([{ documents: 1 }])
  })
})
