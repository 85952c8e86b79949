import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findMedia } from '../../src/db/media/media.ts'
import type { ClaimedTask } from '../../src/shared/remoteWork.ts'
import { silentLog } from '../../src/shared/log.ts'
import { sweepStorage } from '../../src/worker/storageSweep.ts'
import { makePlayable, must, refusal } from '../support/api.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { type ClaimSite, poster, startClaimSite, versionFiles, watchable } from './claimSite.ts'

let site: ClaimSite
let clips: ClipMaker
let clip: string
let content: string
let task: ClaimedTask

beforeAll(async () => {
  clips = await clipMaker()
  clip = await clips.make({ name: 'clip.mp4' })
  site = await startClaimSite()
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})
beforeEach(async () => {
  content = await site.upload(clip)
  task = await site.claim()
  // What a test leaves in the queue would be the next one's.
  return () => site.database.sql.executeSql('delete from pgboss.job')
})

const media = async () => {
  const row = await findMedia(site.database.db, content)
  if (!row) throw new Error(`no content ${content}`)
  return row
}
const record = (result: unknown, of = task) => site.ask('PUT', of, '/media', result)
const malformed = { status: 400, code: 'MALFORMED_REQUEST' }
const lost = { status: 410, code: 'GONE' }

describe('progress', () => {
  it('is recorded, and confirms the claim', async () => {
    await site.database.sql.executeSql(`update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = 'media.prepare'`)
    must(await record({ patch: { state: 'processing', failure: null, progress: 1 }, next: [] }), 204)
    expect(await media()).toMatchObject({ state: 'processing', progress: 1 })
    const { rows } = await site.database.sql.executeSql(`select heartbeat_on > now() - interval '1 minute' as fresh from pgboss.job`)
    expect(rows).toEqual([{ fresh: true }])
  })
})

describe('a version', () => {
  it('is recorded once all its files have arrived', async () => {
    await site.sendVersion(task)
    must(await record(watchable(task)), 204)
    expect(await media()).toMatchObject({
      state: 'watchable',
      playlist_key: `${task.keys.version}/master.m3u8`,
      duration: 2,
      renditions: [{ height: 180, width: 320, bitrate: 400_000 }],
    })
  })

  it.each(Object.keys(versionFiles))('is refused without %s', async (missing) => {
    for (const [name, text] of Object.entries(versionFiles)) {
      if (name !== missing) must(await site.send(task, 'version', name, Buffer.from(text)), 200)
    }
    expect(refusal(await record(watchable(task)))).toMatchObject({
      status: 409,
      code: 'UPLOAD_INCOMPLETE',
      message: `Il manque un fichier\u00a0: ${task.keys.version}/${missing}`,
    })
    expect((await media()).state).toBe('received')
  })

  it.each([
    ['https://ailleurs.example/index.m3u8', 'master.m3u8', '#EXTM3U\nhttps://ailleurs.example/index.m3u8\n'],
    [
      'https://ailleurs.example without quotes',
      'master.m3u8',
      `${versionFiles['master.m3u8']}#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",URI=https://ailleurs.example/a.m3u8\n`,
    ],
    [
      'assets of elsewhere',
      'master.m3u8',
      `${versionFiles['master.m3u8']}#EXT-X-DATERANGE:ID="a",X-ASSET-LIST="https://ailleurs.example/a"\n`,
    ],
    ['another folder', '180p/index.m3u8', '#EXTM3U\n#EXT-X-MAP:URI="../../secret/init.mp4"\nseg00000.m4s\n'],
  ])('is refused when it names %s', async (_, name, text) => {
    await site.sendVersion(task)
    must(await site.send(task, 'version', name, Buffer.from(text)), 200)
    expect(refusal(await record(watchable(task)))).toMatchObject({ status: 409, code: 'UPLOAD_INCOMPLETE' })
  })

  it('is recorded once: a repeated request changes nothing, and its files stay as they are', async () => {
    await site.sendVersion(task)
    must(await record(watchable(task)), 204)
    await site.database.db.updateTable('media').set({ duration: 1.5 }).where('content_uuid', '=', content).execute()
    must(await record(watchable(task)), 204)
    expect((await media()).duration).toBe(1.5)
    expect(refusal(await site.send(task, 'version', 'master.m3u8', Buffer.from('#EXTM3U\n')))).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
    expect(await site.storage.disk.get(`${task.keys.version}/master.m3u8`)).toBe(versionFiles['master.m3u8'])
  })

  it('ends the job, which is retried without one', async () => {
    must(await site.ask('PUT', task, '/completion'), 204)
    expect(await site.job(content)).toMatchObject({ state: 'retry' })
    expect(refusal(await site.ask('PUT', task, '/completion'))).toMatchObject(lost)
    const again = await site.claimAgain()
    await site.sendVersion(again)
    must(await record(watchable(again), again), 204)
    must(await site.ask('PUT', again, '/completion'), 204)
    expect(await site.job(content)).toMatchObject({ state: 'completed' })
    expect(refusal(await site.ask('PUT', again, '/completion'))).toMatchObject(lost)
  })

  it('stays as it is when one of its files was still arriving', async () => {
    await site.sendVersion(task)
    const { end, answer } = await site.sendSlowly(task, 'version', 'master.m3u8', Buffer.from('#EXTM3U\nother/index.m3u8\n'))
    must(await record(watchable(task)), 204)
    end()
    expect(await answer).toMatchObject({ status: 409, code: 'CONFLICT' })
    expect(await site.storage.disk.get(`${task.keys.version}/master.m3u8`)).toBe(versionFiles['master.m3u8'])
  })

  it('confirms the claim with each of its files', async () => {
    await site.database.sql.executeSql(`update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = 'media.prepare'`)
    must(await site.send(task, 'version', 'master.m3u8', Buffer.from(versionFiles['master.m3u8'] ?? '')), 200)
    const { rows } = await site.database.sql.executeSql(`select heartbeat_on > now() - interval '1 minute' as fresh from pgboss.job`)
    expect(rows).toEqual([{ fresh: true }])
  })

  it('is not recorded by an attempt that another one has followed, and its files are removed', async () => {
    await site.sendVersion(task)
    must(await site.ask('PUT', task, '/failure', { error: 'lost' }), 204)
    expect(refusal(await record(watchable(task)))).toMatchObject(lost)
    expect((await media()).state).toBe('received')
    expect(await site.storage.disk.exists(`${task.keys.version}/master.m3u8`)).toBe(false)
  })
})

