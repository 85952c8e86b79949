import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeStoryClip } from './clip.ts'
import { hasFocus, pressByKey, tabTo } from './keys.ts'
import { bar, canPlay, control, isPaused, openPlayerSite, type PlayerSite, secondsOf, stage, start } from './playerSite.ts'

const titles = ['La mer par gros temps', 'Le port au matin'] as const
/** Seconds of the videos. */
const length = 24
let site: PlayerSite

beforeAll(async () => {
  site = await openPlayerSite(titles, (folder) => makeStoryClip(folder, { seconds: length, rate: 10 }))
  const answer = await fetch(`${site.url}/api/contents/${site.library.contents[0]?.id ?? ''}/captions/fr`, {
    method: 'PUT',
    headers: { 'content-type': 'text/vtt', authorization: `Bearer ${site.library.creator.token}` },
    body: 'WEBVTT\n\n00:00.000 --> 00:12.000\nBonjour à tous\n\n00:12.000 --> 00:24.000\nAu revoir',
  })
  expect(answer.status).toBe(200)
})
afterAll(() => site.close())
afterEach(() => site.closePages())

const pathOf = (at: number): string => `/watch/${site.library.contents[at]?.id ?? ''}`
const cues = (page: Page): Promise<string[]> => page.locator('[data-part="cue"]').filter({ visible: true }).allInnerTexts()
const sound = (page: Page): Promise<[volume: number, isMuted: boolean]> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => [Math.round(video.volume * 100), video.muted])
const speed = (page: Page): Promise<number> => page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)
const height = (page: Page): Promise<number> => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoHeight)
const isFullscreen = (page: Page): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null)
const button = (page: Page, name: string | RegExp): Locator => stage(page).getByRole('button', { name })
const choice = (page: Page, name: string): Locator => page.getByRole('menuitemradio', { name, exact: true })
const said = (page: Page, text: string): Locator => page.getByRole('list', { name: 'Ce qui est dit' }).getByRole('button', { name: text })

describe('a whole viewing by keyboard alone', () => {
  /** From the open menu’s focused item to another one. */
  async function choose(page: Page, menu: RegExp, name: string): Promise<void> {
    await pressByKey(page, button(page, menu))
    for (let press = 0; press < 20 && !(await hasFocus(choice(page, name))); press += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await choice(page, name).waitFor({ state: 'detached' })
    // The focus is back, so that the next Tab goes on from there.
    await expect.poll(() => hasFocus(button(page, menu))).toBe(true)
  }

  it('starts, seeks, sets sound, speed, quality and captions, fills the page and the screen, reads along, ends, and goes on', async () => {
    const { page, faults } = await site.open(pathOf(0))
    await canPlay(page)
    await pressByKey(page, start(page))
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    // The start button is gone.
    expect(await hasFocus(stage(page))).toBe(true)
    await pressByKey(page, control(page, 'Pause'), ' ')
    await expect.poll(() => isPaused(page)).toBe(true)

    await tabTo(page, bar(page), 'Shift+Tab')
    const from = await secondsOf(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => secondsOf(page)).toBeCloseTo(from + 10, 1)
    await page.keyboard.press('Home')
    await expect.poll(() => secondsOf(page)).toBe(0)

    await pressByKey(page, button(page, 'Couper le son'))
    await expect.poll(() => sound(page)).toEqual([50, true])
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('slider', { name: 'Volume' }))
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await sound(page))[0]).toBeGreaterThan(50)
    expect((await sound(page))[1]).toBe(false)

    await choose(page, /^Sous-titres/, 'Français')
    await expect.poll(() => cues(page)).toEqual(['Bonjour à tous'])
    await choose(page, /^Vitesse/, '1,5×')
    expect(await speed(page)).toBe(1.5)
    await choose(page, /^Qualité/, '240p')
    // A still picture stays as it is.
    await page.keyboard.press('k')
    await expect.poll(() => height(page)).toBe(240)

    await pressByKey(page, button(page, 'Mode cinéma'))
    await page.locator('[data-theatre]').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('[data-theatre]').waitFor({ state: 'detached' })
    await pressByKey(page, button(page, 'Plein écran'))
    await expect.poll(() => isFullscreen(page)).toBe(true)
    await button(page, 'Quitter le plein écran').waitFor()
    await page.keyboard.press('f')
    await expect.poll(() => isFullscreen(page)).toBe(false)

    await pressByKey(page, page.getByRole('button', { name: 'Afficher la transcription' }))
    await pressByKey(page, said(page, 'Au revoir'))
    await expect.poll(() => secondsOf(page)).toBeGreaterThanOrEqual(12)
    await expect.poll(() => cues(page)).toEqual(['Au revoir'])

    await page.keyboard.press('9')
    await page.getByRole('button', { name: 'Lire maintenant' }).waitFor()
    await stage(page).focus()
    await pressByKey(page, page.getByRole('button', { name: 'Lire maintenant' }))
    await expect.poll(() => page.url()).toBe(site.url + pathOf(1))
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    expect(faults).toEqual([])
  })
})

