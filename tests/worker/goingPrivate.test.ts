import { dirname } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { isSettled, openSite, type Site } from './site.ts'

let site: Site
let clips: ClipMaker
beforeAll(async () => {
  clips = await clipMaker()
  site = await openSite()
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})

const waiting = { timeout: 60_000, interval: 50 }

it('a running conversion ends under unpublished file names, and the worker deletes the revoked addresses that a killed request left', async () => {
  const clip = await clips.make({ name: 'clip.mp4', seconds: 20, width: 640, height: 360, encode: ['-g', '50'] })
  const content = await site.addContent()
  await site.startWorker(clips.tools)
  await site.upload(content, clip)
  const announced = await site.until(
    content,
    (media) => media.playlist_key !== null && media.poster_key !== null && media.storyboard_key !== null,
  )
  const { db } = site.database
  // The state that a request leaves when it is killed right afterwards, some time ago.
  await db.transaction().execute(async (tx) => {
    await sql`update contents set statuts = 'private' where uuid = ${content}::uuid`.execute(tx)
    await sql`update media_to_rename set since = now() - interval '1 hour'`.execute(tx)
  })
  await expect.poll(async () => (await sql`select from media_to_rename`.execute(db)).rows, waiting).toEqual([])
  const media = await site.until(content, isSettled)
  expect(media).toMatchObject({ state: 'complete', failure: null })
  const given = [dirname(announced.playlist_key ?? ''), dirname(announced.storyboard_key ?? ''), announced.poster_key ?? '']
  await expect
    .poll(async () => (await site.stored(`contents/${content}`)).filter((key) => given.some((old) => key.startsWith(old))), waiting)
    .toEqual([])

  const master = await site.read(media.playlist_key ?? '')
  const renditions = master.split('\n').filter((line) => line.endsWith('index.m3u8'))
  expect(renditions.length).toBeGreaterThan(0)
  for (const rendition of renditions) {
    const path = `${dirname(media.playlist_key ?? '')}/${rendition}`
    const segments = (await site.read(path)).split('\n').filter((line) => line.endsWith('.m4s'))
    expect(await site.stored(dirname(path))).toEqual(expect.arrayContaining(segments.map((name) => `${dirname(path)}/${name}`)))
  }
  const storyboard = dirname(media.storyboard_key ?? '')
  expect(await site.read(media.storyboard_key ?? '')).toContain(`${site.storage.url(storyboard)}/storyboard.webp#xywh=`)
  expect(await site.stored(storyboard)).toContain(`${storyboard}/storyboard.webp`)
  expect(await site.stored(`contents/${content}`)).toContain(media.poster_key)
})
