import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, describe, it, vi } from 'vitest'
import { findWebVtt, putAutomaticCaptions, putCaptions } from '../../src/db/caption/captions.ts'
import { type CaptionRow, noParts } from '../../src/db/content/contentRows.ts'
import { findContent } from '../../src/db/content/contents.ts'
import type { LanguageCode } from '../../src/shared/contentDetails.ts'
import { silentLog } from '../../src/shared/log.ts'
import { transcribe } from '../../src/worker/jobs/transcribe.ts'
import { runTask } from '../../src/worker/task.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { isSettled, openSite, type Site } from './site.ts'

const run = promisify(execFile)
const waiting = { timeout: 60_000, interval: 50 }
const engine = join(import.meta.dirname, 'children', 'transcriptionEngine.ts')

let clips: ClipMaker
let site: Site
/** Two seconds whose tone begins after the first. */
let clip: string

beforeAll(async () => {
  clips = await clipMaker()
  site = await openSite()
  clip = join(clips.folder, 'late.mp4')
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=10:duration=2']
  const sound = ['-itsoffset', '1', '-f', 'lavfi', '-i', 'sine=frequency=440:duration=1:sample_rate=44100']
  await run(clips.tools.ffmpeg, ['-v', 'error', '-y', ...picture, ...sound, '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-ac', '2', clip])
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})

const report = (): string => join(clips.folder, `${crypto.randomUUID()}.json`)
/** The command of an engine that writes what it got into `file`, and its captions. */
const command = (file: string, ...options: string[]): string =>
  [process.execPath, engine, file, ...options].map((word) => `'${word}'`).join(' ')

async function captionsOf(content: string): Promise<CaptionRow[]> {
  return (await findContent(site.database.db, content, { ...noParts, details: true }))?.details?.captions ?? []
}

async function addVideo(
  path = clip,
  language: LanguageCode | null = null,
): Promise<{ content: string; run: (command: string, signal?: AbortSignal) => Promise<void> }> {
  const content = await site.addContent()
  await site.database.db.updateTable('contents').set({ language }).where('uuid', '=', content).execute()
  const upload = await site.store(content, path)
  const deps = { database: site.database, storage: site.storage, jobs: site.jobs, log: silentLog, tools: clips.tools }
  return {
    content,
    async run(text, signal = new AbortController().signal) {
      await runTask(deps, upload, signal, (task) => transcribe({ ...deps, command: text }, task))
    },
  }
}

