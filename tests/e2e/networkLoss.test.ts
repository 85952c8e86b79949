import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeStoryClip } from './clip.ts'
import { openFaultyNetwork } from './faultyNetwork.ts'
import { canPlay, control, isPaused, openPlayerSite, play, type PlayerSite, secondsOf, stage, start } from './playerSite.ts'

let site: PlayerSite
/** Seconds of the video. */
const length = 24

beforeAll(async () => {
  site = await openPlayerSite(['La mer par gros temps'], (folder) => makeStoryClip(folder, { seconds: length, rate: 10 }))
})
afterAll(() => site.close())
afterEach(() => site.closePages())

const path = (from: number): string => `/watch/${site.library.contents[0]?.id ?? ''}?t=${from}`

const isPlaylist = (url: URL): boolean => url.pathname.endsWith('.m3u8')
const isPart = (url: URL): boolean => /\/media\/.*\.(m4s|mp4)$/.test(url.pathname)
/** The first two parts of four seconds arrive. */
const arrived = 8
const isLate = (url: URL): boolean => Number(/\/seg(\d+)\.m4s$/.exec(url.pathname)?.[1] ?? 0) * 4 >= arrived

type Viewing = { page: Page; lose: () => Promise<void>; restore: () => Promise<void>; failures: string[] }

/** Opens the video. Of what matches, nothing arrives before the network is lost, nor then. `failures`: addresses that could not be reached. */
async function open(isHeld: (url: URL) => boolean, from = 0): Promise<Viewing> {
  const { page } = await site.open('/')
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  const failures: string[] = []
  page.on('requestfailed', (request) => failures.push(request.url()))
  await page.route(isHeld, async (route) => {
    await lost
    await route.continue()
  })
  await page.goto(site.url + path(from))
  return {
    page,
    failures,
    lose: async () => {
      await page.context().setOffline(true)
      resolve()
    },
    restore: () => page.context().setOffline(false),
  }
}

const notice = (page: Page): Locator => stage(page).getByText('La vidéo ne peut pas être lue')
const advice = (page: Page): Locator =>
  stage(page).getByText('Vérifiez votre connexion, puis réessayez\u202f: la lecture reprendra au même endroit.', { exact: true })
const loading = (page: Page): Locator => stage(page).getByText('Chargement...')

/** Says so, and plays from there once there is a network again. @param from in seconds */
async function expectToldThenPlayed({ page, restore }: Viewing, from: number): Promise<void> {
  await advice(page).waitFor({ timeout: 60_000 })
  await notice(page).waitFor()
  await stage(page).getByRole('button', { name: 'Réessayer' }).waitFor()
  await restore()
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(from + 0.3)
  expect(await secondsOf(page)).toBeLessThan(from + 6)
  expect(await notice(page).count()).toBe(0)
}

