import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Log, silentLog } from '../../../src/shared/log.ts'
import { type HardwareEncoder, hardwareEncoders } from '../../../src/worker/media/hardware.ts'
import { encoderArgs, tryEncoder, withEncoder } from '../../../src/worker/media/videoEncoder.ts'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { isSettled, openSite, type Site } from '../site.ts'

const run = promisify(execFile)
/** There is no hardware of this kind under this system. */
const absent: HardwareEncoder = process.platform === 'darwin' ? 'vaapi' : 'videotoolbox'

let clips: ClipMaker
let site: Site

beforeAll(async () => {
  clips = await clipMaker()
  site = await openSite()
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})

function logOf(warn: (context: object, text: string) => void): Log {
  return { ...silentLog, warn: (context: unknown, text?: string) => warn(Object(context), String(text)) }
}

/** Options of every encoder; the others are the encoder's own. */
const common = new Set(['c', 'b', 'maxrate', 'bufsize', 'g', 'bf', 'profile', 'force_key_frames'])

/** The encoder's own options among the arguments for it, which ffmpeg does not list. */
async function unknownOptions(encoder: HardwareEncoder): Promise<string[]> {
  const { stdout } = await run(clips.tools.ffmpeg, ['-hide_banner', '-h', `encoder=h264_${encoder}`])
  const specs = [{ height: 360, outputWidth: 640, outputHeight: 360, maxrate: 800_000 }]
  const args = (['superfast', 'veryfast'] as const).flatMap((preset) => encoderArgs(encoder, { specs, preset, frameRate: 5 }))
  const own = args
    .filter((arg) => /^-[a-z]/.test(arg))
    .map((arg) => arg.slice(1).split(':')[0] ?? '')
    .filter((name) => !common.has(name))
  return own.filter((name) => !new RegExp(`^ +-${name} `, 'm').test(stdout)).map((name) => `${encoder}: ${name}`)
}

it('ffmpeg knows every option for the hardware encoders that it has', async () => {
  const { stdout } = await run(clips.tools.ffmpeg, ['-hide_banner', '-encoders'])
  const present = hardwareEncoders.filter((encoder) => stdout.includes(` h264_${encoder} `))
  expect((await Promise.all(present.map(unknownOptions))).flat()).toEqual([])
})

it('hardware that is not there is not used, and the log says why', async () => {
  await expect(tryEncoder(clips.tools, absent)).rejects.toThrow('ffmpeg failed (exit 1)')
  const warn = vi.fn<(context: object, text: string) => void>()
  const tools = await withEncoder(clips.tools, absent, logOf(warn))
  expect(tools).toEqual(clips.tools)
  expect(warn.mock.calls).toEqual([
    [
      expect.objectContaining({ encoder: absent, err: expect.any(Error) }),
      'VIDEO_ENCODER does not work here: videos are encoded in software',
    ],
  ])
  expect(await withEncoder(clips.tools, undefined, logOf(warn))).toBe(clips.tools)
  expect(warn).toHaveBeenCalledTimes(1)
})

it('a video that the hardware cannot encode is encoded in software, and the log says so', async () => {
  const warn = vi.fn<(context: object, text: string) => void>()
  await site.startWorker({ ...clips.tools, encoder: absent }, { log: logOf(warn) })
  const content = await site.addContent()
  await site.upload(content, await clips.make({ name: 'old.avi', encode: ['-c:v', 'mpeg4'] }))
  const media = await site.until(content, isSettled)
  expect([media.state, media.failure, media.renditions.length > 0]).toEqual(['complete', null, true])
  const text = 'the graphics hardware could not encode a video: it is encoded in software'
  expect(warn.mock.calls.map(([, said]) => said)).toEqual([text, text])
})
