import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeStoryClip } from './clip.ts'
import { tabTo } from './keys.ts'
import { canPlay, control, openPlayerSite, play, type PlayerSite, stage } from './playerSite.ts'

let site: PlayerSite

beforeAll(async () => {
  site = await openPlayerSite(['La mer par gros temps'], (folder) => makeStoryClip(folder, { seconds: 24, rate: 10 }))
  const answer = await fetch(`${site.url}/api/contents/${site.library.contents[0]?.id ?? ''}/captions/fr`, {
    method: 'PUT',
    headers: { 'content-type': 'text/vtt', authorization: `Bearer ${site.library.creator.token}` },
    body: 'WEBVTT\n\n00:00.000 --> 00:20.000\nBonjour à tous',
  })
  expect(answer.status).toBe(200)
})
afterAll(() => site.close())
afterEach(() => site.closePages())

const button = (page: Page, name: string | RegExp): Locator => stage(page).getByRole('button', { name })
const isMuted = (page: Page): Promise<boolean> => page.locator('video').evaluate((video: HTMLVideoElement) => video.muted)
const isInsideFullscreen = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => document.fullscreenElement?.contains(element) === true)

/** A paused video whose controls stay. */
async function openPaused(): Promise<Page> {
  const { page } = await site.open(`/watch/${site.library.contents[0]?.id ?? ''}?t=2`)
  await canPlay(page)
  await play(page)
  await page.keyboard.press('k')
  await control(page, 'Lecture').waitFor()
  // It loads last, with the key of the sheet.
  await page.getByRole('contentinfo').waitFor()
  return page
}

async function fillScreen(page: Page): Promise<void> {
  await page.keyboard.press('f')
  await button(page, 'Quitter le plein écran').waitFor()
}

async function leaveFullscreen(page: Page): Promise<void> {
  await page.evaluate(() => document.exitFullscreen())
  await button(page, 'Plein écran').waitFor({ state: 'attached' })
}

describe('the sheet of shortcuts, in full screen', () => {
  const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Raccourcis clavier' })

  it('is shown on top, is used and closed by keyboard, and gives the keys back to the player', async () => {
    const page = await openPaused()
    await fillScreen(page)
    for (const close of ['Escape', 'Enter']) {
      await page.keyboard.press('?')
      await sheet(page).waitFor()
      expect(await isInsideFullscreen(sheet(page))).toBe(true)
      // Also proves that nothing covers it.
      await sheet(page).getByRole('button', { name: 'Fermer' }).click({ trial: true })
      const before = await isMuted(page)
      await page.keyboard.press('m')
      await tabTo(page, sheet(page).getByRole('switch'))
      await tabTo(page, sheet(page).getByRole('button', { name: 'Fermer' }))
      expect(await isMuted(page)).toBe(before)
      await page.keyboard.press(close)
      await sheet(page).waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
      await page.keyboard.press('m')
      await expect.poll(() => isMuted(page)).toBe(!before)
    }
  })

  it('is closed by its cross', async () => {
    const page = await openPaused()
    await fillScreen(page)
    await page.keyboard.press('?')
    await sheet(page).getByRole('button', { name: 'Fermer' }).click()
    await sheet(page).waitFor({ state: 'detached' })
  })

  it('is gone once the full screen is left, and the page can be used', async () => {
    const page = await openPaused()
    await fillScreen(page)
    await page.keyboard.press('?')
    await sheet(page).waitFor()
    await leaveFullscreen(page)
    await sheet(page).waitFor({ state: 'detached' })
    await control(page, 'Lecture').click()
    await control(page, 'Pause').waitFor()
    await page.keyboard.press('?')
    await sheet(page).waitFor()
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'detached' })
  })
})
