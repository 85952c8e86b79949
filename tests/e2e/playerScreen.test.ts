import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeSmallClip } from './clip.ts'
import {
  bar,
  canPlay,
  control,
  isPaused,
  type OpenOptions,
  openPlayerSite,
  play,
  type PlayerSite,
  secondsOf,
  stage,
  start,
} from './playerSite.ts'

const titles = ['La mer par gros temps', 'Le port au matin'] as const
/** Seconds of the videos. */
const length = 24
let site: PlayerSite

beforeAll(async () => {
  site = await openPlayerSite(titles, (folder) => makeSmallClip(folder, length))
  const { token } = site.library.creator
  const answer = await fetch(`${site.url}/api/contents/${video()}/captions/fr`, {
    method: 'PUT',
    headers: { 'content-type': 'text/vtt', authorization: `Bearer ${token}` },
    body: 'WEBVTT\n\n00:00.000 --> 00:20.000\nBonjour à tous',
  })
  expect(answer.status).toBe(200)
  // Long enough for the page to be scrolled past the video.
  await site.rest.call('PUT', `/contents/${video()}`, { description: 'Une ligne.\n'.repeat(60) }, token)
})
afterAll(() => site.close())
afterEach(() => site.closePages())

const video = (at = 0): string => site.library.contents[at]?.id ?? ''
const open = async (path: string, options?: OpenOptions): Promise<Page> => (await site.open(path, options)).page
const openMenu = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).press('Enter')
const soundOf = (page: Page): Promise<[volume: number, isMuted: boolean, speed: number]> =>
  page.locator('video').evaluate((element: HTMLVideoElement) => [element.volume, element.muted, element.playbackRate])
const isTheatre = (page: Page): Promise<boolean> => stage(page).evaluate((element) => 'theatre' in (element as HTMLElement).dataset)
const isMini = (page: Page): Promise<boolean> => stage(page).evaluate((element) => 'mini' in (element as HTMLElement).dataset)
const areControlsShown = (page: Page): Promise<boolean> => stage(page).evaluate((element) => 'controls' in (element as HTMLElement).dataset)

