import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeContent } from '../../src/api/content/service.ts'
import { updateMedia } from '../../src/db/media/media.ts'
import { silentLog } from '../../src/shared/log.ts'
import { watchStaleness } from '../../src/worker/staleness.ts'
import { StaleUpload } from '../../src/worker/media/failures.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { canSeeProcesses, ffmpegPids } from './ffmpegs.ts'
import { isSettled, openSite, type Site } from './site.ts'

let site: Site
let clips: ClipMaker
let clip: string
/** An hour of video: no test waits for the end of its conversion. */
let endless: { toPrepare: string; toLadder: string }

beforeAll(async () => {
  clips = await clipMaker()
  clip = await clips.make({ name: 'clip.mp4' })
  const hourOf = async (path: string, name: string): Promise<string> => {
    const hour = join(clips.folder, name)
    const args = ['-loglevel', 'error', '-y', '-stream_loop', '719', '-i', path, '-c', 'copy', hour]
    await promisify(execFile)(clips.tools.ffmpeg, args)
    return hour
  }
  const fiveSeconds = { seconds: 5, isSilent: true } as const
  const foreign = await clips.make({ ...fiveSeconds, name: 'foreign.mkv', encode: ['-c:v', 'mpeg4'] })
  const copyable = await clips.make({ ...fiveSeconds, name: 'copyable.mp4', encode: ['-g', '50'] })
  endless = { toPrepare: await hourOf(foreign, 'prepare.mkv'), toLadder: await hourOf(copyable, 'ladder.mp4') }
})
afterAll(() => clips.remove())
beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

const waiting = { timeout: 60_000, interval: 20 }

/** As after a restart: the stored progress is further than that of the restarted work. */
const steps = {
  prepare: { file: () => endless.toPrepare, word: '/quick/', stored: { state: 'processing', progress: 90 } },
  ladder: { file: () => endless.toLadder, word: '/ladder/', stored: { state: 'watchable', progress: 90, duration: 3600 } },
} as const

/** Each returns the originals that stay afterwards. */
const ends: Record<string, (content: string) => Promise<(string | null)[]>> = {
  async deleted(content) {
    await removeContent(site, silentLog, content)
    return []
  },
  async 'deleted by a process whose changes are not received, while its tool prints nothing'(content) {
    for (const pid of await ffmpegPids(site)) process.kill(pid, 'SIGSTOP')
    await site.database.db.deleteFrom('contents').where('uuid', '=', content).execute()
    return []
  },
  async replaced(content) {
    await site.upload(content, clip)
    return [(await site.media(content)).original_key]
  },
}

describe.runIf(canSeeProcesses).each(['prepare', 'ladder'] as const)('the %s of an upload that was replaced', (name) => {
  const step = steps[name]

  it.each(Object.keys(ends))('stops immediately when it was %s, and the next one begins', async (how) => {
    const content = await site.addContent()
    const upload = await site.upload(content, step.file())
    await updateMedia(site.database.db, upload, step.stored)
    await site.startWorker(clips.tools)
    await vi.waitFor(async () => expect(await ffmpegPids(site, step.word)).toHaveLength(1), waiting)
    const next = await site.addContent()
    await site.upload(next, clip)

    const kept = await ends[how]?.(content)
    await expect.poll(() => ffmpegPids(site, upload.upload_uuid), waiting).toEqual([])
    expect((await site.until(next, isSettled)).state).toBe('complete')
    await expect.poll(() => site.stored(`originals/${content}`), waiting).toEqual(kept)
  })
})

describe('an upload that is watched for staleness', () => {
  it('is known to be stale from the change feed alone', async () => {
    const content = await site.addContent()
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const staleness = watchStaleness(site.database, await site.upload(content, clip), silentLog)
    vi.useRealTimers()
    await site.upload(await site.addContent(), clip)
    expect(staleness.signal.aborted).toBe(false)
    await removeContent(site, silentLog, content)
    await expect.poll(() => staleness.signal.reason).toBeInstanceOf(StaleUpload)
    staleness.end()
  })

  it('is checked by polling, in case no change is received', async () => {
    const upload = { content_uuid: await site.addContent(), upload_uuid: randomUUID() }
    const staleness = watchStaleness(site.database, upload, silentLog)
    await expect.poll(() => staleness.signal.reason).toBeInstanceOf(StaleUpload)
    staleness.end()
  })
})
