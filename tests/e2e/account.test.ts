import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pressByKey } from './keys.ts'
import { live } from './live.ts'
import { control, openPlayerSite, play, type PlayerSite } from './playerSite.ts'

/** The background of both themes, as the design has it. */
const paper = 'rgb(251, 250, 247)'
const night = 'rgb(19, 20, 23)'

let site: PlayerSite
let watchPath = ''

beforeAll(async () => {
  site = await openPlayerSite(['Du grand large', 'La côte'])
  watchPath = `/watch/${site.library.contents[0]?.id}`
})
afterAll(() => site.close())
afterEach(() => site.closePages())

const avatar = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Compte de / })
const menu = (page: Page): Locator => page.getByRole('menu', { name: /^Compte de / })
const option = (page: Page, name: string): Locator => page.getByRole('menuitemradio', { name })
const focused = (page: Page): Promise<string | null | undefined> => page.evaluate(() => document.activeElement?.textContent)

const background = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
/** What the browser's own bars are coloured with. */
const barColours = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map((meta) => meta.getAttribute('content')),
  )

async function choose(page: Page, name: string): Promise<void> {
  await avatar(page).click()
  await option(page, name).click()
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'detached' })
}

describe('a theme that is chosen', () => {
  it.each([
    ['light', 'Sombre', night, '#131417'],
    ['dark', 'Clair', paper, '#fbfaf7'],
  ] as const)('is that of the next pages before any script runs, on a device in %s', async (colorScheme, name, colour, bar) => {
    const { page, faults } = await site.open('/', { profile: { colorScheme } })
    await choose(page, name)
    expect([await background(page), await barColours(page)]).toEqual([colour, [bar]])
    await page.route('**/*.js', (route) => route.abort())
    for (const path of ['/', watchPath, '/login', '/nulle-part']) {
      await page.goto(site.url + path)
      expect([path, await background(page), await barColours(page)]).toEqual([path, colour, [bar]])
    }
    await page.unroute('**/*.js')
    await page.goto(site.url)
    await live(page)
    await choose(page, 'Système')
    expect(await background(page)).toBe(colorScheme === 'light' ? paper : night)
    await page.reload()
    expect(await background(page)).toBe(colorScheme === 'light' ? paper : night)
    expect(faults).toEqual([])
  })

  it('is followed by other tabs', async () => {
    const { page } = await site.open('/', { profile: { colorScheme: 'light' } })
    const other = await page.context().newPage()
    await other.goto(`${site.url}/explore`)
    await live(other)
    // It listens once this has come, too.
    await avatar(other).waitFor()
    await choose(page, 'Sombre')
    await expect.poll(() => background(other)).toBe(night)
  })

  it('is shown again by a browser that has lost the cookie, and told the server again', async () => {
    const { page } = await site.open('/', { profile: { colorScheme: 'light' } })
    await choose(page, 'Sombre')
    await page.context().clearCookies({ name: 'theme' })
    await page.reload()
    await expect.poll(() => background(page)).toBe(night)
    expect((await page.context().cookies()).find(({ name }) => name === 'theme')?.value).toBe('dark')
  })

  it('can be chosen by guests, and is kept', async () => {
    const { page } = await site.open('/', { account: null, profile: { colorScheme: 'light' } })
    await page.getByRole('contentinfo').getByRole('button', { name: 'Thème' }).click()
    await option(page, 'Sombre').click()
    await page.goto(`${site.url}/explore`)
    expect(await background(page)).toBe(night)
  })
})

describe('the server', () => {
  const drawnAt = (html: string): string | undefined => /"drawnAt":(\d+)/.exec(html)?.[1]
  const themeOf = (html: string): string | undefined => /<html[^>]*data-theme="(\w+)"/.exec(html)?.[1]
  const htmlOf = async (path: string, cookie?: string): Promise<string> =>
    (await fetch(site.url + path, { headers: cookie === undefined ? {} : { cookie } })).text()

  it('draws a page once for all themes, and gives each visitor their own', async () => {
    const path = '/explore/trending'
    const cookies = ['theme=dark', undefined, 'membre=0; theme=light', 'theme=dark', 'theme=neon', 'mytheme=dark']
    const pages = await Promise.all(cookies.map((cookie) => htmlOf(path, cookie)))
    expect(pages.map(themeOf)).toEqual(['dark', undefined, 'light', 'dark', undefined, undefined])
    expect(new Set(pages.map(drawnAt)).size).toBe(1)
  })

  it('gives none to the player in other sites’ pages', async () => {
    expect(themeOf(await htmlOf(watchPath.replace('watch', 'embed'), 'theme=dark'))).toBeUndefined()
  })
})

