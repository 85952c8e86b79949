import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Log, silentLog } from '../../src/shared/log.ts'
import { prepare } from '../../src/worker/jobs/prepare.ts'
import { MediaFailure } from '../../src/worker/media/failures.ts'
import { runTask } from '../../src/worker/task.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { openSite, type Site } from './site.ts'

let site: Site
let clips: ClipMaker

beforeAll(async () => {
  clips = await clipMaker()
  site = await openSite()
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await site.close()
  await clips.remove()
})

describe('the progress of a conversion', () => {
  it('never decreases, also when a result is recorded while it is reported', async () => {
    const content = await site.addContent()
    const upload = await site.store(content, await clips.make({ name: 'plain.mp4', width: 320, height: 180, seconds: 1 }))
    const deps = { database: site.database, storage: site.storage, jobs: site.jobs, log: silentLog }
    const stored = async (): Promise<number> => (await site.media(content)).progress
    const seen: number[] = []
    const end = site.database.changes.subscribe(({ kind }) => {
      if (kind === 'media') void stored().then((progress) => seen.push(progress))
    })
    await runTask(deps, upload, new AbortController().signal, async (task) => {
      const report = task.stage(0, 100)
      const recording = task.update({ progress: 10 })
      // Its write has begun, and has not ended.
      await Promise.resolve()
      await Promise.resolve()
      report(0.4)
      await recording
      await expect
        .poll(() => {
          report(0.3)
          report(0.5)
          return stored()
        })
        .toBeGreaterThanOrEqual(50)
    })
    end()
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  })

  it('goes on when the clock is set back', async () => {
    const content = await site.addContent()
    const upload = await site.store(content, await clips.make({ name: 'clock.mp4', width: 320, height: 180, seconds: 1 }))
    const deps = { database: site.database, storage: site.storage, jobs: site.jobs, log: silentLog }
    const stored = async (): Promise<number> => (await site.media(content)).progress
    await runTask(deps, upload, new AbortController().signal, async (task) => {
      const report = task.stage(0, 100)
      report(0.1)
      await expect.poll(stored).toBe(10)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
      await expect
        .poll(() => {
          report(0.2)
          return stored()
        })
        .toBe(20)
    })
  })
})

it('tells how a task ended: the length that it converted, or that its file was refused', async () => {
  const content = await site.addContent()
  const upload = await site.store(content, await clips.make({ name: 'end.mp4', seconds: 1 }))
  const deps = { database: site.database, storage: site.storage, jobs: site.jobs, log: silentLog }
  const { signal } = new AbortController()
  expect(await runTask(deps, upload, signal, async () => 1.5)).toEqual({ outcome: 'completed', videoSeconds: 1.5 })
  const refuse = async (): Promise<void> => {
    throw new MediaFailure('NOT_A_VIDEO')
  }
  expect(await runTask(deps, upload, signal, refuse)).toEqual({ outcome: 'refused' })
})

it('tells that a task failed whose file is gone: the file itself was not refused', async () => {
  const content = await site.addContent()
  const upload = await site.store(content, await clips.make({ name: 'gone.mp4', seconds: 1 }))
  for (const key of await site.stored(`originals/${content}`)) await site.storage.disk.delete(key)
  const told: string[] = []
  const log: Log = { ...silentLog, warn: (_facts: object | string, text?: string) => void told.push(String(text)) }
  const deps = { database: site.database, storage: site.storage, jobs: site.jobs, log, tools: clips.tools }
  expect(await runTask(deps, upload, new AbortController().signal, (task) => prepare(deps, task))).toEqual({ outcome: 'failed' })
  expect(told).toEqual(['the uploaded file is gone'])
  expect((await site.media(content)).state).toBe('failed')
})
