import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkVideo, readFacts } from '../../src/app/flows/upload/videoFile.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'

const run = promisify(execFile)
let clips: ClipMaker
beforeAll(async () => {
  clips = await clipMaker()
})
afterAll(() => clips.remove())

const fileAt = async (path: string): Promise<File> => new File([await readFile(path)], basename(path))

/** A file of this extension with a sound and no picture. */
async function sound(name: string, ...encode: string[]): Promise<string> {
  const path = join(clips.folder, name)
  await run(clips.tools.ffmpeg, ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'sine=frequency=440:duration=1', ...encode, path])
  return path
}

describe('the check of a chosen video', () => {
  it.each(['whole.mp4', 'whole.mov', 'whole.mkv', 'whole.webm', 'whole.avi'])('accepts %s', async (name) => {
    await expect(checkVideo(await fileAt(await clips.make({ name })))).resolves.toBeUndefined()
  })

  it.each([
    ['sound.mp4', []],
    ['sound.mkv', ['-c:a', 'aac']],
    ['sound.webm', ['-c:a', 'libopus']],
  ])('refuses %s, which has only sound', async (name, encode) => {
    const checked = checkVideo(await fileAt(await sound(name, ...encode)))
    await expect(checked).rejects.toMatchObject({ code: 'NOT_A_VIDEO', message: 'Le fichier ne contient que du son, pas d’image' })
  })

  it.each(['cut.mp4', 'cut.mkv', 'cut.avi'])('refuses %s, whose end is missing', async (name) => {
    const whole = await clips.make({ name: `to-${name}`, indexAtEnd: true })
    const checked = checkVideo(await fileAt(await clips.cut(whole, name, 0.6)))
    await expect(checked).rejects.toMatchObject({
      code: 'TRUNCATED_VIDEO',
      message: 'Le fichier est incomplet\u00a0: l’envoi ou l’export a été coupé',
    })
  })

  it('refuses a video of more than a day', async () => {
    const path = join(clips.folder, 'day.mkv')
    const hours = ['-f', 'lavfi', '-i', 'color=size=32x32:rate=1/4000:duration=88000']
    await run(clips.tools.ffmpeg, ['-v', 'error', '-y', ...hours, '-c:v', 'libx264', path])
    await expect(checkVideo(await fileAt(path))).rejects.toMatchObject({ code: 'VIDEO_TOO_LONG' })
  })
})

describe('the facts of a video', () => {
  it('are its duration, its size as it is shown, and its codecs', async () => {
    const path = await clips.make({ name: 'facts.mp4', width: 320, height: 180, seconds: 3 })
    const facts = await readFacts(await fileAt(path))
    expect(facts).toMatchObject({ width: 320, height: 180, videoCodec: 'avc', audioCodec: 'aac' })
    expect(facts?.duration).toBeCloseTo(3, 0)
  })

  it('are those of the turned picture', async () => {
    const turned = await clips.turn(await clips.make({ name: 'wide.mp4', width: 320, height: 180 }), 'turned.mp4')
    expect(await readFacts(await fileAt(turned))).toMatchObject({ width: 180, height: 320 })
  })

  it('have no codec of a sound that is not there, nor of one without a name', async () => {
    const silent = await clips.make({ name: 'silent.webm', isSilent: true, encode: ['-c:v', 'libvpx-vp9'] })
    expect(await readFacts(await fileAt(silent))).toMatchObject({ videoCodec: 'vp9', audioCodec: null })
    const old = await clips.make({ name: 'old.mkv', encode: ['-c:v', 'mpeg4'] })
    expect(await readFacts(await fileAt(old))).toMatchObject({ videoCodec: null, width: 320 })
  })

  it('are not known of AVI, which browsers do not read', async () => {
    expect(await readFacts(await fileAt(await clips.make({ name: 'facts.avi' })))).toBeNull()
  })

  it('are not known of something else', async () => {
    const path = join(clips.folder, 'text.mp4')
    await writeFile(path, 'Bonjour tout le monde')
    expect(await readFacts(await fileAt(path))).toBeNull()
  })
})
