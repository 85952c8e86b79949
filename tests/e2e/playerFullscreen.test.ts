import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeStoryClip } from './clip.ts'
import { hasFocus, tabTo } from './keys.ts'
import { canPlay, control, openPlayerSite, play, type PlayerSite, secondsOf, stage, start } from './playerSite.ts'

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
const volume = (page: Page): Promise<number> => page.locator('video').evaluate((video: HTMLVideoElement) => Math.round(video.volume * 100))
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

  it('keeps the keys after a press on it, and is closed by its cross', async () => {
    const page = await openPaused()
    await fillScreen(page)
    await page.keyboard.press('?')
    await sheet(page).getByRole('heading', { name: 'Raccourcis clavier' }).click()
    await page.keyboard.press('m')
    await page.keyboard.press('f')
    expect([await isMuted(page), await page.evaluate(() => document.fullscreenElement !== null)]).toEqual([false, true])
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

describe('a toast, in full screen', () => {
  const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })
  const copied = (page: Page): Locator => notices(page).getByText('Lien copié dans le presse-papiers')

  it('is shown on top, in a live region that is there too, and stays when the full screen is left', async () => {
    const page = await openPaused()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await fillScreen(page)
    const share = async (): Promise<void> => {
      await button(page, 'Réglages').click()
      await page.getByRole('menuitem', { name: 'Partager à partir d’ici' }).click()
      await copied(page).waitFor()
    }
    await share()
    expect(await isInsideFullscreen(notices(page))).toBe(true)
    await copied(page).hover()
    // The controls under it are free.
    await control(page, 'Lecture').click({ trial: true })
    await copied(page).hover()
    await leaveFullscreen(page)
    await copied(page).waitFor()
    // The pointer that was over it no longer keeps it.
    await page.mouse.move(900, 100)
    await copied(page).waitFor({ state: 'detached' })
    await fillScreen(page)
    expect(await isInsideFullscreen(notices(page))).toBe(true)
  })
})

describe('after a menu of the player', () => {
  const choice = (page: Page, name: string): Locator => page.getByRole('menuitemradio', { name, exact: true })

  it.each([false, true])('the keys are the player’s when the mouse has chosen or closed; in full screen: %s', async (isFull) => {
    const page = await openPaused()
    if (isFull) await fillScreen(page)
    const expectKeys = async (): Promise<void> => {
      await expect.poll(() => hasFocus(stage(page))).toBe(true)
      const [loud, muted, at] = [await volume(page), await isMuted(page), await secondsOf(page)]
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => volume(page)).toBe(loud + 5)
      await page.keyboard.press('m')
      await expect.poll(() => isMuted(page)).toBe(!muted)
      await page.keyboard.press('m')
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => secondsOf(page)).toBeCloseTo(at + 10, 0)
      await page.keyboard.press('ArrowLeft')
      expect(await page.getByRole('menu').count()).toBe(0)
    }
    for (const [menu, name] of [
      [/^Vitesse/, '1,5×'],
      [/^Qualité/, '240p'],
      [/^Sous-titres/, 'Français'],
    ] as const) {
      await button(page, menu).click()
      await choice(page, name).click()
      await page.getByRole('menu').waitFor({ state: 'detached' })
      await expectKeys()
    }
    await button(page, /^Vitesse/).click()
    await choice(page, 'Normale').waitFor()
    await button(page, /^Vitesse/).click()
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expectKeys()
    await button(page, /^Vitesse/).click()
    await choice(page, 'Normale').waitFor()
    await stage(page).click({ position: { x: 100, y: 100 } })
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expectKeys()
  })

  it('the focus is on its button when a key has closed it, and the arrows open it at its ends', async () => {
    const page = await openPaused()
    await tabTo(page, button(page, /^Vitesse/))
    for (const [key, name] of [
      ['ArrowDown', '0,5×'],
      ['ArrowUp', '4×'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => hasFocus(choice(page, name))).toBe(true)
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
      await expect.poll(() => hasFocus(button(page, /^Vitesse/))).toBe(true)
    }
  })
})

describe('the picture, in full screen', () => {
  it.each([
    [1280, 800],
    [1024, 768],
    [390, 844],
    [844, 390],
  ])('is whole, in the middle of a screen of %i × %i', async (width, height) => {
    const { page } = await site.open(`/watch/${site.library.contents[0]?.id ?? ''}`, { profile: { viewport: { width, height } } })
    await canPlay(page)
    await start(page).click()
    await control(page, 'Pause').waitFor({ state: 'attached' })
    await page.keyboard.press('f')
    await page.waitForFunction(() => document.fullscreenElement !== null)
    const screen = { x: 0, y: 0, width, height }
    await expect.poll(() => stage(page).boundingBox()).toEqual(screen)
    expect(await page.locator('video').boundingBox()).toEqual(screen)
    expect(await page.locator('video').evaluate((element) => getComputedStyle(element).objectFit)).toBe('contain')
  })
})
