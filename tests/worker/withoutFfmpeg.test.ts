import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FfmpegTools } from '../../src/worker/media/ffmpeg.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { addUser } from '../support/rows.ts'
import { isSettled, openSite, type Site } from './site.ts'

const run = promisify(execFile)
let site: Site
let clips: ClipMaker
let phone: string
let webm: string

beforeAll(async () => {
  clips = await clipMaker()
  phone = await clips.make({ name: 'phone.mp4', indexAtEnd: true, encode: ['-metadata', 'comment=Chez moi, 12 rue des Lilas'] })
  webm = await clips.make({ name: 'clip.webm', seconds: 1, encode: ['-c:v', 'libvpx', '-c:a', 'libopus'] })
})
afterAll(() => clips.remove())
beforeEach(async () => {
  site = await openSite()
})
afterEach(async () => {
  vi.useRealTimers()
  await site.close()
})

describe('without ffmpeg', () => {
  it('an mp4 that browsers can play is published immediately, without its personal metadata', async () => {
    const content = await site.addContent()
    await site.startWorker(null)
    await site.upload(content, phone)
    const media = await site.until(content, (row) => row.playlist_key !== null)
    expect([media.state, media.failure, media.width, media.height, Math.round(media.duration)]).toEqual([
      'watchable',
      'NO_FFMPEG',
      320,
      180,
      2,
    ])
    expect((await readFile(phone)).includes('rue des Lilas')).toBe(true)
    const served = site.storage.path(media.playlist_key ?? '')
    expect((await readFile(served)).includes('rue des Lilas')).toBe(false)
    await run(clips.tools.ffmpeg, ['-v', 'error', '-xerror', '-i', served, '-f', 'null', '-'])
  })

  it('its followers are notified at that moment, and not again when it is converted', async () => {
    const { db, changes } = site.database
    const [content, follower] = [await site.addContent(), await addUser(db)]
    const { channel_uuid } = await db.selectFrom('contents').select('channel_uuid').where('uuid', '=', content).executeTakeFirstOrThrow()
    await db.insertInto('follows').values({ follower_uuid: follower, followed_uuid: channel_uuid, notify: true }).execute()
    const notifications: unknown[] = []
    const notified = Promise.withResolvers<void>()
    changes.subscribe((change) => {
      if (change.kind === 'notification' && notifications.push(change) > 0) notified.resolve()
    })
    await site.startWorker(null, { findTools: async () => clips.tools })
    await site.upload(content, phone)
    await notified.promise
    await site.restartJobs()
    await site.startWorker(clips.tools)
    await site.until(content, isSettled)
    expect(notifications).toEqual([{ kind: 'notification', user_uuid: follower }])
    const lines = await db.selectFrom('notifications').select(['user_uuid', 'kind', 'content_uuid', 'channel_uuid']).execute()
    expect(lines).toEqual([{ user_uuid: follower, kind: 'newContent', content_uuid: content, channel_uuid }])
  })

  it('any other upload waits and has a message about it', async () => {
    const content = await site.addContent()
    await site.upload(content, webm)
    await site.startWorker(null)
    const media = await site.media(content)
    expect([media.state, media.failure, media.playlist_key, media.original_key === null]).toEqual(['received', 'NO_FFMPEG', null, false])
  })

  it('an mp4 in a codec that not all browsers play waits', async () => {
    const content = await site.addContent()
    await site.startWorker(null)
    await site.upload(content, await clips.make({ name: 'mpeg4.mp4', encode: ['-c:v', 'mpeg4'] }))
    expect((await site.until(content, (row) => row.failure !== null)).state).toBe('received')
  })
})

describe('once ffmpeg is installed', () => {
  it('a running worker detects it and processes the waiting uploads', async () => {
    const [shown, waiting] = [await site.addContent(), await site.addContent()]
    await site.upload(shown, phone)
    await site.upload(waiting, webm)
    vi.useFakeTimers({ toFake: ['setInterval'] })
    let found: FfmpegTools | null = null
    await site.startWorker(null, { findTools: async () => found })
    expect((await site.media(shown)).state).toBe('watchable')
    found = clips.tools
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    for (const content of [shown, waiting]) {
      const media = await site.until(content, isSettled)
      expect([media.state, media.failure]).toEqual(['complete', null])
      expect(media.playlist_key).toMatch(/master\.m3u8$/)
    }
  })

  it('the next start processes the waiting uploads', async () => {
    const content = await site.addContent()
    await site.upload(content, webm)
    await site.startWorker(null)
    await site.restartJobs()
    await site.startWorker(clips.tools)
    expect(await site.until(content, isSettled)).toMatchObject({ state: 'complete', failure: null })
  })
})
