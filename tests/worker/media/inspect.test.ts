import { appendFile, copyFile, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FfmpegTools } from '../../../src/worker/media/ffmpeg.ts'
import { findFault } from '../../../src/worker/media/inspect.ts'
import { identityOf, knownFacts } from '../../../src/worker/media/knownFiles.ts'
import type { VideoFacts } from '../../../src/worker/media/probe.ts'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { isSettled, openSite, type Site } from '../site.ts'
import { takeIn } from '../takeIn.ts'

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
    const ffprobe = join(site.storage.root, 'ffprobe')
    await writeFile(log, '')
    await writeFile(ffprobe, `#!/bin/sh\necho "$*" >> "${log}"\nexec "${clips.tools.ffprobe}" "$@"\n`, { mode: 0o755 })
    tools = { ...clips.tools, ffprobe, sandbox: undefined }
    await site.startWorker(tools)
  })
  afterAll(() => site.close())

  /** How often the headers and the packets of a file were read until it was converted. */
  async function readings(deps: Parameters<typeof takeIn>[0]): Promise<{ headers: number; packets: number }> {
    const content = await site.addContent()
    const { upload_uuid: uuid } = await takeIn(deps, content, clip)
    const media = await site.until(content, isSettled)
    expect([media.state, media.width, media.height]).toEqual(['complete', 320, 180])
    const lines = (await readFile(log, 'utf8')).split('\n').filter((line) => line.includes(uuid))
    const count = (word: string): number => lines.filter((line) => line.includes(word)).length
    return { headers: count('-show_format'), packets: count('packet=') }
  }

  it('reads what is to be known of a file once', async () => {
    expect(await readings(site)).toEqual({ headers: 1, packets: 1 })
  })

  it('reads nothing again of a file that was inspected when it arrived', async () => {
    expect(await readings({ ...site, findFault: (path, until) => findFault(tools, path, until) })).toEqual({ headers: 0, packets: 1 })
  })
})