describe('a whole viewing by touch, at 390 px', () => {
  it('starts, seeks, sets sound, speed, quality and captions, fills the screen, reads along, ends, and goes on', async () => {
    const profile = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const { page, faults } = await site.open(pathOf(0), { account: await site.rest.register('ana'), profile })
    await canPlay(page)
    await start(page).tap()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    const show = async (): Promise<void> => {
      const box = await stage(page).boundingBox()
      const isShown = await stage(page).evaluate((element) => 'controls' in (element as HTMLElement).dataset)
      if (!isShown && box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 4)
    }
    const tap = async (target: Locator): Promise<void> => {
      await show()
      await target.tap()
    }
    await tap(control(page, 'Pause'))
    await expect.poll(() => isPaused(page)).toBe(true)

    const time = await bar(page).boundingBox()
    if (!time) throw new Error('there is no time bar')
    await page.touchscreen.tap(time.x + time.width / 2, time.y + time.height / 2)
    await expect.poll(() => secondsOf(page)).toBeCloseTo(length / 2, 0)
    await page.touchscreen.tap(time.x + 10, time.y + time.height / 2)
    await expect.poll(() => secondsOf(page)).toBeLessThan(1)

    await tap(button(page, 'Couper le son'))
    await expect.poll(() => sound(page)).toEqual([50, true])
    for (const [menu, name] of [
      [/^Sous-titres/, 'Français'],
      [/^Vitesse/, '2×'],
      [/^Qualité/, '240p'],
    ] as const) {
      await tap(button(page, menu))
      await choice(page, name).tap()
    }
    await expect.poll(() => cues(page)).toEqual(['Bonjour à tous'])
    expect(await speed(page)).toBe(2)
    await tap(control(page, 'Lecture'))
    await expect.poll(() => height(page)).toBe(240)

    await tap(button(page, 'Plein écran'))
    await expect.poll(() => isFullscreen(page)).toBe(true)
    await tap(button(page, 'Quitter le plein écran'))
    await expect.poll(() => isFullscreen(page)).toBe(false)

    await page.getByRole('button', { name: 'Afficher la transcription' }).tap()
    await said(page, 'Au revoir').tap()
    await expect.poll(() => secondsOf(page)).toBeGreaterThanOrEqual(12)
    await page.getByRole('button', { name: 'Lire maintenant' }).tap({ timeout: 60_000 })
    await expect.poll(() => page.url()).toBe(site.url + pathOf(1))
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    expect(faults).toEqual([])
  })
})

describe('a screen reader', () => {
  it('reads the player in the order in which it is seen: the captions, then the controls', async () => {
    const { page } = await site.open(`${pathOf(0)}?t=2`, { account: await site.rest.register('eva') })
    await canPlay(page)
    await start(page).click()
    await page.keyboard.press('k')
    await control(page, 'Lecture').waitFor()
    await page.keyboard.press('c')
    await expect.poll(() => cues(page)).toEqual(['Bonjour à tous'])
    expect(await stage(page).ariaSnapshot()).toBe(
      [
        '- \'region "Lecteur vidéo : La mer par gros temps"\':',
        '  - text: Bonjour à tous',
        '  - status',
        `  - slider "Position dans la vidéo": "${await bar(page).inputValue()}"`,
        '  - button "Lecture"',
        '  - button "Couper le son"',
        '  - slider "Volume": "50"',
        '  - \'button "Sous-titres : Français"\'',
        '  - \'button "Vitesse : 1×"\': 1×',
        '  - \'button "Qualité : 360p"\': 360p',
        '  - button "Réglages"',
        '  - button "Image dans l’image"',
        '  - button "Mode cinéma"',
        '  - button "Plein écran"',
      ].join('\n'),
    )
  })
})

describe('a press to pause right after the one to play', () => {
  it('pauses, before the browser says that it plays', async () => {
    const { page } = await site.open(`${pathOf(0)}?t=2`)
    await canPlay(page)
    await page.locator('video').evaluate((video) => {
      video.addEventListener('play', () => (document.title = 'played'), { once: true })
      document.querySelector<HTMLElement>('button[aria-label="Lire la vidéo"]')?.click()
      // Once the press is handled, and before any event of the element.
      queueMicrotask(() =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true, cancelable: true })),
      )
    })
    await expect.poll(() => page.title()).toBe('played')
    await control(page, 'Lecture').waitFor()
    expect(await isPaused(page)).toBe(true)
    expect(await secondsOf(page)).toBeLessThan(2.5)
  })
})

describe('a menu of the player, by mouse', () => {
  it('is closed by a second press on its button, and the video stays paused', async () => {
    const { page } = await site.open(pathOf(0))
    await canPlay(page)
    await start(page).click()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    await control(page, 'Pause').click()
    for (const name of ['Sous-titres', 'Vitesse', 'Qualité', 'Réglages']) {
      const menu = page.getByRole('menu', { name })
      await button(page, new RegExp(`^${name}`)).click()
      await menu.locator('[role^="menuitem"]').first().waitFor()
      await button(page, new RegExp(`^${name}`)).click()
      await menu.waitFor({ state: 'detached' })
      expect(await isPaused(page)).toBe(true)
    }
  })

  it('is closed by a press on the picture, which pauses nothing; the next press does', async () => {
    const { page } = await site.open(pathOf(0))
    await canPlay(page)
    await start(page).click()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    const menu = page.getByRole('menu', { name: 'Vitesse' })
    await button(page, /^Vitesse/).click()
    await menu.locator('[role^="menuitem"]').first().waitFor()
    const press = () => stage(page).click({ position: { x: 100, y: 100 } })
    await press()
    await menu.waitFor({ state: 'detached' })
    const seen = await secondsOf(page)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(seen + 0.3)
    expect(await isPaused(page)).toBe(false)
    await press()
    await expect.poll(() => isPaused(page)).toBe(true)
  })
})
