import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  bar,
  canPlay,
  control,
  isPaused,
  type Opened,
  type OpenOptions,
  openPlayerSite,
  type PlayerSite,
  secondsOf,
  start,
} from './playerSite.ts'

const titles = ['La mer par gros temps', 'Le port au matin'] as const
const password = 'Lucarne2026!'
let site: PlayerSite
let playlist = ''

beforeAll(async () => {
  site = await openPlayerSite(titles)
  const { rest, viewer, library } = site
  const form = { name: 'Au large', description: '', isPrivate: true, isDefault: false, user_uuid: viewer.user.id }
  playlist = z.object({ uuid: z.string() }).parse(await rest.call('POST', '/playlists', form, viewer.token)).uuid
  for (const { id } of library.contents)
    await rest.call('POST', `/playlists/${playlist}/user/${viewer.user.id}/content/${id}`, {}, viewer.token)
})
afterAll(() => site.close())
afterEach(() => site.closePages())

const open = (path: string, options?: OpenOptions): Promise<Opened> => site.open(path, options)
const video = (at = 0): string => site.library.contents[at]?.id ?? ''

describe('after the end', () => {
  it.each([
    ['5', 4, '4 secondes sur 8 secondes', '0:04 / 0:08'],
    ['ArrowLeft', 0, '0 seconde sur 8 secondes', '0:00 / 0:08'],
  ])('%s seeks to its target, and the video continues from there', async (key, seconds, spoken, clock) => {
    const { page } = await open(`/watch/${video()}?t=6`)
    await start(page).click()
    await control(page, 'Revoir').waitFor()
    await page.keyboard.press(key)
    await expect.poll(() => bar(page).getAttribute('aria-valuetext')).toBe(spoken)
    expect(Math.floor(Number(await bar(page).inputValue()))).toBe(seconds)
    await page.getByText(clock, { exact: true }).waitFor()
    // The position that the bar shows when the video begins to play.
    await page.locator('video').evaluate((video) => {
      video.addEventListener('playing', () => (document.title = `plays from ${(video as HTMLVideoElement).currentTime}`), { once: true })
    })
    await page.keyboard.press('k')
    await expect.poll(() => page.title()).toMatch(/^plays from/)
    const from = Number(/[\d.]+/.exec(await page.title())?.[0])
    expect(Math.abs(from - (seconds === 4 ? 4.04 : 0))).toBeLessThan(0.5)
    await expect.poll(() => bar(page).getAttribute('aria-valuetext')).not.toBe(spoken)
    await control(page, 'Revoir').waitFor()
  })

  it('stays at the end when a key seeks beyond it', async () => {
    const { page } = await open(`/watch/${video()}?t=6`)
    await start(page).click()
    await control(page, 'Revoir').waitFor()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => bar(page).getAttribute('aria-valuetext')).toBe('8 secondes sur 8 secondes')
    await control(page, 'Revoir').waitFor()
    expect(await page.getByText('Chargement...').count()).toBe(0)
  })
})

describe('an address with a start time', () => {
  it.each(['0m4s', '0:04'])('?t=%s starts the video there, on its page and in a frame', async (t) => {
    for (const path of [`/watch/${video()}`, `/embed/${video()}`]) {
      const { page } = await open(`${path}?t=${t}`)
      await expect.poll(() => bar(page).getAttribute('aria-valuetext'), { message: path }).toBe('4 secondes sur 8 secondes')
    }
  })
})

describe('a media source that a busy browser opens late', () => {
  it('starts at the address’s start time all the same', async () => {
    const openLate = (): void => {
      const { prototype } = MediaSource
      const { addEventListener } = prototype
      const readyState = Object.getOwnPropertyDescriptor(prototype, 'readyState')
      const opened = new WeakSet()
      Object.defineProperty(prototype, 'readyState', {
        get(): ReadyState {
          return opened.has(this) ? readyState?.get?.call(this) : 'closed'
        },
      })
      const isLevelLoaded = (): boolean => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/index.m3u8'))
      prototype.addEventListener = function (this: MediaSource, type: string, listener: EventListener) {
        const since = performance.now()
        const listen = (event: Event): void => {
          // A player that waits for the media source does not load the level before.
          if (!isLevelLoaded() && performance.now() - since < 1000) return void requestAnimationFrame(() => listen(event))
          setTimeout(() => {
            opened.add(this)
            listener.call(this, event)
          }, 50)
        }
        addEventListener.call(this, type, type === 'sourceopen' ? listen : listener)
      }
    }
    const { page } = await open(`/embed/${video()}?t=4`, { init: openLate })
    await expect.poll(() => bar(page).getAttribute('aria-valuetext')).toBe('4 secondes sur 8 secondes')
    await expect.poll(() => secondsOf(page)).toBe(4)
  })
})

describe('the system’s media controls', () => {
  it('show the title, the creator and the picture', async () => {
    for (const path of [`/watch/${video()}`, `/embed/${video()}`]) {
      const { page } = await open(path)
      await start(page).click()
      await expect.poll(() => secondsOf(page)).toBeGreaterThan(0)
      const said = await page.evaluate(() => {
        const { title, artist, artwork } = navigator.mediaSession.metadata ?? {}
        return { title, artist, pictures: artwork?.map(({ src }) => new URL(src).pathname.replace(/[^/]+$/, '')) }
      })
      expect(said, path).toEqual({ title: titles[0], artist: 'Ines', pictures: [`/media/contents/${video()}/`] })
    }
  })
})