describe('automatic captions', () => {
  it('follow the conversion, and are those of the operator’s command, written anew', async () => {
    const file = report()
    const content = await site.addContent()
    await site.startWorker(clips.tools, { transcribeCommand: command(file, '--language', 'br') })
    await site.upload(content, clip)
    await site.until(content, isSettled)
    const [caption] = await vi.waitFor(async () => {
      const captions = await captionsOf(content)
      expect(captions).toHaveLength(1)
      return captions
    }, waiting)
    expect(caption).toMatchObject({ language: 'br', is_automatic: true })
    const webvtt = String(await findWebVtt(site.database.db, String(caption?.key)))
    expect(webvtt).toMatch(/^WEBVTT\n\n00:00:0[01]\.\d{3} --> 00:00:02\.\d{3}\nBiip\n$/)
    const [start = 0] = /\d\.\d{3}/.exec(webvtt)?.map(Number) ?? []
    expect(Math.abs(start - 1)).toBeLessThan(0.1)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ channels: 1, sampleRate: 16_000, bits: 16, language: '' })
    await site.restartJobs()
  })

  it('are in the language that the creator named, which the command is told', async () => {
    const file = report()
    const { content, run: transcribeIt } = await addVideo(clip, 'oc')
    await transcribeIt(command(file, '--language', 'en'))
    expect(await captionsOf(content)).toMatchObject([{ language: 'oc' }])
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ language: 'oc' })
  })

  it('are in French when neither the creator nor the engine says', async () => {
    const { content, run: transcribeIt } = await addVideo()
    await transcribeIt(command(report()))
    expect(await captionsOf(content)).toMatchObject([{ language: 'fr', is_automatic: true }])
  })

  it.each<[string, LanguageCode | null, string[]]>([
    ['where nobody speaks', null, ['--silent']],
    ['of a video without words', 'zxx', []],
  ])('are not made %s', async (_, language, options) => {
    const { content, run: transcribeIt } = await addVideo(clip, language)
    await transcribeIt(command(report(), ...options))
    expect(await captionsOf(content)).toEqual([])
  })

  it('are not made of a video without sound', async () => {
    const file = report()
    const { content, run: transcribeIt } = await addVideo(await clips.make({ name: 'mute.mp4', isSilent: true }))
    await transcribeIt(command(file))
    expect(await captionsOf(content)).toEqual([])
    expect(existsSync(file)).toBe(false)
  })

  it.each<[string, string[]]>([
    ['has other words', ['--language', 'fr']],
    ['has none', ['--silent']],
  ])('of an earlier file go when the new one %s', async (_, options) => {
    const { content, run: transcribeIt } = await addVideo()
    await putAutomaticCaptions(site.database.db, { content_uuid: content, language: 'en', webvtt: 'WEBVTT\n' })
    await putCaptions(site.database.db, { content_uuid: content, language: 'br', is_automatic: false, webvtt: 'WEBVTT\n' })
    await transcribeIt(command(report(), ...options))
    const languages = (await captionsOf(content)).map(({ language }) => language)
    expect(languages).toEqual(options.includes('--silent') ? ['br'] : ['br', 'fr'])
  })

  it('leave those alone that somebody wrote: the engine is not even started', async () => {
    const file = report()
    const { content, run: transcribeIt } = await addVideo(clip, 'fr')
    await putCaptions(site.database.db, { content_uuid: content, language: 'fr', is_automatic: false, webvtt: 'WEBVTT\n' })
    await transcribeIt(command(file))
    expect(await captionsOf(content)).toMatchObject([{ language: 'fr', is_automatic: false }])
    expect(existsSync(file)).toBe(false)
  })
})

describe('the transcription command', () => {
  it('does not see the server’s secrets', async () => {
    const file = join(clips.folder, 'environment.txt')
    const { run: transcribeIt } = await addVideo()
    vi.stubEnv('DATABASE_URL', 'postgres://secret')
    vi.stubEnv('OAUTH_GOOGLE_CLIENT_SECRET', 'hidden')
    for (const name of ['WORKER_TOKEN', 'METRICS_TOKEN', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'hidden')
    vi.stubEnv('MODEL_FOLDER', '/models')
    await transcribeIt(`env > '${file}'; ${command(report())}`).finally(() => vi.unstubAllEnvs())
    const environment = await readFile(file, 'utf8')
    expect(environment).toContain('MODEL_FOLDER=/models')
    expect(environment).not.toMatch(/secret|hidden/)
  })

  it.each([
    ['fails', 'echo "no model" >&2; exit 3', 'TRANSCRIBE_COMMAND failed (exit 3): no model'],
    [
      'writes no captions',
      'echo hello',
      'TRANSCRIBE_COMMAND wrote no captions that can be read. Ligne 1\u00a0: Ce n’est ni du WebVTT ni du SRT',
    ],
    ['writes without end', 'yes', 'TRANSCRIBE_COMMAND failed (exit -1): too much output'],
  ])('that %s has its reason in the error, and the job is retried', async (_, text, message) => {
    const { content, run: transcribeIt } = await addVideo()
    await expect(transcribeIt(text)).rejects.toThrow(message)
    expect(await captionsOf(content)).toEqual([])
  })

  it.skipIf(process.platform === 'win32')('ends with all that it started when the server stops', async () => {
    const file = join(clips.folder, 'pid.txt')
    const { run: transcribeIt } = await addVideo()
    const stop = new AbortController()
    const running = transcribeIt(`sleep 600 & echo $! > '${file}'; wait`, stop.signal)
    const pid = await vi.waitFor(async () => {
      const number = Number(await readFile(file, 'utf8'))
      expect(number).toBeGreaterThan(0)
      return number
    }, waiting)
    stop.abort(new Error('stopping'))
    await expect(running).rejects.toThrow('stopping')
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), waiting)
  })
})