describe('a network that is lost', () => {
  it('before the press: what has arrived plays', async () => {
    const viewing = await open(isLate, 5)
    const { page, lose } = viewing
    await canPlay(page)
    await lose()
    await play(page)
    expect(await notice(page).count()).toBe(0)
    await expectToldThenPlayed(viewing, arrived - 1)
  })

  it('while the playlist loads', async () => {
    const viewing = await open(isPlaylist)
    await start(viewing.page).click()
    await viewing.lose()
    await expectToldThenPlayed(viewing, 0)
  })

  it('while the first part loads', async () => {
    const viewing = await open(isPart)
    const { page, lose } = viewing
    const asked = page.waitForRequest((request) => isPart(new URL(request.url())))
    await start(page).click()
    await asked
    await lose()
    await expectToldThenPlayed(viewing, 0)
  })

  it('while it plays, at the end of what has arrived', async () => {
    const viewing = await open(isLate, 5)
    const { page, lose } = viewing
    await play(page)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(arrived - 1)
    await loading(page).waitFor()
    await lose()
    await expectToldThenPlayed(viewing, arrived - 1)
  })

  it('while it seeks', async () => {
    const viewing = await open(isLate)
    const { page, lose } = viewing
    await play(page)
    await page.keyboard.press('7')
    await loading(page).waitFor()
    await lose()
    await expectToldThenPlayed(viewing, length * 0.7)
  })

  it('while it is paused, and back before it plays: nobody notices', async () => {
    const { page, lose, restore, failures } = await open(isLate, 4)
    await play(page)
    await page.keyboard.press('k')
    await control(page, 'Lecture').waitFor()
    await lose()
    await expect.poll(() => failures.some((url) => isLate(new URL(url)))).toBe(true)
    await restore()
    await page.keyboard.press('k')
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(arrived + 1)
    expect(await notice(page).count()).toBe(0)
  })

  it('while it is paused, and not back: what has arrived plays', async () => {
    const viewing = await open(isLate, 4)
    const { page, lose, failures } = viewing
    await play(page)
    await page.keyboard.press('k')
    await control(page, 'Lecture').waitFor()
    await lose()
    await expect.poll(() => failures.some((url) => isLate(new URL(url)))).toBe(true)
    expect([await notice(page).count(), await isPaused(page)]).toEqual([0, true])
    await page.keyboard.press('k')
    await expectToldThenPlayed(viewing, arrived - 1)
  })

  it('at a change of quality', async () => {
    const viewing = await open(() => false, 4)
    const { page, lose } = viewing
    await play(page)
    // The menu's code loads once the video plays: not without a network.
    await page.getByRole('button', { name: /^Qualité/ }).press('Enter')
    const quality = page.getByRole('menuitemradio', { name: '240p' })
    await quality.waitFor()
    await lose()
    const from = await secondsOf(page)
    await quality.press('Enter')
    await expectToldThenPlayed(viewing, from)
    await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoHeight)).toBe(240)
  })

  it('near the end, where all has arrived: it plays to the end', async () => {
    const { page, lose } = await open(() => false, length - 4)
    await play(page)
    const loadedUntil = (): Promise<number> =>
      page.locator('video').evaluate(({ buffered }: HTMLVideoElement) => buffered.end(buffered.length - 1))
    await expect.poll(loadedUntil).toBeGreaterThan(length - 0.2)
    await lose()
    await control(page, 'Revoir').waitFor()
    expect(await notice(page).count()).toBe(0)
  })

  it('after the end: it begins again once there is one', async () => {
    const viewing = await open(() => false, length - 2)
    const { page, lose } = viewing
    await play(page)
    await control(page, 'Revoir').waitFor()
    await lose()
    await page.keyboard.press('k')
    await expectToldThenPlayed(viewing, 0)
  })
})

describe('a server that cannot be reached, by a browser that has a network', () => {
  it('is told, and tried again by a press', async () => {
    const network = await openFaultyNetwork(site.url)
    try {
      const { page } = await site.open('/')
      await page.goto(network.url)
      await page.evaluate(
        ([token, user]) => {
          localStorage.setItem('userToken', token)
          localStorage.setItem('userData', user)
        },
        [site.viewer.token, JSON.stringify(site.viewer.user)] as const,
      )
      const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
      await page.route(isLate, async (route) => {
        await lost
        await route.continue()
      })
      await page.goto(network.url + path(4))
      await play(page)
      network.breakDown()
      lose()
      await advice(page).waitFor({ timeout: 60_000 })
      network.mend()
      // The comments, which come after the first picture, offer the same.
      await page
        .getByRole('region', { name: /^Lecteur vidéo/ })
        .getByRole('button', { name: 'Réessayer' })
        .click()
      await expect.poll(() => secondsOf(page)).toBeGreaterThan(arrived + 0.3)
      expect([(await secondsOf(page)) < arrived + 4, await notice(page).count()]).toEqual([true, 0])
    } finally {
      await network.close()
    }
  })
})