describe('pictures', () => {
  const vtt = (url: string): string => `WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n${url}/storyboard.webp#xywh=0,0,160,90\n`
  const sendStoryboard = async (text: string): Promise<void> => {
    must(await site.send(task, 'storyboard', 'storyboard.webp', await poster()), 200)
    must(await site.send(task, 'storyboard', 'storyboard.vtt', Buffer.from(text)), 200)
  }
  const pictured = (poster_key: unknown, next: object[] = [{ queue: 'media.ladder' }]) => ({
    patch: { poster_key, storyboard_key: `${task.keys.storyboard}/storyboard.vtt`, progress: 25 },
    next,
  })

  it('are recorded together with the next job', async () => {
    const answer = must(await site.send(task, 'poster', 'poster.webp', await poster()), 200)
    await sendStoryboard(vtt(task.keys.storyboardUrl))
    const { key } = Object.assign({ key: '' }, answer)
    must(await record(pictured(key)), 204)
    expect(await media()).toMatchObject({ poster_key: key, storyboard_key: `${task.keys.storyboard}/storyboard.vtt` })
    expect(await site.job(content, 'media.ladder')).toMatchObject({ state: 'created' })
  })

  it('stay as they are once they are recorded', async () => {
    const { key } = Object.assign({ key: '' }, must(await site.send(task, 'poster', 'poster.webp', await poster()), 200))
    await sendStoryboard(vtt(task.keys.storyboardUrl))
    must(await record(pictured(key)), 204)
    const conflict = { status: 409, code: 'CONFLICT' }
    expect(refusal(await site.send(task, 'storyboard', 'storyboard.vtt', Buffer.from('WEBVTT\n')))).toMatchObject(conflict)
    expect(refusal(await site.send(task, 'poster', 'poster.webp', await poster()))).toMatchObject(conflict)
  })

  it('are refused with a poster of another place', async () => {
    await sendStoryboard(vtt(task.keys.storyboardUrl))
    expect(refusal(await record(pictured('contents/x/00000000000000000000000000000000-ff0000.webp')))).toMatchObject(malformed)
    expect(await site.job(content, 'media.ladder')).toBeUndefined()
  })

  it('are refused with a poster that has not arrived', async () => {
    await sendStoryboard(vtt(task.keys.storyboardUrl))
    const { key } = Object.assign({ key: '' }, must(await site.send(task, 'poster', 'poster.webp', await poster()), 200))
    expect(refusal(await record(pictured(key.replace(/-[0-9a-f]{6}\.webp$/, '-000000.webp'))))).toMatchObject({
      status: 409,
      code: 'UPLOAD_INCOMPLETE',
    })
    expect(await site.job(content, 'media.ladder')).toBeUndefined()
  })

  it('are refused when the storyboard shows another site’s', async () => {
    await sendStoryboard(vtt('https://ailleurs.example'))
    expect(refusal(await record(pictured(null)))).toMatchObject({ status: 409, code: 'UPLOAD_INCOMPLETE' })
  })
})