describe('audio only', () => {
  it('goes on from the same second without a picture, and back, by keyboard alone', async () => {
    const { page, faults } = await open(`/watch/${video()}?t=2`)
    await start(page).click()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(2.3)
    const menu = page.getByRole('button', { name: /^Qualité/ })
    const choose = async (name: string): Promise<void> => {
      await menu.press('Enter')
      await page.getByRole('menuitemradio', { name }).press('Enter')
    }
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const from = await secondsOf(page)
    // Media events do not bubble, and another source is played by another element.
    await page.evaluate(() => {
      const note = ({ target }: Event) => target instanceof HTMLVideoElement && (document.title = `plays from ${target.currentTime}`)
      document.addEventListener('playing', note, true)
    })
    const playsFrom = async (): Promise<number> => Number(/plays from ([\d.]+)/.exec(await page.title())?.[1])
    await choose('Audio seul')
    await menu.and(page.getByText('Audio', { exact: true })).waitFor()
    const widthOf = (): Promise<number> => page.locator('video').evaluate((element: HTMLVideoElement) => element.videoWidth)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(from + 0.3)
    await expect.poll(playsFrom).not.toBeNaN()
    const heardFrom = await playsFrom()
    expect(heardFrom).toBeGreaterThan(from - 0.5)
    expect([await widthOf(), await isPaused(page)]).toEqual([0, false])
    expect(requests.filter((url) => /\.(m4s|mp4)$/.test(url) && !url.includes('/audio/'))).toEqual([])
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true)
    await choose('360p')
    await expect.poll(widthOf).toBe(640)
    await expect.poll(playsFrom).not.toBe(heardFrom)
    expect(await playsFrom()).toBeGreaterThan(heardFrom)
    expect([await isPaused(page), faults]).toEqual([false, []])
    expect(await page.evaluate(() => localStorage.getItem('lucarne.player'))).toMatch(/"quality":360/)
  })
})

describe('a page that is left before its player is ready', () => {
  it('throws no error when the player’s code arrives later', async () => {
    const { page, faults } = await open('/')
    await page.getByRole('heading', { name: 'Recommandations' }).waitFor()
    const held = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      // The code that controls the element is imported once there is one.
      if ((await page.locator('video').count()) > 0) {
        asked.resolve()
        await held.promise
      }
      await route.continue()
    })
    await page.evaluate((path) => history.pushState(null, '', path), `/watch/${video()}`)
    await asked.promise
    const code = page.waitForEvent('requestfinished')
    await page.evaluate(() => history.pushState(null, '', '/accessibilite'))
    await page.locator('video').waitFor({ state: 'detached' })
    held.resolve()
    await code
    await page.evaluate((path) => history.pushState(null, '', path), `/watch/${video(1)}`)
    await start(page).click()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    expect(faults).toEqual([])
  })
})

describe('a press that requests playback', () => {
  it.each(['Tout lire', 'Lecture aléatoire'])('plays: «%s»; a reload and a plain link do not', async (name) => {
    const { page, faults } = await open(`/playlist/${playlist}`)
    await page.getByRole('link', { name }).click()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    await start(page).waitFor({ state: 'detached' })
    await page.reload()
    await canPlay(page)
    await start(page).and(page.locator(':not([aria-busy])')).waitFor()
    expect(await isPaused(page)).toBe(true)
    await page.evaluate((path) => history.pushState(null, '', path), `/watch/${video(1)}`)
    await canPlay(page)
    expect([await isPaused(page), await start(page).getAttribute('aria-busy'), faults]).toEqual([true, null, []])
  })

  it('plays: «Reprendre» and «Revoir» in the history', async () => {
    const { page } = await open('/history')
    await page
      .getByRole('link', { name: /^(Reprendre|Revoir) «/ })
      .first()
      .click()
    await expect.poll(() => isPaused(page)).toBe(false)
  })

  it('plays: the player’s own sign-in, once it is done', async () => {
    const { page, faults } = await open(`/watch/${video()}`, { account: null })
    await page.getByRole('status').filter({ hasText: 'Connectez-vous pour regarder cette vidéo' }).waitFor()
    await page.getByRole('article').getByRole('button', { name: 'Se connecter' }).click()
    await logIn(page)
    await page.waitForURL(`**/watch/${video()}`)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    expect(faults).toEqual([])
  })

  it('is not: a sign-in from the top bar returns to a video that does not play', async () => {
    const { page } = await open(`/watch/${video()}`, { account: null })
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click()
    await logIn(page)
    await page.waitForURL(`**/watch/${video()}`)
    await canPlay(page)
    expect([await isPaused(page), await start(page).getAttribute('aria-busy')]).toEqual([true, null])
  })

  it('shows the play button if the browser does not count a press on another page', async () => {
    const { page, faults, refused } = await open(`/watch/${video()}`, {
      isDrawnByBrowser: true,
      init: () => {
        history.replaceState('play', '')
        const { play } = HTMLMediaElement.prototype
        HTMLMediaElement.prototype.play = async function playAndTell() {
          try {
            await play.call(this)
          } catch (error) {
            // oxlint-disable-next-line no-console -- the test listens to the console, because evaluating in the page counts as a press
            console.info('refused', error)
            throw error
          }
        }
      },
    })
    // Playwright's own evaluations in the page count as a press: there must be none before the browser has refused.
    expect(await refused).toContain('NotAllowedError')
    await start(page).and(page.locator(':not([aria-busy])')).waitFor()
    expect([await isPaused(page), await page.getByRole('alert').count(), faults]).toEqual([true, 0, []])
    await start(page).click()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    expect(faults).toEqual([])
  })
})

async function logIn(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Connexion' }).waitFor()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(site.viewer.email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
  await page.getByRole('main').locator('form').getByRole('button', { name: 'Se connecter' }).click()
}
