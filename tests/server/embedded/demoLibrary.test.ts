import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rowsOf } from '../../../src/db/connection/rows.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { findFfmpeg, type FfmpegTools } from '../../../src/worker/media/ffmpeg.ts'
import { demoClips } from '../../../src/server/demo/catalogue/catalogue.ts'
import { makeClip } from '../../../src/server/demo/clip.ts'
import { loadDemo } from '../../../src/server/demo/demo.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { openSite, type Site } from '../../worker/site.ts'
import { makeDataDir } from '../../support/process.ts'

let site: Site
let tools: FfmpegTools
let folder: Awaited<ReturnType<typeof makeDataDir>>
const reports: string[] = []

const begin = ({ database, storage, jobs }: Site, dataDir: string) =>
  loadDemo({
    database,
    storage,
    jobs,
    ffmpegPath: tools.ffmpeg,
    log: silentLog,
    dataDir,
    onProgress: (ready, all) => reports.push(`${ready}/${all}`),
  })

const count = z.object({ count: z.number() })
const firstTitles = [
  'Les toits de Paris, après la pluie',
  'Coucher de soleil sur la baie',
  'Cinq montagnes de papier',
  'Le bal des planètes',
  'Trois fleurs et un papillon',
  'Trois montgolfières au petit matin',
  'Plongée dans l’ensemble de Mandelbrot',
  'Aurore d’hiver',
]

/** Runs the demonstration until so many videos can be watched, then stops it like a stop of the process does. */
async function runUntil(ready: number): Promise<void> {
  const demo = begin(site, folder.path)
  await site.startWorker(tools, { laddersFrom: demo.ready })
  while (!reports.includes(`${ready}/30`)) await delay(50)
  await demo.stop()
  await site.restartJobs()
}

beforeAll(async () => {
  const found = await findFfmpeg({ ffmpegPath: process.env['FFMPEG_PATH'] || undefined })
  if (!found) throw new Error('These tests need ffmpeg: node scripts/ensure-ffmpeg.ts')
  tools = found
  folder = await makeDataDir()
  site = await openSite()
  await runUntil(2)
  await runUntil(4)
}, 240_000)
afterAll(async () => {
  await site.close()
  await folder.remove()
})

describe('a demonstration that was interrupted', () => {
  it('goes on where it was, and makes nothing twice', async () => {
    const contents = await rowsOf(site.database.db, z.object({ title: z.string(), ready: z.boolean() }))`
      select title, media.playlist_key is not null and poster_key is not null as ready
      from contents join media on media.content_uuid = contents.uuid order by idempotency_key`
    const titles = contents.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    const ready = contents.filter((content) => content.ready).map(({ title }) => title)
    expect(ready.length).toBeGreaterThanOrEqual(4)
    // Those that are made first. Two are made at a time, and one that is quicker may pass another.
    expect(firstTitles).toEqual(expect.arrayContaining(ready))
    // 48 fans, eight creators and the viewer.
    const people = await rowsOf(site.database.db, z.object({ users: z.number(), channels: z.number() }))`
      select (select count(*)::int from users) as users, (select count(*)::int from channels) as channels`
    expect(people).toEqual([{ users: 57, channels: 8 }])
  })

  it('has noted as made exactly what was taken in, and its playlists hold each of these once', async () => {
    const [plan] = await rowsOf(site.database.db, z.object({ made: z.array(z.int()), taken: z.number(), listed: z.number() }))`
      select (select value->'made' from settings where key = 'demo') as made,
        (select count(*)::int from media where original_key is not null) as taken,
        (select count(*)::int from playlist_contents join contents on contents.uuid = content_uuid where title like 'Coucher de soleil%') as listed`
    expect(plan?.made).toHaveLength(plan?.taken ?? 0)
    expect(new Set(plan?.made).size).toBe(plan?.taken)
    // «Une journée au bord de l’eau» and «Pour s’endormir».
    expect(plan?.listed).toBe(2)
  })

  it('has drawn the avatars and banners of its creators once', async () => {
    const drawn = await rowsOf(site.database.db, z.object({ name: z.string() }))`
      select name from channels join users on users.uuid = creator_uuid
      where banner_key is not null and avatar_key is not null and followers_count > 0`
    expect(drawn.map(({ name }) => name)).toEqual(expect.arrayContaining(['Dernière rame', 'Grand large', 'Papier découpé']))
    expect((await site.stored('avatars')).length).toBe((await site.stored('banners')).length)
  })

  it('counts up, and leaves the other renditions for later', async () => {
    expect(reports[0]).toBe('0/30')
    const shown = reports.map((text) => Number.parseInt(text, 10))
    expect(shown).toEqual(shown.toSorted((one, other) => one - other))
    expect(await rowsOf(site.database.db, count)`select count(*)::int as count from media where state = 'complete'`).toEqual([{ count: 0 }])
  })
})

