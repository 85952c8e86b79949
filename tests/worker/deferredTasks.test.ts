import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putCaptions } from '../../src/db/caption/captions.ts'
import { announceContent } from '../../src/db/notification/announcements.ts'
import { updateChannel } from '../../src/db/channel/channels.ts'
import { refreshDueSearch } from '../../src/db/search/due.ts'
import { makePlayable } from '../support/api.ts'
import { spokenAt } from '../support/captions.ts'
import { addChannel, addContent, addManyFollowers, addUser } from '../support/rows.ts'
import { silentLog } from '../../src/shared/log.ts'
import { watchDeferredTasks } from '../../src/worker/deferredTasks.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A channel with many public videos, created with one statement. */
async function channelOf(count: number): Promise<string> {
  const { db } = site.database
  const channel = await addChannel(db)
  await updateChannel(db, channel, { name: 'Pivoine' })
  await sql`insert into contents (channel_uuid, title, statuts) select ${channel}::uuid, 'Video ' || n, 'public' from generate_series(1, ${count}::int) as n`.execute(
    db,
  )
  await sql`update media set playlist_key = 'k' from contents where contents.uuid = content_uuid and channel_uuid = ${channel}::uuid`.execute(
    db,
  )
  return channel
}
/** How many of the channel's contents a search for this word finds. */
async function found(channel: string, word: string): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from content_search
    where channel_uuid = ${channel}::uuid and vector @@ to_tsquery('public.french_unaccent', ${word}::text)`.execute(site.database.db)
  return rows[0]?.found ?? 0
}
/** The words whose stored count differs from the documents. */
async function miscounted(): Promise<unknown[]> {
  const { rows } = await sql`
    with real as (
      select word, count(*)::int as documents
      from (select unnest(words) as word from content_search union all select unnest(words) from channel_search) as each_word group by word
    )
    select shown, real.word, words.documents, real.documents as really from words full join real on real.word = words.shown
    where words.documents is distinct from real.documents`.execute(site.database.db)
  return rows
}
const due = async (): Promise<number> => (await sql`select from search_due`.execute(site.database.db)).rows.length

describe('the new name of a channel', () => {
  beforeEach(async () => {
    await site.database.db.deleteFrom('users').execute()
    await sql`delete from search_due`.execute(site.database.db)
  })

  it('is searchable immediately for a few hundred contents', async () => {
    const channel = await channelOf(300)
    await updateChannel(site.database.db, channel, { name: 'Glycine' })
    expect([await found(channel, 'glycine'), await found(channel, 'pivoine'), await due()]).toEqual([300, 0, 0])
    expect(await miscounted()).toEqual([])
  })

  it('is indexed batch by batch beyond that, the others being found by the old name until then, despite concurrent changes', async () => {
    const { db } = site.database
    const channel = await channelOf(450)
    await updateChannel(db, channel, { name: 'Glycine' })
    expect([await found(channel, 'glycine'), await found(channel, 'pivoine'), await due()]).toEqual([0, 450, 450])
    expect(await miscounted()).toEqual([])
    await refreshDueSearch(db)
    expect([await found(channel, 'glycine'), await found(channel, 'pivoine'), await due()]).toEqual([200, 250, 250])
    expect(await miscounted()).toEqual([])
    // Renamed again, one content deleted and one published before the rest is indexed.
    await updateChannel(db, channel, { name: 'Lavande' })
    const [gone] = await sql<{ content_uuid: string }>`select content_uuid from search_due limit 1`.execute(db).then(({ rows }) => rows)
    await db
      .deleteFrom('contents')
      .where('uuid', '=', gone?.content_uuid ?? '')
      .execute()
    await makePlayable(site.database, await addContent(db, { channel }))
    while (await refreshDueSearch(db));
    expect([await found(channel, 'lavande'), await found(channel, 'glycine'), await found(channel, 'pivoine')]).toEqual([450, 0, 0])
    expect([await due(), await miscounted()]).toEqual([0, []])
  })

  it('that is changed again during a batch is not missed by the batch', async () => {
    const { db } = site.database
    const channel = await channelOf(400)
    const names = ['Glycine', 'Lavande', 'Tulipe', 'Jonquille', 'Violette', 'Muguet']
    const rename = async (): Promise<void> => {
      for (const name of names) await updateChannel(db, channel, { name })
    }
    await Promise.all([
      rename(),
      (async () => {
        for (let n = 0; n < 12; n += 1) await refreshDueSearch(db)
      })(),
    ])
    while (await refreshDueSearch(db));
    expect([await found(channel, 'muguet'), await due(), await miscounted()]).toEqual([400, 0, []])
  })
})

describe('the worker', () => {
  it('indexes captions soon after they are saved, also after some that cannot be read, which it reports', async () => {
    const { db } = site.database
    const errors: unknown[] = []
    const log = { ...silentLog, error: (details: unknown) => void errors.push(details) }
    const end = watchDeferredTasks({ ...site, log })
    const content_uuid = await addContent(db)
    await putCaptions(db, { content_uuid, language: 'br', is_automatic: false, webvtt: 'WEBVTT\n\nnothing' })
    await putCaptions(db, { content_uuid, language: 'fr', is_automatic: false, webvtt: spokenAt({ 65: 'Voici la belette.' }) })
    const passages = () => db.selectFrom('transcript_passages').select(['language', 'second', 'text']).execute()
    await expect.poll(passages, { timeout: 30_000 }).toEqual([{ language: 'fr', second: 65, text: 'Voici la belette.' }])
    expect(errors).toMatchObject([{ content_uuid, language: 'br' }])
    await end()
  })

  it('queues the digests that are due', async () => {
    const { db } = site.database
    const user_uuid = await addUser(db)
    await db.updateTable('users').set({ email_verified_at: new Date() }).where('uuid', '=', user_uuid).execute()
    const [before, due] = [new Date(Date.now() - 7_200_000), new Date(Date.now() - 1000)]
    await db
      .insertInto('notification_choices')
      .values({ user_uuid, digest: 'weekly', digest_due_at: due, digested_until: before })
      .execute()
    await db.insertInto('notifications').values({ user_uuid, kind: 'follow' }).execute()
    const end = watchDeferredTasks({ ...site, log: silentLog })
    const queued = async () =>
      (await site.database.sql.executeSql(`select data->>'user_uuid' as user from pgboss.job where name = 'mail'`)).rows
    await expect.poll(queued, { timeout: 30_000 }).toEqual([{ user: user_uuid }])
    await end()
    await db.deleteFrom('users').where('uuid', '=', user_uuid).execute()
  })

  it('notifies the other followers, indexes the other contents and deletes retracted notifications, soon after the request', async () => {
    const { db, changes } = site.database
    const notifiedUsers = new Set<string>()
    const end = changes.subscribe((change) => change.kind === 'notification' && notifiedUsers.add(change.user_uuid))
    await site.startWorker(null, { findTools: async () => null })
    const channel = await channelOf(320)
    await addManyFollowers(db, channel, 600)
    const content = await addContent(db, { channel })
    await makePlayable(site.database, content)
    await updateChannel(db, channel, { name: 'Glycine' })
    expect(await db.transaction().execute((tx) => announceContent(tx, content))).toHaveLength(500)
    await expect.poll(() => found(channel, 'glycine'), { timeout: 30_000 }).toBe(321)
    await expect.poll(() => notifiedUsers.size, { timeout: 30_000 }).toBe(100)
    // Those who were notified of the publication must lose the notification, too.
    await db.updateTable('contents').set({ statuts: 'private' }).where('uuid', '=', content).execute()
    await expect.poll(() => notifiedUsers.size, { timeout: 30_000 }).toBe(600)
    expect((await sql`select from notifications`.execute(db)).rows).toHaveLength(0)
    end()
  })
})
