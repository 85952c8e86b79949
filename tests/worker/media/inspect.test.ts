import { execFile } from 'node:child_process'
import { appendFile, copyFile, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '../../../src/shared/log.ts'
import type { FfmpegTools } from '../../../src/worker/media/ffmpeg.ts'
import { findFault } from '../../../src/worker/media/inspect.ts'
import { identityOf, knownFacts } from '../../../src/worker/media/knownFiles.ts'
import type { ArrivalDeps } from '../../../src/worker/media/packedStreams.ts'
import type { VideoFacts } from '../../../src/worker/media/probe.ts'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { isSettled, openSite, type Site } from '../site.ts'
import { takeIn } from '../takeIn.ts'

const run = promisify(execFile)
const { signal } = new AbortController()
let clips: ClipMaker
let clip: string
let copies = 0

beforeAll(async () => {
  clips = await clipMaker()
  clip = await clips.make({ name: 'plain.mp4', width: 320, height: 180, seconds: 1 })
})
afterAll(() => clips.remove())

const inspectedFacts = async (path: string): Promise<VideoFacts | undefined> => knownFacts.get(await identityOf(path))

async function copy(): Promise<string> {
  copies += 1
  const path = clip.replace('.mp4', `-${copies}.mp4`)
  await copyFile(clip, path)
  return path
}

describe('what an inspection has found out', () => {
  it('is known of the same file, wherever it is moved, and not of another one with the same bytes', async () => {
    const path = await copy()
    expect(await inspectedFacts(path)).toBeUndefined()
    expect(await findFault(clips.tools, path, signal)).toBeUndefined()
    const moved = path.replace('.mp4', '-moved.mp4')
    await rename(path, moved)
    expect(await inspectedFacts(moved)).toMatchObject({ width: 320, height: 180, duration: 1, isCopyable: true })
    expect(await inspectedFacts(await copy())).toBeUndefined()
  })

  it('is not known any more once the file changes', async () => {
    const path = await copy()
    await findFault(clips.tools, path, signal)
    await appendFile(path, 'a')
    expect(await inspectedFacts(path)).toBeUndefined()
  })

  it('is nothing for a file with a fault', async () => {
    const path = clip.replace('plain', 'notes')
    await writeFile(path, 'Pas une vidéo')
    expect(await findFault(clips.tools, path, signal)).toBe('NOT_A_VIDEO')
    expect(await inspectedFacts(path)).toBeUndefined()
  })
})

describe.skipIf(process.platform === 'win32')('the preparation of an upload', () => {
  let site: Site
  let tools: FfmpegTools
  let log: string

  beforeAll(async () => {
    site = await openSite()
    log = join(site.storage.root, 'ffprobe.log')
    await writeFile(log, '')
    const logged = async (tool: 'ffmpeg' | 'ffprobe'): Promise<string> => {
      const path = join(site.storage.root, tool)
      await writeFile(path, `#!/bin/sh\necho "$*" >> "${log}"\nexec "${clips.tools[tool]}" "$@"\n`, { mode: 0o755 })
      return path
    }
    tools = { ...clips.tools, ffmpeg: await logged('ffmpeg'), ffprobe: await logged('ffprobe'), sandbox: undefined }
    await site.startWorker(tools)
  })
  afterAll(() => site.close())

  const arrival = (): ArrivalDeps => ({ storage: site.storage, log: silentLog })

  type Readings = { headers: number; packets: number; copies: number }

  /** How often the headers and the packets of an accepted file were read, and its streams packed, until it was converted. */
  async function readings(deps: Parameters<typeof takeIn>[0]): Promise<Readings> {
    const content = await site.addContent()
    const { upload_uuid: uuid } = await takeIn(deps, content, clip)
    const media = await site.until(content, isSettled)
    expect([media.state, media.width, media.height]).toEqual(['complete', 320, 180])
    const lines = (await readFile(log, 'utf8')).split('\n').filter((line) => line.includes(uuid))
    const count = (word: string): number => lines.filter((line) => line.includes(word)).length
    return { headers: count('-show_format'), packets: count('packet='), copies: count('-c copy') }
  }

  it('reads what is to be known of a file once', async () => {
    expect(await readings(site)).toEqual({ headers: 1, packets: 1, copies: 1 })
  })

  it('reads nothing again of a file that was inspected when it arrived', async () => {
    const deps = { ...site, findFault: (path: string, until: AbortSignal) => findFault(tools, path, until) }
    expect(await readings(deps)).toEqual({ headers: 0, packets: 1, copies: 1 })
  })

  it('takes the streams that were packed while the file was inspected', async () => {
    const deps = { ...site, findFault: (path: string, until: AbortSignal) => findFault(tools, path, until, arrival()) }
    expect(await readings(deps)).toEqual({ headers: 0, packets: 0, copies: 0 })
    expect(await readdir(site.storage.tempDir)).toEqual([])
  })

  it('keeps no streams of a file that was refused', async () => {
    const path = clip.replace('plain', 'locked')
    const key = ['-encryption_key', '0'.repeat(32), '-encryption_kid', '1'.repeat(32)]
    await run(clips.tools.ffmpeg, ['-v', 'error', '-i', clip, '-c', 'copy', '-encryption_scheme', 'cenc-aes-ctr', ...key, path])
    expect(await findFault(tools, path, signal, arrival())).toBe('ENCRYPTED')
    expect(await readdir(site.storage.tempDir)).toEqual([])
  })

  it('packs nothing while the disk is nearly full, and accepts the file all the same', async () => {
    const path = await copy()
    const storage = { ...site.storage, isLow: async () => true }
    expect(await findFault(tools, path, signal, { storage, log: silentLog })).toBeUndefined()
    expect(await inspectedFacts(path)).toMatchObject({ width: 320 })
    expect(await readdir(site.storage.tempDir)).toEqual([])
  })

  it('accepts a file whose streams cannot be packed', async () => {
    const path = await copy()
    const broken = join(site.storage.root, 'broken')
    await writeFile(broken, `#!/bin/sh\ncase "$*" in *"-c copy"*) kill -9 $$ ;; esac\nexec "${clips.tools.ffmpeg}" "$@"\n`, { mode: 0o755 })
    const warned: unknown[] = []
    const log = { ...silentLog, warn: (...said: unknown[]) => void warned.push(said.at(-1)) }
    expect(await findFault({ ...tools, ffmpeg: broken }, path, signal, { storage: site.storage, log })).toBeUndefined()
    expect(warned).toEqual(['a video could not be packed on arrival: the worker will do it'])
    expect(await inspectedFacts(path)).toMatchObject({ width: 320 })
    expect(await readdir(site.storage.tempDir)).toEqual([])
  })

  it('keeps the streams of a file once, however often it is inspected', async () => {
    const path = await copy()
    const inspect = () => findFault(tools, path, signal, arrival())
    expect(await Promise.all([inspect(), inspect()])).toEqual([undefined, undefined])
    expect(await inspect()).toBeUndefined()
    expect(await readdir(site.storage.tempDir)).toHaveLength(1)
  })
})
