import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { build } from 'vite'
import { z } from 'zod'
import { hlsBuild } from '../scripts/hlsBuild.ts'
import { watchPath } from '../src/shared/routes.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { makeDataDir, startLucarne } from '../tests/support/process.ts'
import { type Account, restOf } from '../tests/e2e/library.ts'
import { visit } from '../tests/e2e/visitor.ts'
import { median, type Row } from './report.ts'

const runs = 5
/** Seconds of the video: longer than what is buffered ahead, so that a seek to four fifths has to load. */
const length = 90
const watchedSeconds = 60
const wantedRequests = 25
const wantedBytes = 420_000

/** What a page does from a press or a key to the picture that answers it, in milliseconds. */
type Answer = { toFrame: number; toSeekedFrame: number }
type Watched = { droppedFrames: number; cpuSeconds: number }
type Opening = { requests: number; codeBytes: number }

async function makeClip(path: string): Promise<void> {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=1920x1080:rate=30:duration=${length}`]
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${length}`]
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-movflags', '+faststart']
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...picture, ...sound, ...coding, path])
}

/** Builds the bare page's script with the same hls.js as the player's. */
async function bareScript(): Promise<string> {
  const outDir = join((await makeDataDir()).path, 'bare')
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [hlsBuild()],
    build: { outDir, lib: { entry: join(import.meta.dirname, 'player', 'barePage.ts'), formats: ['es'], fileName: 'bare' }, minify: true },
  })
  return readFile(join(outDir, 'bare.js'), 'utf8')
}

type Pages = { browser: Browser; siteUrl: string; viewer: Account; video: string; playlist: string; script: string }

/** The page of the video, signed in, with nothing in the browser's cache. @param quality short side of the pictures, in pixels */
async function openWatch({ browser, siteUrl, viewer, video }: Pages, quality: number): Promise<Page> {
  const { page } = await visit(browser, siteUrl, viewer, { viewport: { width: 1280, height: 860 }, serviceWorkers: 'block' })
  await page.addInitScript((chosen) => localStorage.setItem('lucarne.player', JSON.stringify({ quality: chosen })), quality)
  await page.goto(`${siteUrl}${watchPath(video)}?t=0`)
  return page
}

async function openBare({ browser, siteUrl, playlist, script }: Pages, quality: number): Promise<Page> {
  const { page } = await visit(browser, siteUrl, null, { viewport: { width: 1280, height: 860 }, serviceWorkers: 'block' })
  const html =
    '<!doctype html><video playsinline style="width:593px;height:334px"></video><button>Play</button><script type="module" src="/bare.js"></script>'
  await page.route('**/bare.html', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route('**/bare.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.goto(`${siteUrl}/bare.html#${encodeURIComponent(`${playlist}|${quality}`)}`)
  return page
}

const start = (page: Page) => page.getByRole('button', { name: /^(Lire la vidéo|Play)$/ })
const canPlay = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= HTMLMediaElement.HAVE_ENOUGH_DATA)

/** Waits for the picture that an event leads to, at or after a position. @returns the milliseconds between */
async function timeToFrame(page: Page, event: 'click' | 'keydown', from: number, perform: () => Promise<void>): Promise<number> {
  // An event may reach the page before a script that is sent earlier: the listener is there first.
  const listening = await page.evaluateHandle(
    ([type, earliest]) => {
      const { promise, resolve } = Promise.withResolvers<number>()
      document.addEventListener(
        type,
        ({ timeStamp }) => {
          const video = document.querySelector('video')
          const look = (now: number, { mediaTime }: VideoFrameCallbackMetadata): void =>
            mediaTime >= earliest ? resolve(now - timeStamp) : void video?.requestVideoFrameCallback(look)
          video?.requestVideoFrameCallback(look)
        },
        { capture: true, once: true },
      )
      return { promise }
    },
    [event, from] as const,
  )
  await perform()
  return listening.evaluate(({ promise }) => promise)
}

async function measureAnswer(page: Page): Promise<Answer> {
  await canPlay(page)
  const toFrame = await timeToFrame(page, 'click', 0, () => start(page).click())
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1)
  const toSeekedFrame = await timeToFrame(page, 'keydown', length * 0.8 - 0.5, () => page.keyboard.press('8'))
  await page.context().close()
  return { toFrame, toSeekedFrame }
}

const processes = z.object({ processInfo: z.array(z.object({ cpuTime: z.number() })) })
const cpuOf = async (session: CDPSession): Promise<number> =>
  processes.parse(await session.send('SystemInfo.getProcessInfo')).processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)

/** Plays the video for a minute. `cpuSeconds` of all processes of the browser. */
async function measureWatching(page: Page, browser: Browser): Promise<Watched> {
  const session = await browser.newBrowserCDPSession()
  await canPlay(page)
  await start(page).click()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 2)
  const before = await cpuOf(session)
  const droppedFrames = await page.evaluate(
    (seconds) =>
      new Promise<number>((resolve) => {
        const video = document.querySelector('video')
        const dropped = (): number => video?.getVideoPlaybackQuality().droppedVideoFrames ?? Number.NaN
        const at = { dropped: dropped(), time: video?.currentTime ?? 0 }
        video?.addEventListener('timeupdate', () => {
          if (video.currentTime >= at.time + seconds) resolve(dropped() - at.dropped)
        })
      }),
    watchedSeconds,
  )
  const cpuSeconds = (await cpuOf(session)) - before
  await page.context().close()
  await session.detach()
  return { droppedFrames, cpuSeconds }
}

