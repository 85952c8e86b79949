import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { clipMaker, type ClipMaker } from '../support/media.ts'

let clips: ClipMaker
let dataDir: string
const children: ChildProcess[] = []

beforeAll(async () => {
  clips = await clipMaker()
  dataDir = await mkdtemp(join(tmpdir(), 'lucarne-crash-'))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await clips.remove()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const messageSchema = z.object({ state: z.string(), progress: z.number().default(0), playlist_key: z.string().nullable().default(null) })
type Message = z.infer<typeof messageSchema>

function startProcess(...args: string[]): { child: ChildProcess; until(isReached: (message: Message) => boolean): Promise<Message> } {
  const child = fork(join(import.meta.dirname, 'children/crashSite.ts'), [dataDir, ...args], { execPath: process.execPath })
  children.push(child)
  return {
    child,
    until(isReached) {
      const { promise, resolve, reject } = Promise.withResolvers<Message>()
      const onExit = (code: number | null): void => reject(new Error(`the process ended: ${code}`))
      const onMessage = (message: unknown): void => {
        const media = messageSchema.parse(message)
        if (!isReached(media)) return
        child.off('message', onMessage).off('exit', onExit)
        resolve(media)
      }
      child.on('message', onMessage).once('exit', onExit)
      return promise
    },
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.kill('SIGKILL')
  await promise
}

/**
 * Command lines of the ffmpeg processes that work in the data folder, whatever their current parent is. A sandbox whose parent is killed
 * before it has started ffmpeg remains without starting it: it does not count.
 */
async function ffmpegsAtWork(): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return lines.filter((line) => /^[^\0]*ffmpeg\0/.test(line) && line.includes(dataDir))
}

// Three processes start one after the other, each with a database to open.
describe.runIf(process.platform === 'linux')('kill -9 of the whole process', { timeout: 300_000 }, () => {
  it('the next start finishes the conversion: first the quick rendition, then the other renditions', async () => {
    const video = await clips.make({
      name: 'clip.webm',
      width: 640,
      height: 360,
      seconds: 8,
      encode: ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus'],
    })
    const first = startProcess(video)
    await first.until((media) => media.state === 'processing')
    await vi.waitFor(async () => expect(await ffmpegsAtWork()).not.toEqual([]), { timeout: 60_000, interval: 20 })
    await kill(first.child)
    await vi.waitFor(async () => expect(await ffmpegsAtWork()).toEqual([]), { timeout: 60_000, interval: 20 })

    const second = startProcess()
    await second.until((media) => media.state === 'ready')
    const ready = performance.now()
    await second.until((media) => media.state === 'processing')
    expect((performance.now() - ready) / 1000, 'seconds until the job goes on').toBeLessThan(15)
    const watchable = await second.until((media) => media.state === 'watchable' && media.progress > 25)
    await kill(second.child)

    const third = startProcess()
    const complete = await third.until((media) => media.state === 'complete')
    expect(complete.playlist_key).not.toBe(watchable.playlist_key)
    await vi.waitFor(async () => expect(await readdir(join(dataDir, 'tmp'))).toEqual([]), { timeout: 60_000, interval: 20 })
  })
})
