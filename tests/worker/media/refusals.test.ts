import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MediaRow } from '../../../src/db/media/media.ts'
import { confinedEnv } from '../../../src/worker/media/confinement.ts'
import { DiskNearlyFull, MediaFailure, ToolFailure } from '../../../src/worker/media/failures.ts'
import { inputArgs } from '../../../src/worker/media/input.ts'
import { probe } from '../../../src/worker/media/probe.ts'
import { runTool } from '../../../src/worker/media/runTool.ts'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { isSettled, openSite, type Site } from '../site.ts'

let site: Site
let clips: ClipMaker

beforeAll(async () => {
  clips = await clipMaker()
  site = await openSite()
  await site.startWorker(clips.tools)
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})

/** Only the worker checks it: the API refuses most of these earlier. */
async function convert(path: string): Promise<MediaRow> {
  const content = await site.addContent()
  await site.slipIn(content, path)
  return site.until(content, isSettled)
}

async function text(name: string, body: string): Promise<string> {
  const path = join(clips.folder, name)
  await writeFile(path, body)
  return path
}

describe('a file that is not a video', () => {
  it('fails with its reason, and is deleted', async () => {
    const media = await convert(await text('notes.mp4', 'Ceci n’est pas une vidéo.'))
    expect([media.state, media.failure, media.original_key, media.playlist_key]).toEqual(['failed', 'NOT_A_VIDEO', null, null])
    expect(await site.stored(`originals/${media.content_uuid}`)).toEqual([])
    expect(await site.stored(`contents/${media.content_uuid}`)).toEqual([])
  })

  it('is also refused when it has sound only', async () => {
    const media = await convert(await clips.make({ name: 'sound.mp4', encode: ['-vn'] }))
    expect([media.state, media.failure]).toEqual(['failed', 'NOT_A_VIDEO'])
  })
})

describe('a truncated file', () => {
  it('with an intact index is detected by the length of the output', async () => {
    const whole = await clips.make({ name: 'whole.mp4', seconds: 4, encode: ['-g', '25'] })
    const media = await convert(await clips.cut(whole, 'cut.mp4', 0.3))
    expect([media.state, media.failure, media.original_key]).toEqual(['failed', 'TRUNCATED', null])
  })

  it('is also detected when it must be encoded', async () => {
    const whole = await clips.make({ name: 'whole-mpeg4.mp4', seconds: 4, encode: ['-c:v', 'mpeg4'] })
    const media = await convert(await clips.cut(whole, 'cut-mpeg4.mp4', 0.3))
    expect([media.state, media.failure]).toEqual(['failed', 'TRUNCATED'])
  })

  it('without its index is not a video', async () => {
    const whole = await clips.make({ name: 'camera.mp4', seconds: 3, indexAtEnd: true })
    const media = await convert(await clips.cut(whole, 'camera-cut.mp4', 0.7))
    expect([media.state, media.failure]).toEqual(['failed', 'NOT_A_VIDEO'])
  })
})

describe('a playlist with the declared type of a video', () => {
  const signal = new AbortController().signal

  const limits = { signal, timeoutMs: 20_000, reads: [], writes: [] }

  // Proves that there is something to refuse: without our arguments, the secret video is read.
  it.each([
    ['HLS', (secret: string) => `#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nfile://${secret}\n#EXT-X-ENDLIST\n`],
    ['ffconcat', (secret: string) => `ffconcat version 1.0\nfile ${secret.split('/').at(-1)}\n`],
  ])('%s: reads no other file', async (kind, playlist) => {
    const secret = await clips.make({ name: `secret-${kind}.ts`, encode: ['-c:v', 'libx264', '-preset', 'ultrafast'] })
    const trap = await text(`trap-${kind}.mp4`, playlist(secret))
    // The arguments alone must be enough: not every server has a sandbox.
    const open = { ...clips.tools, sandbox: undefined }
    const naive = await runTool(open, 'ffprobe', ['-v', 'error', '-show_streams', trap], limits)
    expect(naive).toContain('codec_type=video')

    await expect(probe(open, trap, signal)).rejects.toThrow(new MediaFailure('NOT_A_VIDEO').message)
    const ffmpeg = runTool(open, 'ffmpeg', ['-v', 'error', ...inputArgs(trap), '-f', 'null', '-'], limits)
    await expect(ffmpeg).rejects.toThrow('exit 1')
    expect((await convert(trap)).failure).toBe('NOT_A_VIDEO')
  })
})

describe('inside the sandbox', () => {
  const signal = new AbortController().signal

  it('a tool sees only the file that it is given', async (context) => {
    if (!clips.tools.sandbox) return context.skip('bubblewrap does not work here')
    const [mine, other] = [await clips.make({ name: 'mine.mp4' }), await clips.make({ name: 'other.mp4' })]
    const probeOf = (path: string): Promise<string> =>
      runTool(clips.tools, 'ffprobe', ['-v', 'error', '-show_streams', path], { signal, timeoutMs: 20_000, reads: [mine], writes: [] })
    expect(await probeOf(mine)).toContain('codec_type=video')
    await expect(probeOf(other)).rejects.toThrow('No such file')
  })

  it('a tool does not get this process’s environment', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://secret')
    expect(JSON.stringify(confinedEnv())).not.toContain('secret')
    vi.unstubAllEnvs()
  })
})

describe('limits', () => {
  it('a picture that is too large is not decoded', async () => {
    const path = await clips.make({ name: 'huge.avi', encode: ['-frames:v', '1', '-vf', 'scale=9000:4500', '-c:v', 'mjpeg'] })
    const media = await convert(path)
    expect([media.state, media.failure]).toEqual(['failed', 'TOO_MANY_PIXELS'])
  })

  it('a tool that takes too long is killed', async () => {
    const endless = ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2', '-f', 'null', '-']
    const run = runTool(clips.tools, 'ffmpeg', endless, { signal: new AbortController().signal, timeoutMs: 300, reads: [], writes: [] })
    await expect(run).rejects.toThrow('over 300 ms')
  })

  it('a tool that is stopped while it starts leaves nothing that runs', { timeout: 60_000 }, async () => {
    const slow = ['-v', 'error', '-re', '-f', 'lavfi', '-i', 'testsrc2=size=64x64:duration=600', '-f', 'null', '-']
    for (let attempt = 0; attempt < 150; attempt += 1) {
      const stop = new AbortController()
      const run = runTool(clips.tools, 'ffmpeg', slow, { signal: stop.signal, timeoutMs: 600_000, reads: [], writes: [] })
      setTimeout(() => stop.abort(new Error('stopped')), attempt % 25)
      // It ends once all that holds its output has ended.
      await expect(run).rejects.toThrow('stopped')
    }
  })

  it('a probe that takes too long does not refuse the file', async () => {
    const pipe = join(clips.folder, 'never-written.mp4')
    execFileSync('mkfifo', [pipe])
    const open = { ...clips.tools, sandbox: undefined }
    await expect(probe(open, pipe, new AbortController().signal, 300)).rejects.toThrow(ToolFailure)
  })

  it('a tool stops when the disk is nearly full', async () => {
    const endless = ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2', '-f', 'null', '-']
    const limit = { signal: new AbortController().signal, timeoutMs: 60_000, reads: [], writes: [], isDiskLow: async () => true }
    await expect(runTool(clips.tools, 'ffmpeg', endless, limit)).rejects.toThrow(new DiskNearlyFull().message)
  })
})