/** Opens the page, and counts what has been asked for when the video has its first picture, which a press then shows. */
async function measureOpening(pages: Pages): Promise<Opening> {
  const { page } = await visit(pages.browser, pages.siteUrl, pages.viewer, {
    viewport: { width: 1280, height: 860 },
    serviceWorkers: 'block',
  })
  const { promise: firstPicture, resolve: onFirstPicture } = Promise.withResolvers<number>()
  await page.exposeFunction('onFirstPicture', onFirstPicture)
  await page.addInitScript(() => {
    const report = ({ timeStamp }: Event): void => void Reflect.get(window, 'onFirstPicture')(performance.timeOrigin + timeStamp)
    addEventListener('loadeddata', report, { capture: true, once: true })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const requests = new Map<string, { at: number; isCode: boolean; bytes: number }>()
  session.on('Network.requestWillBeSent', ({ requestId, wallTime, type, request: { url } }) => {
    const isCode = type === 'Script' || type === 'Stylesheet' || /\.(?:js|css)$/.test(url)
    if (url.startsWith('http')) requests.set(requestId, { at: wallTime * 1000, isCode, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  await page.goto(`${pages.siteUrl}${watchPath(pages.video)}?t=0`)
  const end = await firstPicture
  const before = [...requests.values()].filter(({ at }) => at < end)
  // What was asked for before may end after.
  const limit = Date.now() + 10_000
  while (before.some(({ isCode, bytes }) => isCode && bytes === 0)) {
    if (Date.now() > limit) throw new Error('a script or a style sheet does not end')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await page.context().close()
  return { requests: before.length, codeBytes: before.reduce((sum, { isCode, bytes }) => sum + (isCode ? bytes : 0), 0) }
}

const against = 'une page nue avec le même hls.js'

/** Measures the player beside a bare page that plays the same files, in the same browser, in turn. */
export async function player(): Promise<Row[]> {
  const folder = await makeDataDir()
  const clip = join(folder.path, 'clip.mp4')
  await makeClip(clip)
  const lucarne = await startLucarne(join(folder.path, 'data'))
  const browser = await launchBrowser()
  try {
    const rest = restOf(lucarne.url)
    const { contents } = await rest.addLibrary('Ines', ['La mer'], clip)
    const viewer = await rest.register('lea')
    const video = contents[0]?.id ?? ''
    const { video_url: playlist } = z
      .object({ video_url: z.string() })
      .parse(await rest.call('GET', `/contents/${video}`, undefined, viewer.token))
    // A conversion would take the processor from what is measured.
    const conversionLimit = Date.now() + 600_000
    const stateOf = async () =>
      z.object({ media: z.object({ state: z.string() }) }).parse(await rest.call('GET', `/contents/${video}`, undefined, viewer.token))
        .media.state
    while ((await stateOf()) !== 'complete') {
      if (Date.now() > conversionLimit) throw new Error('the conversion does not end')
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    const pages: Pages = { browser, siteUrl: lucarne.url, viewer, video, playlist, script: await bareScript() }

    const openings: Opening[] = []
    const answers = { ours: [] as Answer[], bare: [] as Answer[] }
    for (let index = 0; index < runs; index += 1) {
      openings.push(await measureOpening(pages))
      answers.ours.push(await measureAnswer(await openWatch(pages, 576)))
      answers.bare.push(await measureAnswer(await openBare(pages, 576)))
    }
    const ours = await measureWatching(await openWatch(pages, 1080), browser)
    const bare = await measureWatching(await openBare(pages, 1080), browser)

    const requests = median(openings.map((opening) => opening.requests))
    const codeBytes = median(openings.map((opening) => opening.codeBytes))
    const compared = (name: string, key: keyof Answer): Row => {
      const [value, other] = [median(answers.ours.map((answer) => answer[key])), median(answers.bare.map((answer) => answer[key]))]
      return { name, value, unit: 'ms', runs, against, ratio: value / other }
    }
    return [
      {
        name: 'requêtes jusqu’à la première image',
        value: requests,
        unit: '',
        runs,
        against: `le but de ${wantedRequests}`,
        ratio: requests / wantedRequests,
      },
      {
        name: 'JavaScript et CSS jusqu’à la première image',
        value: codeBytes,
        unit: 'octets',
        runs,
        against: `le but de ${wantedBytes / 1000} ko`,
        ratio: codeBytes / wantedBytes,
      },
      compared('de l’appui à la première image', 'toFrame'),
      compared('du saut à son image', 'toSeekedFrame'),
      { name: `images perdues en ${watchedSeconds} s de 1080p`, value: ours.droppedFrames, unit: '', runs: 1 },
      { name: `images perdues en ${watchedSeconds} s de 1080p, ${against}`, value: bare.droppedFrames, unit: '', runs: 1 },
      {
        name: `processeur du navigateur en ${watchedSeconds} s de 1080p`,
        value: ours.cpuSeconds,
        unit: 's',
        runs: 1,
        against,
        ratio: ours.cpuSeconds / bare.cpuSeconds,
      },
    ]
  } finally {
    await browser.close()
    await lucarne.stop()
    await folder.remove()
  }
}
