import { readdir, utimes } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { resetFailedConversion } from '../../src/db/media/failedConversions.ts'
import { updateMedia } from '../../src/db/media/media.ts'
import { settleFailure } from '../../src/worker/settleFailure.ts'
import { cleanup } from '../../src/worker/jobs/cleanup.ts'
import { silentLog } from '../../src/shared/log.ts'
import { keys, randomName, sizesFolder } from '../../src/storage/keys.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { canSeeProcesses, ffmpegPids } from './ffmpegs.ts'
import { isSettled, openSite, type Site } from './site.ts'

let site: Site
let clips: ClipMaker
let clip: string
/** Long enough to be interrupted during its conversion. */
let longClip: string

beforeAll(async () => {
  clips = await clipMaker()
  clip = await clips.make({ name: 'clip.mp4' })
  longClip = await clips.make({
    name: 'long.webm',
    width: 640,
    height: 360,
    seconds: 20,
    encode: ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus'],
  })
})
afterAll(() => clips.remove())
beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

/** Waits until the first conversion runs. @returns the pid of its ffmpeg */
async function caughtConverting(content: string): Promise<number> {
  await site.until(content, (media) => media.state === 'processing')
  return vi.waitFor(async () => {
    const [pid] = await ffmpegPids(site)
    if (pid === undefined) throw new Error('ffmpeg is not running')
    return pid
  }, waiting)
}

const waiting = { timeout: 60_000, interval: 20 }
const tempEntries = (): Promise<string[]> => readdir(site.storage.tempDir)

describe.runIf(canSeeProcesses)('kill -9 of ffmpeg', () => {
  it('repeats the step, and keeps no file of the first attempt', async () => {
    const content = await site.addContent()
    await site.startWorker(clips.tools)
    await site.upload(content, longClip)
    process.kill(await caughtConverting(content), 'SIGKILL')
    const done = await site.until(content, isSettled)
    expect([done.state, done.failure, done.progress]).toEqual(['complete', null, 100])
    await expect.poll(tempEntries, waiting).toEqual([])
  })
})

describe.runIf(canSeeProcesses)('a stop during a conversion', () => {
  it('kills ffmpeg, keeps the job, and the next start finishes it', async () => {
    const content = await site.addContent()
    await site.startWorker(clips.tools)
    await site.upload(content, longClip)
    await caughtConverting(content)
    await site.restartJobs()
    await expect.poll(() => ffmpegPids(site), waiting).toEqual([])
    await expect.poll(tempEntries, waiting).toEqual([])
    expect((await site.media(content)).state).toBe('processing')
    await site.startWorker(clips.tools)
    expect((await site.until(content, isSettled)).state).toBe('complete')
  })
})

describe.runIf(canSeeProcesses)('another upload to the same content', () => {
  it('replaces one that is being converted', async () => {
    const content = await site.addContent()
    await site.startWorker(clips.tools)
    const first = await site.upload(content, longClip)
    await caughtConverting(content)
    const second = await site.upload(content, clip)
    const done = await site.until(content, isSettled)
    expect([done.state, done.upload_uuid, Math.round(done.duration)]).toEqual(['complete', second.upload_uuid, 2])
    expect(await site.stored(`originals/${content}`)).toEqual([`originals/${content}/${second.upload_uuid}.mp4`])
    expect(first.upload_uuid).not.toBe(second.upload_uuid)
  })

  it('at the same time: one is processed completely, the other leaves no file', async () => {
    const content = await site.addContent()
    const uploads = await Promise.all([site.upload(content, clip), site.upload(content, longClip)])
    await site.startWorker(clips.tools)
    const done = await site.until(content, isSettled)
    const winner = uploads.find((upload) => upload.upload_uuid === done.upload_uuid)
    expect(winner).toBeDefined()
    expect(await site.stored(`originals/${content}`)).toEqual([done.original_key])
    expect(done.original_key).toContain(winner?.upload_uuid)
  })

  it('keeps the playable video until the new one is playable', async () => {
    const content = await site.addContent()
    await site.startWorker(clips.tools)
    await site.upload(content, clip)
    const before = await site.until(content, isSettled)
    await site.upload(content, longClip)
    const between = await site.until(content, (media) => media.state === 'processing')
    expect(between.playlist_key).toBe(before.playlist_key)
    const after = await site.until(content, (media) => media.playlist_key !== before.playlist_key)
    expect(after.state).toBe('watchable')
  })
})

describe.runIf(canSeeProcesses)('a content that is deleted while it is converted', () => {
  it('ends the job without an error and leaves no file', async () => {
    const content = await site.addContent()
    await site.startWorker(clips.tools)
    await site.upload(content, longClip)
    await caughtConverting(content)
    await site.database.db.deleteFrom('contents').where('uuid', '=', content).execute()
    await cleanup(site, content)
    // The queue runs one job at a time: once the next content is done, the first one's job has ended.
    const next = await site.addContent()
    await site.upload(next, clip)
    await site.until(next, isSettled)
    expect(await site.stored(`contents/${content}`)).toEqual([])
    expect(await site.stored(`originals/${content}`)).toEqual([])
    await expect.poll(tempEntries, waiting).toEqual([])
  })
})

