import { mkdir, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMedia } from '../../src/db/media/media.ts'
import { countAttempt } from '../../src/db/auth/attempts.ts'
import { silentLog } from '../../src/shared/log.ts'
import { runHousekeeping } from '../../src/worker/housekeeping.ts'
import { addUser } from '../support/rows.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const days = (count: number): Date => new Date(Date.now() - count * 24 * 60 * 60 * 1000)

async function contentSince(age: Date, state: 'awaitingFile' | 'failed'): Promise<string> {
  const content = await site.addContent()
  await site.database.db.updateTable('media').set({ state, updated_at: age }).where('content_uuid', '=', content).execute()
  return content
}
const remains = async (content: string): Promise<boolean> => (await findMedia(site.database.db, content)) !== undefined

describe('a publication that never received a file', () => {
  it('is deleted after thirty days, with its stored files', async () => {
    const content = await contentSince(days(31), 'awaitingFile')
    const folder = site.storage.path(`contents/${content}`)
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/thumbnail.webp`, 'picture')
    await runHousekeeping({ ...site, log: silentLog })
    expect(await remains(content)).toBe(false)
    expect(await site.stored(`contents/${content}`)).toEqual([])
  })

  it('is kept until then, because its draft may be resumed', async () => {
    const content = await contentSince(days(29), 'awaitingFile')
    await runHousekeeping({ ...site, log: silentLog })
    expect(await remains(content)).toBe(true)
  })

  it('is not a video whose conversion failed, however old', async () => {
    const content = await contentSince(days(400), 'failed')
    await runHousekeeping({ ...site, log: silentLog })
    expect(await remains(content)).toBe(true)
  })

  it('is searched for when the worker starts', async () => {
    const content = await contentSince(days(31), 'awaitingFile')
    await site.startWorker(null, { findTools: async () => null })
    await expect.poll(() => remains(content)).toBe(false)
  })
})

describe('a rate limit', () => {
  it('is deleted once its window is over, and not before', async () => {
    const { db } = site.database
    await countAttempt(db, 'over', 1)
    await sql`update rate_limits set expires_at = now() - interval '1 second'`.execute(db)
    await countAttempt(db, 'current', 60)
    await runHousekeeping({ ...site, log: silentLog })
    const { rows } = await sql`select key from rate_limits`.execute(db)
    expect(rows).toEqual([{ key: 'current' }])
  })
})

describe('an upload whose process has ended', () => {
  it('is deleted once its lease is over, and not before', async () => {
    const { db } = site.database
    const user = await addUser(db)
    await sql`insert into uploads_in_flight (uuid, user_uuid, bytes, expires_at)
      select gen_random_uuid(), ${user}::uuid, 1, now() + age from unnest(array['-1 second', '1 minute']::interval[]) as age`.execute(db)
    await runHousekeeping({ ...site, log: silentLog })
    const { rows } = await sql`select expires_at > now() as goes_on from uploads_in_flight`.execute(db)
    expect(rows).toEqual([{ goes_on: true }])
  })
})

describe('a notification', () => {
  it('is deleted ninety days after it was read, and not before', async () => {
    const { db } = site.database
    const user = await addUser(db)
    await sql`insert into notifications (user_uuid, kind, read_at)
      select ${user}::uuid, 'follow', now() - age from unnest(array[null, '89 days', '91 days']::interval[]) as age`.execute(db)
    await runHousekeeping({ ...site, log: silentLog })
    const { rows } = await sql`select extract(day from now() - read_at)::int as age from notifications order by 1`.execute(db)
    expect(rows).toEqual([{ age: 89 }, { age: null }])
  })
})

describe('a problem report', () => {
  it('is deleted after ninety days, and not before', async () => {
    const { db } = site.database
    await sql`insert into problem_reports (text, page, trace, created_at)
      select 'Rien ne va', 'home', '{}', now() - age from unnest(array['89 days', '91 days']::interval[]) as age`.execute(db)
    await runHousekeeping({ ...site, log: silentLog })
    const { rows } = await sql`select extract(day from now() - created_at)::int as age from problem_reports`.execute(db)
    expect(rows).toEqual([{ age: 89 }])
  })
})
