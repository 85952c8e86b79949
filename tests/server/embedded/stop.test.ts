import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { contentSchema } from '../../../src/shared/entities/content.ts'
import { addContent, addCreator, callApi, type Creator } from '../../support/creator.ts'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { type RunningLucarne, startLucarne } from '../../support/process.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let clips: ClipMaker
/** Takes much longer to convert than a stop may last. */
let longClip: string
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  clips = await clipMaker()
  longClip = await clips.make({ name: 'long.mkv', width: 640, height: 360, seconds: 60, isSilent: true, encode: ['-c:v', 'mpeg4'] })
})
afterAll(() => clips.remove())
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

async function start(dataDir: string): Promise<RunningLucarne> {
  const running = await startLucarne(dataDir, { ROLES: 'api,worker' })
  cleanups.push(() => running.stop('SIGKILL'))
  return running
}

/** An upload that has begun and never continues. */
async function beginUpload(running: RunningLucarne, { token }: Creator, content: string): Promise<ClientRequest> {
  const upload = request(`${running.url}/api/files/video/${content}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b', 'content-length': 50_000_000 },
  })
  const head = Buffer.from('--b\r\nContent-Disposition: form-data; name="video"; filename="f.mkv"\r\n\r\n')
  const bytes = await readFile(longClip)
  await new Promise<void>((sent) => upload.write(Buffer.concat([head, bytes.subarray(0, 200_000)]), () => sent()))
  await vi.waitFor(async () => expect(await temporary(running)).not.toEqual([]), waiting)
  return upload
}

const waiting = { timeout: 30_000, interval: 20 }
const temporary = (running: RunningLucarne): Promise<string[]> => readdir(join(running.dataDir, 'tmp'))

/** Whether a conversion runs in this data folder. */
async function isConverting(running: RunningLucarne): Promise<boolean> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return lines.some((line) => line.includes('ffmpeg') && line.includes(running.dataDir))
}

describe.runIf(process.platform === 'linux')('SIGTERM during a conversion and a slow upload', () => {
  it('requeues the conversion immediately, interrupts the upload after a delay, exits 0 and leaves no temporary file', async () => {
    const folder = await siteFolder()
    cleanups.push(folder.remove)
    const running = await start(folder.path)
    const creator = await addCreator(running)
    const content = await addContent(running, creator)
    const form = new FormData()
    form.append('video', await openAsBlob(longClip), 'long.mkv')
    await callApi(running, 'POST', `/files/video/${content}`, creator.token, form)
    await vi.waitFor(async () => expect(await isConverting(running)).toBe(true), waiting)

    const upload = await beginUpload(running, creator, await addContent(running, creator))
    const ends: string[] = []
    const cut = once(upload, 'error').then(() => ends.push('upload'))
    const stopped = running.stop('SIGTERM')
    await vi.waitFor(async () => expect(await isConverting(running)).toBe(false), waiting)
    ends.push('conversion')
    await cut
    expect(await stopped).toBe(0)
    expect(ends).toEqual(['conversion', 'upload'])
    expect(await temporary(running)).toEqual([])

    const again = await start(folder.path)
    await vi.waitFor(async () => expect(await isConverting(again), 'the job is taken again').toBe(true), waiting)
    const { media } = contentSchema.parse(await callApi(again, 'GET', `/contents/${content}`, creator.token))
    expect(media.failure).toBeNull()
  })
})
