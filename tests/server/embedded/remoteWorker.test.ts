import { execFile } from 'node:child_process'
import { openAsBlob } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type Content, contentSchema } from '../../../src/shared/entities/content.ts'
import { startBucketServer } from '../../support/bucket/bucketServer.ts'
import { addContent, addCreator, callApi, type Creator } from '../../support/creator.ts'
import { freePort } from '../../support/freePort.ts'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { makeDataDir, type RunningLucarne, runToEnd, startLucarne } from '../../support/process.ts'
import { siteFolder } from '../../support/siteFolder.ts'

const run = promisify(execFile)
const token = 'jeton-des-workers-0123456789abcdefghij'
const scrapeToken = 'jeton-de-mesure-0123456789'
const waiting = { timeout: 200_000, interval: 100 }

let clips: ClipMaker
let clip: string
/** Takes long enough to be interrupted. */
let longClip: string
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  clips = await clipMaker()
  const encode = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus']
  clip = await clips.make({ name: 'clip.webm', width: 640, height: 360, seconds: 5, encode })
  longClip = await clips.make({ name: 'long.webm', width: 640, height: 360, seconds: 25, encode })
})
afterAll(() => clips.remove())
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** A site whose own worker converts nothing. */
async function startSite(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<RunningLucarne> {
  const site = await startLucarne(dataDir, {
    ROLES: 'api,worker',
    CONVERSIONS: 'remote',
    WORKER_TOKEN: token,
    METRICS_TOKEN: scrapeToken,
    GUEST_PLAYBACK: 'on',
    ...env,
  })
  cleanups.push(() => site.stop('SIGKILL'))
  return site
}

/** A machine with nothing but the program and ffmpeg. */
async function startRemote({ url }: Pick<RunningLucarne, 'url'>): Promise<RunningLucarne> {
  const folder = await makeDataDir()
  const remote = await startLucarne(folder.path, {
    ROLES: 'worker',
    WORKER_SITE_URL: url,
    WORKER_TOKEN: token,
    METRICS_TOKEN: scrapeToken,
    HOME: folder.path,
    LOG_LEVEL: 'info',
  })
  cleanups.push(folder.remove, () => remote.stop('SIGKILL'))
  return remote
}

type Upload = { site: RunningLucarne; creator: Creator; content: string }

async function upload(site: RunningLucarne, path: string): Promise<Upload> {
  const creator = await addCreator(site)
  const content = await addContent(site, creator)
  const form = new FormData()
  form.append('video', await openAsBlob(path), basename(path))
  await callApi(site, 'POST', `/files/video/${content}`, creator.token, form)
  return { site, creator, content }
}

const read = async ({ site, creator, content }: Upload): Promise<Content> =>
  contentSchema.parse(await callApi(site, 'GET', `/contents/${content}`, creator.token))

async function converted(sent: Upload): Promise<Content> {
  return vi.waitFor(async () => {
    const content = await read(sent)
    expect(content.media.state).toBe('complete')
    return content
  }, waiting)
}

/** Pids of the ffmpeg processes that work in a data folder. */
async function ffmpegsOf({ dataDir }: RunningLucarne): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(pids.map(async (pid) => ({ pid, line: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') })))
  return lines.filter(({ line }) => /^[^\0]*ffmpeg\0/.test(line) && line.includes(dataDir)).map(({ pid }) => Number(pid))
}

async function caughtConverting(remote: RunningLucarne): Promise<number> {
  return vi.waitFor(async () => {
    const [pid] = await ffmpegsOf(remote)
    if (pid === undefined) throw new Error('ffmpeg is not running')
    return pid
  }, waiting)
}

async function metricsOf({ url }: RunningLucarne): Promise<string> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${scrapeToken}` } })
  return answer.text()
}

/** How many jobs of the queue of first renditions are in each state. */
async function jobsOf(site: RunningLucarne): Promise<Record<string, number>> {
  const found = (await metricsOf(site)).matchAll(/^lucarne_jobs\{queue="media\.prepare",state="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries(Array.from(found, ([, state = '', count]) => [state, Number(count)]))
}

const probeSchema = z.object({
  streams: z.array(z.object({ codec_type: z.string(), height: z.number().optional() })),
  format: z.object({ duration: z.coerce.number() }),
})

/** What ffprobe finds behind the address of a playlist. */
async function probe(address: string): Promise<z.infer<typeof probeSchema>> {
  const args = ['-v', 'error', '-show_entries', 'stream=codec_type,height:format=duration', '-of', 'json', address]
  return probeSchema.parse(JSON.parse((await run(clips.tools.ffprobe, args)).stdout))
}

describe.runIf(process.platform === 'linux')('a remote worker', { timeout: 400_000 }, () => {
  it('converts the videos of a site whose database and files it cannot reach', async () => {
    const folder = await siteFolder()
    cleanups.push(folder.remove)
    const site = await startSite(folder.path)
    const sent = await upload(site, clip)
    const remote = await startRemote(site)
    const { media, ...content } = await converted(sent)
    expect(media.renditions.map(({ height }) => height)).toEqual([240, 360])
    expect(media.failure).toBeNull()
    const { streams, format } = await probe(new URL(String(content.video_url), site.url).href)
    expect(format.duration).toBeCloseTo(5, 0)
    expect(new Set(streams.flatMap(({ height }) => height ?? []))).toEqual(new Set([240, 360]))
    expect(streams.some(({ codec_type }) => codec_type === 'audio')).toBe(true)
    const storyboard = await fetch(new URL(String(media.storyboard_url), site.url))
    expect(await storyboard.text()).toMatch(/^WEBVTT\n/)
    expect((await fetch(new URL(String(content.thumbnail_url), site.url))).headers.get('content-type')).toBe('image/webp')
    await vi.waitFor(async () => expect(await readdir(remote.dataDir, { recursive: true })).toEqual(['tmp']), waiting)

    const metrics = await metricsOf(remote)
    const secondsOfVideo = /^lucarne_converted_video_seconds_total ([\d.]+)$/m.exec(metrics)?.[1]
    expect(Number(secondsOfVideo)).toBeCloseTo(5, 0)
    for (const queue of ['prepare', 'ladder']) expect(metrics).toContain(`seconds_count{queue="media.${queue}",outcome="completed"} 1\n`)

    expect((await fetch(`${remote.url}/api/ready`)).status).toBe(200)
    await site.stop()
    const [health, ready] = await Promise.all(['health', 'ready'].map((path) => fetch(`${remote.url}/api/${path}`)))
    expect([health?.status, ready?.status]).toEqual([200, 503])
  })

  it('counts a video whose file is gone as failed, not as refused', async () => {
    const folder = await siteFolder()
    cleanups.push(folder.remove)
    const site = await startSite(folder.path)
    await upload(site, clip)
    await rm(join(folder.path, 'storage', 'originals'), { recursive: true })
    const remote = await startRemote(site)
    await vi.waitFor(
      async () => expect(await metricsOf(remote)).toContain('seconds_count{queue="media.prepare",outcome="failed"} 1\n'),
      waiting,
    )
    expect(await metricsOf(remote)).toContain('seconds_count{queue="media.prepare",outcome="refused"} 0\n')
  })

  it('sends its results to a site whose files are in a bucket', async () => {
    const folder = await siteFolder()
    const bucket = await startBucketServer()
    cleanups.push(folder.remove, async () => bucket[Symbol.asyncDispose]())
    const site = await startSite(folder.path, { STORAGE_URL: bucket.url, ...bucket.env })
    const sent = await upload(site, clip)
    await startRemote(site)
    const { video_url } = await converted(sent)
    const { streams, format } = await probe(new URL(String(video_url), site.url).href)
    expect(format.duration).toBeCloseTo(5, 0)
    expect(new Set(streams.flatMap(({ height }) => height ?? []))).toEqual(new Set([240, 360]))
  })

  it('that is killed loses no video: another one converts it', async () => {
    const folder = await siteFolder()
    cleanups.push(folder.remove)
    const site = await startSite(folder.path)
    const sent = await upload(site, longClip)
    const first = await startRemote(site)
    await caughtConverting(first)
    await first.stop('SIGKILL')
    expect(await jobsOf(site), 'nobody has noticed yet').toMatchObject({ active: 1 })
    const second = await startRemote(site)
    await caughtConverting(second)
    const { media } = await converted(sent)
    expect(media.renditions.map(({ height }) => height)).toEqual([240, 360])
  })

  it('that is stopped gives its video back at once', async () => {
    const folder = await siteFolder()
    cleanups.push(folder.remove)
    const site = await startSite(folder.path)
    await upload(site, longClip)
    const remote = await startRemote(site)
    await caughtConverting(remote)
    expect(await jobsOf(site)).toMatchObject({ active: 1, retry: 0 })
    expect(await remote.stop('SIGTERM')).toBe(0)
    expect(await jobsOf(site)).toMatchObject({ active: 0, retry: 1 })
    expect(await ffmpegsOf(remote)).toEqual([])
    expect(await readdir(remote.dataDir, { recursive: true })).toEqual(['tmp'])
  })

  it('goes on while the site restarts, and records its result afterwards', async () => {
    const folder = await siteFolder()
    cleanups.push(folder.remove)
    const port = { PORT: String(await freePort()) }
    const site = await startSite(folder.path, port)
    const sent = await upload(site, longClip)
    const remote = await startRemote(site)
    await caughtConverting(remote)
    expect(await site.stop()).toBe(0)
    const again = await startSite(folder.path, port)
    expect(await jobsOf(again)).toMatchObject({ active: 1, retry: 0 })
    await converted({ ...sent, site: again })
    const begun = remote.output().stderr.matchAll(/"queue":"(media\.\w+)".*"a job of the site begins"/g)
    expect(Array.from(begun, ([, queue]) => queue)).toEqual(['media.prepare', 'media.ladder'])
  })
})

describe('a remote worker that its site refuses', () => {
  const started = (env: NodeJS.ProcessEnv) => runToEnd({ ROLES: 'worker', WORKER_TOKEN: token, ...env })

  it('does not start with another token, or at a site without one', async () => {
    const [folder, other, own] = [await siteFolder(), await siteFolder(), await makeDataDir()]
    cleanups.push(folder.remove, other.remove, own.remove)
    const site = await startSite(folder.path)
    const wrong = await started({ WORKER_SITE_URL: site.url, DATA_DIR: own.path, WORKER_TOKEN: `${token}x` })
    expect([wrong.code, wrong.stderr]).toEqual([1, 'Lucarne ne peut pas démarrer : WORKER_TOKEN : le site attend un autre jeton\n'])
    const without = await startSite(other.path, { WORKER_TOKEN: '', CONVERSIONS: 'local' })
    const refused = await started({ WORKER_SITE_URL: without.url, DATA_DIR: own.path })
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/^Lucarne ne peut pas démarrer : WORKER_SITE_URL : ce site n’a pas de workers distants/),
    ])
  })
})
