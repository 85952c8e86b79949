import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeSmallClip } from './clip.ts'
import { canPlay, control, isPaused, openPlayerSite, type PlayerSite, secondsOf, stage, start } from './playerSite.ts'

/** Seconds of the videos: the last one is not whole. */
const length = 24.7
let site: PlayerSite

beforeAll(async () => {
  site = await openPlayerSite(['La mer par gros temps', 'Le port au matin'], (folder) => makeSmallClip(folder, length))
  await site.rest.call(
    'PUT',
    `/contents/${site.library.contents[0]?.id ?? ''}`,
    { description: 'Une ligne.\n'.repeat(60) },
    site.library.creator.token,
  )
})
afterAll(() => site.close())
afterEach(() => site.closePages())

const path = (query = ''): string => `/watch/${site.library.contents[0]?.id ?? ''}${query}`
const hasEnded = (page: Page): Promise<boolean> => page.locator('video').evaluate((video: HTMLVideoElement) => video.ended)

async function playFrom(page: Page): Promise<void> {
  await canPlay(page)
  await start(page).click()
  await control(page, 'Pause').waitFor({ state: 'attached' })
}

async function play(query: string): Promise<Page> {
  const { page } = await site.open(path(query))
  await playFrom(page)
  return page
}

describe('the end of a video', () => {
  it('is not the last second, into which one seeks while it plays', async () => {
    const page = await play(`?t=${length - 6}`)
    // What the controls say as long as the element plays on.
    const said = page.evaluate(
      (seconds) =>
        new Promise<string[]>((resolve) => {
          const video = document.querySelector('video')
          const labels = new Set<string>()
          const look = (): void => {
            const isBefore = video !== null && !video.ended
            if (isBefore && document.querySelector('button[aria-label^="Revoir"]')) labels.add('Revoir')
            if (isBefore) requestAnimationFrame(look)
            else resolve([...labels])
          }
          look()
          setTimeout(() => resolve([`not over after ${seconds} s`]), seconds * 1000)
        }),
      15,
    )
    const { duration } = await page.locator('video').evaluate(({ duration: seconds }: HTMLVideoElement) => ({ duration: seconds }))
    const bar = page.getByRole('slider', { name: 'Position dans la vidéo' })
    await bar.fill(String(duration - 0.5))
    expect(await said).toEqual([])
    await control(page, 'Revoir').waitFor()
  })

  it('is left by a seek right after it, while paused', async () => {
    const page = await play(`?t=${length - 7}`)
    await page.keyboard.press('k')
    await expect.poll(() => isPaused(page)).toBe(true)
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(length - 1)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => secondsOf(page)).toBeLessThan(length - 5)
    await control(page, 'Lecture').waitFor()
    expect([await hasEnded(page), await control(page, 'Revoir').count()]).toEqual([false, 0])
  })

  it('of an address is no more once somebody seeks past it', async () => {
    const page = await play('?t=2&end=8')
    await page.keyboard.press('7')
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(length * 0.7 + 1)
    expect(await isPaused(page)).toBe(false)
  })

  it('leads nobody away who reads beside the small player', async () => {
    const { page } = await site.open('/')
    await page.evaluate(() => localStorage.setItem('lucarne.player', JSON.stringify({ autoplay: true })))
    await page.goto(site.url + path(`?t=${length - 5}`))
    await canPlay(page)
    await start(page).click()
    await control(page, 'Pause').waitFor({ state: 'attached' })
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => stage(page).evaluate((element) => element.hasAttribute('data-mini'))).toBe(true)
    await expect.poll(() => hasEnded(page)).toBe(true)
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByText('À suivre', { exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path())
  })
})

describe('what fills the screen', () => {
  it('is known after a failure there', async () => {
    const { page } = await site.open('/accessibilite')
    const files = /\/media\/.*\.(m4s|mp4|m3u8)/
    const { promise: broken, resolve: breakDown } = Promise.withResolvers<void>()
    let isBroken = false
    let segments = 0
    // Only the first ones come: the whole video would be there before anything fails.
    await page.route(files, async (route) => {
      if (!route.request().url().endsWith('.m3u8')) segments += 1
      if (segments > 6) await broken
      await (isBroken ? route.fulfill({ status: 404 }) : route.continue())
    })
    await page.goto(site.url + path('?t=2'))
    await playFrom(page)
    await page.keyboard.press('f')
    await page.waitForFunction(() => document.fullscreenElement !== null)
    isBroken = true
    breakDown()
    await page.keyboard.press('9')
    await page.getByRole('button', { name: 'Réessayer' }).waitFor({ timeout: 60_000 })
    await page.evaluate(() => document.exitFullscreen())
    await page.unroute(files)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByRole('button', { name: 'Plein écran', exact: true }).waitFor({ state: 'attached' })
    await canPlay(page)
    await page.keyboard.press('f')
    await page.waitForFunction(() => document.fullscreenElement !== null)
  })
})

describe('a press that began elsewhere', () => {
  it('does not pause the video over which it ends', async () => {
    const page = await play('?t=2')
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const picture = await stage(page).boundingBox()
    if (!title || !picture) throw new Error('there is no title or no picture')
    await page.mouse.move(title.x + 20, title.y + 10)
    await page.mouse.down()
    await page.mouse.move(picture.x + 100, picture.y + 100, { steps: 4 })
    await page.mouse.up()
    const seen = await secondsOf(page)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(seen + 0.3)
    expect(await isPaused(page)).toBe(false)
    await stage(page).click({ position: { x: 100, y: 100 } })
    await expect.poll(() => isPaused(page)).toBe(true)
  })
})