describe('clean-up', () => {
  it('deletes only what is not referenced and old', async () => {
    const content = await site.addContent()
    await site.startWorker(clips.tools)
    await site.upload(content, clip)
    const first = await site.until(content, (media) => media.state === 'watchable')
    const done = await site.until(content, isSettled)
    const version = (key: string | null): string => (key ?? '').split('/').slice(0, 3).join('/')
    const outdated = version(first.playlist_key)
    expect(done.poster_key, 'it ends in its colour').toMatch(/-[0-9a-f]{6}\.webp$/)
    const replaced = keys.contentImage(content, randomName())
    const [kept, lost] = [`${sizesFolder(done.poster_key ?? '')}/320.avif`, `${sizesFolder(replaced)}/320.avif`]
    for (const key of [replaced, kept, lost]) await site.storage.disk.put(key, 'picture')
    await cleanup(site, content)
    expect(await site.stored(outdated), 'someone may be watching it').not.toEqual([])

    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
    for (const name of await readdir(site.storage.path(`contents/${content}`))) {
      await utimes(site.storage.path(`contents/${content}/${name}`), yesterday, yesterday)
    }
    await cleanup(site, content)
    expect(await site.stored(outdated)).toEqual([])
    for (const key of [replaced, lost]) expect(await site.storage.disk.exists(key)).toBe(false)
    for (const key of [kept, done.playlist_key, done.storyboard_key, done.poster_key, done.original_key]) {
      expect(await site.storage.disk.exists(key ?? '')).toBe(true)
    }
  })
})

describe('clean-up of a version that a remote worker may still be sending', () => {
  it.each([
    ['watchable', true],
    ['complete', false],
  ] as const)('after two hours, while the video is %s: kept is %s', async (state, isKept) => {
    const content = await site.addContent()
    const upload = await site.store(content, clip)
    await updateMedia(site.database.db, upload, { state, progress: 40 })
    const version = keys.version(content, randomName())
    await site.storage.disk.put(`${version}/180p/init.mp4`, 'init')
    const before = new Date(Date.now() - 2 * 60 * 60 * 1000)
    await utimes(site.storage.path(version), before, before)
    await cleanup(site, content)
    expect(await site.storage.disk.exists(`${version}/180p/init.mp4`)).toBe(isKept)
  })
})

describe('a conversion that fails after all retries', () => {
  const settled = async (state: 'processing' | 'watchable') => {
    const content = await site.addContent()
    const upload = await site.store(content, clip)
    await updateMedia(site.database.db, upload, { state, progress: 40 })
    await settleFailure({ ...site, log: silentLog }, upload, 'CONVERSION_FAILED', 'ffmpeg failed (exit 1)')
    return site.media(content)
  }

  it('has its reason, and keeps the file for another attempt', async () => {
    const media = await settled('processing')
    expect([media.state, media.failure, media.original_key === null]).toEqual(['failed', 'CONVERSION_FAILED', false])
    expect(media.failure_reason).toBe('ffmpeg failed (exit 1)')
  })

  it('keeps a video that is playable without conversion', async () => {
    const media = await settled('watchable')
    expect([media.state, media.progress, media.failure]).toEqual(['complete', 100, 'CONVERSION_FAILED'])
  })

  it.each([
    ['processing', 'media.prepare'],
    ['watchable', 'media.ladder'],
  ] as const)('is made whole by a repetition: %s', async (state, queue) => {
    const { content_uuid } = await settled(state)
    const repetition = await site.database.db.transaction().execute((tx) => resetFailedConversion(tx, content_uuid))
    if (typeof repetition === 'string') throw new Error(repetition)
    expect(repetition.queue).toBe(queue)
    await site.jobs.enqueue(repetition.queue, repetition.upload)
    await site.startWorker(clips.tools)
    const done = await site.until(content_uuid, isSettled)
    expect([done.state, done.failure, done.failure_reason, done.progress]).toEqual(['complete', null, null, 100])
    expect(done.renditions.map(({ height }) => height)).toEqual([180])
  })

  it('is not repeated twice, nor without its file', async () => {
    const { content_uuid, upload_uuid } = await settled('processing')
    const reset = () => site.database.db.transaction().execute((tx) => resetFailedConversion(tx, content_uuid))
    expect(await reset()).toMatchObject({ queue: 'media.prepare' })
    expect(await reset()).toBe('notFailed')
    const upload = { content_uuid, upload_uuid: upload_uuid ?? '' }
    await settleFailure({ ...site, log: silentLog }, upload, 'NOT_A_VIDEO', null)
    expect(await reset()).toBe('noFile')
  })
})
