import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeStoryClip } from './clip.ts'
import { canPlay, openPlayerSite, type PlayerSite, secondsOf, stage, start } from './playerSite.ts'

let site: PlayerSite
/** Seconds of the video. */
const length = 24

beforeAll(async () => {
  site = await openPlayerSite(['La mer par gros temps'], (folder) => makeStoryClip(folder, { seconds: length, rate: 10 }))
})
afterAll(() => site.close())
afterEach(() => site.closePages())

/** Seconds of a segment. */
const segment = 4
/** The first segments arrive: what becomes of the later ones is up to the test. */
const arrived = 8
const isLate = (url: URL): boolean => Number(/\/seg(\d+)\.m4s$/.exec(url.pathname)?.[1] ?? 0) * segment >= arrived

/** Opens the video after the network has been prepared. */
async function open(prepare: (page: Page) => Promise<unknown>, from = 0): Promise<Page> {
  const { page } = await site.open('/')
  await prepare(page)
  await page.goto(`${site.url}/watch/${site.library.contents[0]?.id ?? ''}?t=${from}`)
  return page
}
const message = (page: Page, text: string): Locator => stage(page).getByText(text)
/** Every half second, where the video stands, until something is to be seen. */
async function watchUntil(page: Page, seen: Locator): Promise<number> {
  let last = 0
  await expect
    .poll(
      async () => {
        if ((await page.locator('video').count()) > 0) last = Math.max(last, await secondsOf(page))
        return seen.count()
      },
      { timeout: 120_000, interval: 500 },
    )
    .toBe(1)
  return last
}

describe('a video that nobody plays', () => {
  it('has loaded the first part of its pictures, and the others once it is played', async () => {
    const parts = new Set<string>()
    const page = await open(async (opened) =>
      opened.on('request', (request) => {
        const part = /360p\/seg\d+\.m4s$/.exec(request.url())?.[0]
        if (part !== undefined) parts.add(part)
      }),
    )
    await canPlay(page)
    // What the page loads last, long after parts that hls.js would have asked for.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    expect([...parts]).toEqual(['360p/seg00000.m4s'])
    await start(page).click()
    await expect.poll(() => parts.size).toBe(length / segment)
    expect(await secondsOf(page)).toBeLessThan(length / 2)
  })
})

describe('a video that plays', () => {
  it('makes the browser draw nothing but its pictures, and what its time bar shows', async () => {
    const { page } = await site.open(`/watch/${site.library.contents[0]?.id ?? ''}?t=0`, {
      init: () => {
        const ask = requestAnimationFrame.bind(globalThis)
        Object.assign(globalThis, { frames: 0 })
        globalThis.requestAnimationFrame = (callback) => {
          Reflect.set(globalThis, 'frames', Number(Reflect.get(globalThis, 'frames')) + 1)
          return ask(callback)
        }
      },
    })
    const frames = (): Promise<number> => page.evaluate(() => Number(Reflect.get(globalThis, 'frames')))
    await start(page).click()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(2)
    const [before, from] = [await frames(), await secondsOf(page)]
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(from + 2)
    expect((await frames()) - before).toBeLessThan(20)
    // The time bar follows more often than the element says where it is.
    expect(Number(await page.getByRole('slider', { name: 'Position dans la vidéo' }).inputValue())).toBeGreaterThan(from + 1)
  })
})

describe('a network that is lost while the video plays', () => {
  it('plays on what has arrived, says so, and goes on from there once there is one again', async () => {
    const page = await open((opened) => opened.route(isLate, (route) => route.abort('internetdisconnected')))
    await start(page).click()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    await page.context().setOffline(true)
    const last = await watchUntil(page, message(page, 'Vérifiez votre connexion'))
    expect(last).toBeGreaterThan(arrived - 1)
    await page.unroute(isLate)
    await page.context().setOffline(false)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(arrived + 0.5)
    expect(await message(page, 'Vérifiez votre connexion').count()).toBe(0)
  })

  it('plays on what has arrived when another quality cannot be loaded either', async () => {
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
    const isOther = (url: URL): boolean => url.pathname.endsWith('/240p/index.m3u8')
    let refusals = 0
    const page = await open(async (opened) => {
      await opened.route(isLate, (route) => route.abort('internetdisconnected'))
      await opened.route(isOther, async (route) => {
        await lost
        refusals += 1
        await route.abort('internetdisconnected')
      })
    })
    await start(page).click()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    await page.context().setOffline(true)
    lose()
    await expect.poll(() => refusals).toBeGreaterThan(0)
    // On a slow machine, the other quality is asked for before the last segment that could have arrived.
    expect(await watchUntil(page, message(page, 'Vérifiez votre connexion'))).toBeGreaterThan(segment - 1)
  })

  it('is not noticed when it is back before what has arrived is played', async () => {
    const { promise: cut, resolve: cutAll } = Promise.withResolvers<void>()
    const page = await open((opened) =>
      opened.route(isLate, async (route) => {
        await cut
        await route.abort('internetdisconnected')
      }),
    )
    await start(page).click()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    await page.context().setOffline(true)
    cutAll()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(arrived - 4)
    await page.unroute(isLate)
    await page.context().setOffline(false)
    await expect.poll(() => secondsOf(page), { timeout: 60_000 }).toBeGreaterThan(arrived + 4)
    expect(await message(page, 'La vidéo ne peut pas être lue').count()).toBe(0)
  })
})

describe('a file that the server no longer has', () => {
  it('plays what has arrived, then says that it is gone', async () => {
    const page = await open((opened) => opened.route(isLate, (route) => route.fulfill({ status: 404 })))
    await start(page).click()
    const last = await watchUntil(page, message(page, 'Son fichier n’existe plus'))
    expect(last).toBeGreaterThan(arrived - 1)
  })

  it('plays what is still on its way when a later part is found to be gone', async () => {
    const isAwaited = (url: URL): boolean => url.pathname.endsWith('/audio/seg00001.m4s')
    const isGone = (url: URL): boolean => isLate(url) && !url.pathname.includes('/audio/')
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    let refusals = 0
    const page = await open(async (opened) => {
      await opened.route(isGone, (route) => {
        refusals += 1
        return route.fulfill({ status: 404 })
      })
      await opened.route(isAwaited, async (route) => {
        await arrival
        await route.continue()
      })
    }, 5)
    await start(page).click()
    // In each of the two qualities.
    await expect.poll(() => refusals).toBeGreaterThanOrEqual(2)
    arrive()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(5.5)
  })
})

describe('a network of 200 kbit/s', () => {
  it('lowers the quality, says so, and keeps playing', async () => {
    const isMedia = (url: URL): boolean => /\/media\/.*\.(m4s|mp4)$/.test(url.pathname)
    const { promise: slowed, resolve: slow } = Promise.withResolvers<void>()
    const page = await open((opened) =>
      opened.route(isMedia, async (route) => {
        // The page itself loads at its usual speed.
        await slowed
        await route.continue()
      }),
    )
    await start(page).click()
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    const bytesPerSecond = 200_000 / 8
    const limits = { offline: false, latency: 50, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
    await network.send('Network.emulateNetworkConditions', limits)
    slow()
    await page.getByRole('button', { name: /^Qualité.*360p, réduite à 240p.*la connexion est lente$/ }).waitFor({ timeout: 60_000 })
    await expect.poll(() => secondsOf(page), { timeout: 60_000 }).toBeGreaterThan(12)
    expect(await message(page, 'La vidéo ne peut pas être lue').count()).toBe(0)
  })
})