describe('a demonstration that is stopped while it draws a creator', () => {
  it('has stopped once nothing is drawn anymore', async () => {
    const [idle, data] = [await openSite(), await makeDataDir()]
    const [drawing, stopping] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    const order: string[] = []
    const adopt: Storage['adopt'] = async (path, key) => {
      drawing.resolve(undefined)
      await stopping.promise
      await idle.storage.adopt(path, key)
      order.push(key.split('/')[0] ?? '')
    }
    const demo = begin({ ...idle, storage: { ...idle.storage, adopt } }, data.path)
    try {
      await drawing.promise
      const stopped = demo.stop().then(() => order.push('stopped'))
      stopping.resolve(undefined)
      await stopped
      // The creators of the two clips that are made at a time.
      expect(order).toEqual(['avatars', 'avatars', 'banners', 'banners', 'stopped'])
      const kept = z.object({ dressed: z.array(z.string()) })
      const [plan] = await rowsOf(idle.database.db, kept)`select value->'dressed' as dressed from settings where key = 'demo'`
      expect(plan?.dressed).toHaveLength(2)
    } finally {
      await demo.stop()
      await idle.close()
      await data.remove()
    }
  }, 60_000)
})

describe('a demonstration whose videos nobody converts', () => {
  it('draws only a few ahead, which wait behind the videos of people', async () => {
    const [idle, data] = [await openSite(), await makeDataDir()]
    const demo = begin(idle, data.path)
    const taken = async () => rowsOf(idle.database.db, count)`select count(*)::int as count from media where original_key is not null`
    try {
      await expect.poll(taken, { timeout: 60_000 }).toEqual([{ count: 4 }])
      // It would have drawn the next ones in this time.
      for (const clip of demoClips.slice(4, 6)) {
        await makeClip(tools.ffmpeg, clip, idle.storage.tempPath('.mp4'), idle.storage.tempPath(), new AbortController().signal)
      }
      expect(await taken()).toEqual([{ count: 4 }])
      // A person's video, whose priority is 0, is converted before them.
      const jobs = await rowsOf(
        idle.database.db,
        z.object({ priority: z.int() }),
      )`select priority from pgboss.job where name = 'media.prepare'`
      expect(jobs).toEqual(Array.from({ length: 4 }, () => ({ priority: -1 })))
    } finally {
      await demo.stop()
      await idle.close()
      await data.remove()
    }
  }, 120_000)
})

describe('the figures of the demonstration', () => {
  const figures = z.object({
    views: z.boolean(),
    retained: z.boolean(),
    watched: z.boolean(),
    remembered: z.boolean(),
    past: z.boolean(),
    current: z.boolean(),
  })

  it('agree: views, history, retention and watch time are those of the same plays', async () => {
    const rows = await rowsOf(site.database.db, figures)`
      select
        contents.views_count = (select count(*) from counted_views as c where c.content_uuid = contents.uuid) as views,
        retention.plays = contents.views_count and retention.times[1] = retention.plays and retention.times[100] <= retention.times[1] as retained,
        abs((select sum(seconds) from content_watch as w where w.content_uuid = contents.uuid)
          - (select sum(part) from unnest(retention.times) as part) / 100 * media.duration) < 0.02 * contents.views_count * media.duration as watched,
        (select count(*) from history as h where h.content_uuid = contents.uuid) = (select count(*) from views as v where v.content_uuid = contents.uuid)
          as remembered,
        not exists (
          select from views as v where v.content_uuid = contents.uuid and (v.started_at < contents.created_at or v.reported_at > now())) as past,
        retention.since = media.playing_since as current
      from contents join media on media.content_uuid = contents.uuid join retention on retention.content_uuid = contents.uuid
      where media.playlist_key is not null`
    expect(rows.length).toBeGreaterThanOrEqual(4)
    for (const row of rows) {
      expect(row).toEqual({ views: true, retained: true, watched: true, remembered: true, past: true, current: true })
    }
  })

  it('include comments with answers of the creators', async () => {
    const rows = await rowsOf(site.database.db, z.object({ asked: z.number(), answered: z.number() }))`
      select count(*) filter (where parent_uuid is null)::int as asked, count(*) filter (where parent_uuid is not null)::int as answered
      from comments`
    expect(rows[0]?.asked).toBeGreaterThanOrEqual(12)
    expect(rows[0]?.answered).toBeGreaterThanOrEqual(4)
  })
})