describe('absurd values', () => {
  const of = (patch: object, next: object[] = []) => ({ patch, next })
  it.each([
    of({ progress: -1 }),
    of({ progress: 101 }),
    of({ progress: 1.5 }),
    of({ duration: -1 }),
    of({ duration: 1e12 }),
    of({ duration: '2' }),
    of({ duration: 0 }),
    of({ duration: 5e-324 }),
    of({ source_duration: 5e-324 }),
    // Longer than a day, the longest video of the site.
    of({ duration: 86_401 }),
    of({ source_duration: 86_401 }),
    of({ playing_from: 86_401 }),
    of({ chapters: [{ start: 86_401, title: 'Fin' }] }),
    of({ width: 0 }),
    of({ height: 1e6 }),
    of({ state: 'failed' }),
    of({ state: 'received' }),
    of({ failure: 'NO_FFMPEG' }),
    of({ original_key: null }),
    of({ failure_reason: 'texte' }),
    of({ channel_uuid: '00000000-0000-4000-8000-000000000000' }),
    of({ chapters: [{ start: 0, title: 'x'.repeat(101) }] }),
    of({ renditions: [] }),
    of({ renditions: [{ height: 180, width: 320, bitrate: -1 }] }),
    // Of the other queue, or without what belongs to it.
    of({ state: 'complete' }),
    of({ state: 'watchable' }),
    of({ playlist_key: 'youtube/dQw4w9WgXcQ' }),
    of({ state: 'watchable', playlist_key: 'youtube/dQw4w9WgXcQ', duration: 2, renditions: [{ height: 180, width: 320, bitrate: 1 }] }),
    of({ progress: 2 }, [{ queue: 'media.cleanup' }]),
    of({ progress: 2 }, [{ queue: 'media.dead' }]),
    of({ progress: 2 }, [{ queue: 'media.ladder', delaySeconds: 1e9 }]),
    { patch: {} },
  ])('are refused: %o', async (result) => {
    expect(refusal(await record(result))).toMatchObject(malformed)
    expect(await media()).toMatchObject({ state: 'received', progress: 0, playlist_key: null })
  })
})

describe('all renditions', () => {
  it('replace the first one, and are followed by clean-up and captions', async () => {
    await site.sendVersion(task)
    must(await record(watchable(task)), 204)
    must(await record({ patch: { progress: 25 }, next: [{ queue: 'media.ladder' }] }), 204)
    must(await site.ask('PUT', task, '/completion'), 204)
    const ladder = await site.claim('media.ladder')
    expect(ladder.media).toMatchObject({ state: 'watchable', playlist_key: `${task.keys.version}/master.m3u8` })
    await site.sendVersion(ladder)
    const { patch } = watchable(ladder)
    const next = [{ queue: 'media.cleanup', delaySeconds: 3600 }, { queue: 'media.transcribe' }]
    must(await record({ patch: { ...patch, state: 'complete', progress: 100, failure: 'DAMAGED', failure_at: 1.5 }, next }, ladder), 204)
    expect(await media()).toMatchObject({
      state: 'complete',
      progress: 100,
      failure: 'DAMAGED',
      failure_at: 1.5,
      playlist_key: `${ladder.keys.version}/master.m3u8`,
    })
    for (const queue of ['media.cleanup', 'media.transcribe']) expect(await site.job(content, queue)).toMatchObject({ state: 'created' })
    expect(await site.storage.disk.exists(`${task.keys.version}/master.m3u8`), 'somebody may be playing it').toBe(true)
  })
})

describe('the files of a worker that was lost', () => {
  it('are deleted by the daily sweep', async () => {
    await site.sendVersion(task)
    const { key } = Object.assign({ key: '' }, must(await site.send(task, 'poster', 'poster.webp', await poster()), 200))
    await makePlayable(site.database, content)
    const twoDays = 2 * 24 * 60 * 60 * 1000
    const deps = { database: site.database, storage: site.storage, log: silentLog }
    await sweepStorage(deps, { now: Date.now() + twoDays })
    for (const left of [`${task.keys.version}/master.m3u8`, key]) expect(await site.storage.disk.exists(left)).toBe(false)
  })
})