describe('the menu of the account', () => {
  it('is used by keys alone', async () => {
    // Who logs out here is nobody of the other tests.
    const account = await site.rest.register('clavier')
    const { page, faults } = await site.open('/', { account, profile: { colorScheme: 'light' } })
    await pressByKey(page, avatar(page))
    await menu(page).waitFor()
    await expect.poll(() => focused(page)).toBe('Ma chaîne')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Sombre')
    await page.keyboard.press('Enter')
    await expect.poll(() => background(page)).toBe(night)
    await page.keyboard.type('lang')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('menu', { name: 'Langue des sous-titres' }).waitFor()
    await page.keyboard.type('bret')
    await expect.poll(() => focused(page)).toBe('Breton')
    await page.keyboard.press('Enter')
    await menu(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('lucarne.player') ?? '{}').captionsLanguage)).toBe('br')
    await expect.poll(() => avatar(page).evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => focused(page)).toBe('Se déconnecter')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Bienvenue sur Lucarne' }).waitFor()
    expect(faults).toEqual([])
  })

  it('stays at its button when the page scrolls, so that a press reaches the item it was meant for', async () => {
    const { page } = await site.open('/')
    await avatar(page).click()
    await menu(page).waitFor()
    const moved = await menu(page).evaluate(async (list) => {
      await Promise.all(list.getAnimations().map((animation) => animation.finished))
      const before = list.getBoundingClientRect().top
      scrollTo({ top: 60, behavior: 'instant' })
      return [scrollY, list.getBoundingClientRect().top - before]
    })
    expect(moved).toEqual([60, 0])
  })

  it('gives the focus back when it is left by Tab, also from the languages', async () => {
    const { page } = await site.open('/')
    await pressByKey(page, avatar(page))
    await page.getByRole('menuitem', { name: /^Langue des sous-titres/ }).press('ArrowRight')
    await page.getByRole('menu', { name: 'Langue des sous-titres' }).waitFor()
    await page.keyboard.press('Tab')
    await menu(page).waitFor({ state: 'detached' })
    await expect.poll(() => avatar(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('changes what an open player does at the end', async () => {
    const { page } = await site.open(watchPath)
    await play(page)
    // The clip is short, and its end would show another one.
    await page.keyboard.press('k')
    await control(page, 'Lecture').waitFor()
    await avatar(page).click()
    await page.getByRole('menuitemcheckbox', { name: /^Lecture automatique/ }).click()
    await page.keyboard.press('Escape')
    await menu(page).waitFor({ state: 'detached' })
    await page.getByRole('region', { name: /^Lecteur vidéo/ }).hover()
    await page.getByRole('button', { name: 'Réglages' }).click()
    const setting = page.getByRole('menuitemcheckbox', { name: 'Enchaîner les vidéos' })
    expect(await setting.getAttribute('aria-checked')).toBe('true')
    await setting.click()
    await page.keyboard.press('Escape')
    await avatar(page).click()
    expect(await page.getByRole('menuitemcheckbox', { name: /^Lecture automatique/ }).getAttribute('aria-checked')).toBe('false')
  })
})

describe('the button that logs out', () => {
  it.each([
    [390, false, false],
    [768, false, true],
    [1023, false, true],
    [1024, true, true],
    [1280, true, true],
  ])('at %i px', async (width, isInBar, isInSidebar) => {
    const account = await site.rest.register(`largeur${width}`)
    const { page } = await site.open('/', { account, profile: { viewport: { width, height: 800 } } })
    const logOut = (within: Locator): Promise<boolean> => within.getByRole('button', { name: 'Se déconnecter' }).isVisible()
    expect(await logOut(page.getByRole('banner'))).toBe(isInBar)
    expect(await page.getByRole('list', { name: 'Bibliothèque' }).getByRole('button', { name: 'Se déconnecter' }).isVisible()).toBe(
      isInSidebar,
    )
    await avatar(page).click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor()
  })
})