async function boxOf(locator: Locator): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${String(locator)} is not to be seen`)
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

describe('in a window of 390 pixels', () => {
  it('goes from edge to edge, right under the bar, and the page is not scrolled sideways', async () => {
    const page = await open(`/watch/${video()}`)
    await page.setViewportSize({ width: 390, height: 844 })
    await start(page).waitFor()
    const bar = await boxOf(page.getByRole('banner'))
    const player = await boxOf(stage(page))
    // Without what a computer’s window keeps for its scroll bar.
    const width = await page.evaluate(() => document.body.clientWidth)
    expect(player).toMatchObject({ left: 0, right: width, top: bar.bottom })
    expect((player.bottom - player.top) * 16).toBeCloseTo(width * 9, 0)
    expect(await page.evaluate(() => document.body.scrollWidth)).toBe(width)
  })
})

describe('what a person has set', () => {
  it('is the same after a reload: volume, sound, speed, captions and the chain of videos', async () => {
    const page = await open(`/watch/${video()}`)
    await canPlay(page)
    await stage(page).focus()
    for (const key of ['ArrowUp', 'ArrowUp', 'm', '>', '>', 'c']) await page.keyboard.press(key)
    await openMenu(page, 'Réglages')
    await page.getByRole('menuitemcheckbox', { name: 'Enchaîner les vidéos', checked: false }).press('Enter')
    await page.reload()
    await canPlay(page)
    await page.getByRole('button', { name: /^Sous-titres.*Français$/ }).waitFor()
    await page.getByRole('button', { name: /^Vitesse.*1,5×$/ }).waitFor()
    await page.getByRole('button', { name: 'Rétablir le son' }).waitFor()
    await expect.poll(() => soundOf(page)).toEqual([0.6, true, 1.5])
    await openMenu(page, 'Réglages')
    await page.getByRole('menuitemcheckbox', { name: 'Enchaîner les vidéos', checked: true }).waitFor()
    await page.keyboard.press('Escape')
    // Until it is closed, the menu has the keys.
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await page.keyboard.press('m')
    await expect.poll(() => page.getByRole('slider', { name: 'Volume' }).inputValue()).toBe('60')
  })

  it('is the loop for this visit alone', async () => {
    const page = await open(`/watch/${video()}?t=22`)
    await canPlay(page)
    await openMenu(page, 'Réglages')
    await page.getByRole('menuitemcheckbox', { name: 'Lecture en boucle', checked: false }).press('Enter')
    await page.keyboard.press('Escape')
    await start(page).click()
    await expect.poll(() => secondsOf(page)).toBeLessThan(20)
    expect(await isPaused(page)).toBe(false)
    await page.reload()
    await canPlay(page)
    await openMenu(page, 'Réglages')
    await page.getByRole('menuitemcheckbox', { name: 'Lecture en boucle', checked: false }).waitFor()
  })
})

describe('the theatre', () => {
  it('fills the page with the player by «t», also after a reload, and no longer by another «t»', async () => {
    const page = await open(`/watch/${video()}`)
    await canPlay(page)
    const usual = await boxOf(stage(page))
    await page.keyboard.press('t')
    await expect.poll(() => isTheatre(page)).toBe(true)
    await page.reload()
    await canPlay(page)
    expect(await isTheatre(page)).toBe(true)
    const wide = await boxOf(stage(page))
    expect(wide.right - wide.left).toBeGreaterThan((usual.right - usual.left) * 1.2)
    expect(wide.bottom).toBeLessThanOrEqual(720)
    await page.getByRole('button', { name: 'Quitter le mode cinéma' }).click()
    await expect.poll(() => boxOf(stage(page))).toEqual(usual)
    await page.reload()
    await canPlay(page)
    expect(await isTheatre(page)).toBe(false)
  })
})

describe('the mini player', () => {
  const scrollAway = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

  it('stays in sight when a video that plays is scrolled away, obeys the keys, and goes when it is closed', async () => {
    const page = await open(`/watch/${video()}`)
    await canPlay(page)
    await play(page)
    await scrollAway(page)
    await expect.poll(() => isMini(page)).toBe(true)
    const { left, top, right, bottom } = await boxOf(stage(page))
    expect([left >= 0, top >= 0, right <= 1280, bottom <= 720, right - left < 640]).toEqual([true, true, true, true, true])
    expect(await isPaused(page)).toBe(false)
    await page.keyboard.press('k')
    await expect.poll(() => isPaused(page)).toBe(true)
    await control(page, 'Lecture').click()
    await expect.poll(() => isPaused(page)).toBe(false)
    await page.getByRole('button', { name: 'Fermer le lecteur réduit' }).click()
    await expect.poll(() => isMini(page)).toBe(false)
    expect((await boxOf(stage(page))).bottom).toBeLessThan(0)
  })

  it('is where it was, at the press that leads back', async () => {
    const page = await open(`/watch/${video()}`)
    await canPlay(page)
    const usual = await boxOf(stage(page))
    await play(page)
    await scrollAway(page)
    await page.getByRole('button', { name: 'Revenir à la vidéo' }).click()
    await expect.poll(() => boxOf(stage(page))).toEqual(usual)
    expect(await isPaused(page)).toBe(false)
  })

  it('is not there for a video that is paused', async () => {
    const page = await open(`/watch/${video()}`)
    await canPlay(page)
    await play(page)
    await page.keyboard.press('k')
    await expect.poll(() => isPaused(page)).toBe(true)
    await scrollAway(page)
    await expect.poll(async () => (await boxOf(stage(page))).bottom).toBeLessThan(0)
    expect(await isMini(page)).toBe(false)
  })
})

describe('after the end', () => {
  const notice = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) })
  /** Whoever has watched the next video is offered another one: each test has its own person. */
  async function watchToTheEnd(username: string, chains: boolean): Promise<Page> {
    const page = await open('/', { account: await site.rest.register(username) })
    if (chains) await page.evaluate(() => localStorage.setItem('lucarne.player', JSON.stringify({ autoplay: true })))
    await page.clock.install()
    await page.goto(`${site.url}/watch/${video()}?t=22`)
    await canPlay(page)
    await start(page).click()
    await control(page, 'Revoir').waitFor()
    return page
  }
  const isAtNext = (page: Page): boolean => page.url().endsWith(`/watch/${video(1)}`)

  it('offers the next video, and plays it at a press alone', async () => {
    const page = await watchToTheEnd('tom', false)
    await notice(page, 'À suivre').waitFor()
    await stage(page).getByText(titles[1], { exact: true }).waitFor()
    await page.clock.fastForward(20_000)
    expect([isAtNext(page), await page.getByRole('button', { name: 'Annuler' }).count()]).toEqual([false, 0])
    await page.getByRole('button', { name: 'Lire maintenant' }).click()
    await expect.poll(() => isAtNext(page)).toBe(true)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
  })

  it('counts down for those who chain their videos, and plays the next one', async () => {
    const page = await watchToTheEnd('noe', true)
    await notice(page, 'À suivre dans 8 secondes').waitFor()
    await page.clock.fastForward(8_500)
    await expect.poll(() => isAtNext(page)).toBe(true)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
  })

  it('stays at the video whose countdown is cancelled', async () => {
    const page = await watchToTheEnd('zoe', true)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await notice(page, 'À suivre').waitFor()
    await page.clock.fastForward(20_000)
    expect(isAtNext(page)).toBe(false)
    await stage(page).getByText('Lire maintenant').waitFor()
    await page.getByRole('button', { name: 'Revoir' }).last().click()
    await expect.poll(() => secondsOf(page)).toBeLessThan(20)
    await expect.poll(() => notice(page, 'À suivre').count()).toBe(0)
  })
})

describe('the time bar', () => {
  it('shows the picture of the second under the pointer', async () => {
    const { page, faults } = await site.open(`/watch/${video()}`)
    await canPlay(page)
    const { left, right, top } = await boxOf(bar(page))
    await page.mouse.move((left + right) / 2, top + 8)
    const preview = stage(page)
      .locator('[aria-hidden=true]', { hasText: /^0:1[12]$/ })
      .first()
    await preview.waitFor()
    const picture = preview.locator('span').first()
    const styleOf = (): Promise<string[]> =>
      picture.evaluate((element) => {
        const { backgroundImage, backgroundPosition, width, height } = getComputedStyle(element)
        return [backgroundImage.replace(/^.*\/media\/contents\/.*(\.webp)"\)$/, 'sheet$1'), backgroundPosition, width, height]
      })
    await expect.poll(styleOf).toEqual(['sheet.webp', '-320px -90px', '160px', '90px'])
    expect(faults).toEqual([])
    await page.mouse.move(left, top - 200)
    await preview.waitFor({ state: 'detached' })
  })
})

describe('an address with an end', () => {
  it.each(['?t=2&end=4', '#t=2,4'])('%s plays from there to there, and on after another press', async (part) => {
    const page = await open(`/watch/${video()}${part}`)
    await expect.poll(() => bar(page).getAttribute('aria-valuetext')).toBe('2 secondes sur 24 secondes')
    await play(page)
    await control(page, 'Lecture').waitFor()
    const at = await secondsOf(page)
    expect([await isPaused(page), at >= 4, at < 5]).toEqual([true, true, true])
    await page.keyboard.press('k')
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(at + 0.5)
    expect(await isPaused(page)).toBe(false)
  })
})

describe('on a touch screen of 390 px', () => {
  const profile = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

  it('a tap shows and hides the controls, and plays on; a double tap on a side seeks', async () => {
    const page = await open(`/watch/${video()}`, { profile })
    await canPlay(page)
    await start(page).tap()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    const { left, right, top, bottom } = await boxOf(stage(page))
    const tap = (share: number): Promise<void> => page.touchscreen.tap(left + (right - left) * share, top + (bottom - top) * 0.3)
    await expect.poll(() => areControlsShown(page)).toBe(false)
    await tap(0.5)
    await expect.poll(() => areControlsShown(page)).toBe(true)
    await tap(0.5)
    await expect.poll(() => areControlsShown(page)).toBe(false)
    expect(await isPaused(page)).toBe(false)
    const before = await secondsOf(page)
    await tap(0.9)
    await tap(0.9)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(before + 9)
    expect(await isPaused(page)).toBe(false)
    const later = await secondsOf(page)
    await tap(0.1)
    await tap(0.1)
    await expect.poll(() => secondsOf(page)).toBeLessThan(later - 5)
  })

  it('has the speed, the loop and the full screen', async () => {
    const page = await open(`/watch/${video()}`, { profile })
    await canPlay(page)
    for (const name of [/^Vitesse/, 'Réglages', 'Plein écran']) {
      const { left, right, top, bottom } = await boxOf(page.getByRole('button', { name }))
      expect([left >= 0, right <= 390, right - left >= 24, bottom - top >= 24], String(name)).toEqual([true, true, true, true])
    }
    await page.getByRole('button', { name: 'Réglages' }).tap()
    await page.getByRole('menuitemcheckbox', { name: 'Lecture en boucle', checked: false }).tap()
    await page.getByRole('menuitemcheckbox', { name: 'Lecture en boucle', checked: true }).waitFor()
  })
})

describe('the keys', () => {
  it('< and > change the speed by one step of the menu, to its ends', async () => {
    const page = await open(`/watch/${video()}`)
    await canPlay(page)
    const speedAfter = async (keys: string): Promise<number> => {
      for (const key of keys) await page.keyboard.press(key)
      return (await soundOf(page))[2]
    }
    const speeds: number[] = []
    for (const keys of ['<', '<', '<', '>>>>>>>', '>>>', '<']) speeds.push(await speedAfter(keys))
    expect(speeds).toEqual([0.75, 0.5, 0.5, 2.5, 4, 3])
    await page.getByRole('button', { name: /^Vitesse.*3×$/ }).waitFor()
  })

  /** Where the video stands; null while it seeks. */
  const restingAt = (page: Page): Promise<number | null> =>
    page.locator('video').evaluate((video: HTMLVideoElement) => (video.seeking ? null : video.currentTime))

  it('. and , step by one picture while it is paused, and do nothing while it plays', async () => {
    const page = await open(`/watch/${video()}`)
    await canPlay(page)
    await play(page)
    const playing = await secondsOf(page)
    for (let press = 0; press < 9; press += 1) await page.keyboard.press(',')
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(playing + 0.5)
    await page.keyboard.press('k')
    await control(page, 'Lecture').waitFor()
    const from = await secondsOf(page)
    // Ten pictures a second.
    await page.keyboard.press('.')
    await expect.poll(() => restingAt(page)).toBeCloseTo(from + 0.1, 3)
    await page.keyboard.press('.')
    await expect.poll(() => restingAt(page)).toBeCloseTo(from + 0.2, 3)
    await page.keyboard.press(',')
    await expect.poll(() => restingAt(page)).toBeCloseTo(from + 0.1, 3)
    // Faster than pictures come.
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('.')
    await expect.poll(() => restingAt(page)).toBeCloseTo(from + 0.6, 3)
    expect(await isPaused(page)).toBe(true)
  })

  it('j goes ten seconds back; Home and End to both ends, where the focus is in the player', async () => {
    const page = await open(`/watch/${video()}?t=15`)
    await canPlay(page)
    await page.keyboard.press('j')
    await expect.poll(() => secondsOf(page)).toBe(5)
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('Home')
    expect(await secondsOf(page)).toBe(5)
    await stage(page).focus()
    await page.keyboard.press('Home')
    await expect.poll(() => secondsOf(page)).toBe(0)
    await page.keyboard.press('End')
    await expect.poll(async () => Math.round(await secondsOf(page))).toBe(length)
  })
})

describe('the library that plays', () => {
  it('does not play by itself, as it wants to after some seeks to the end', async () => {
    const page = await open(`/watch/${video()}`)
    await canPlay(page)
    await page.locator('[data-media-player]').dispatchEvent('media-play-request')
    expect(await isPaused(page)).toBe(true)
    await play(page)
  })
})

describe('in a window of 1280 × 620', () => {
  it('no menu of the player is cut', async () => {
    const page = await open(`/watch/${video()}`, { profile: { viewport: { width: 1280, height: 620 } } })
    await canPlay(page)
    await play(page)
    await page.keyboard.press('k')
    const expectInside = async (menu: Locator, name: string): Promise<void> => {
      const { left, top, right, bottom } = await boxOf(menu)
      expect([left >= 0, top >= 0, right <= 1280, bottom <= 620], name).toEqual([true, true, true, true])
    }
    for (const name of ['Sous-titres', 'Vitesse', 'Qualité', 'Réglages']) {
      await openMenu(page, new RegExp(`^${name}`))
      const menu = page.getByRole('menu', { name })
      await expectInside(menu, name)
      for (const item of [menu.locator('[role^="menuitem"]').first(), menu.locator('[role^="menuitem"]').last()]) {
        await item.scrollIntoViewIfNeeded()
        // What an element cuts is not hit there.
        await item.click({ trial: true })
      }
      if (name === 'Réglages') {
        await menu.getByRole('menuitem', { name: 'Apparence des sous-titres' }).press('ArrowRight')
        await expectInside(page.getByRole('menu', { name: 'Apparence des sous-titres' }), 'the appearance of captions')
        await page.keyboard.press('Escape')
      }
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'detached' })
    }
  })
})
