import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeStoryClip } from './clip.ts'
import { type Account, type Library, restOf } from './library.ts'

const titles = ['La mer par gros temps', 'Le port au matin'] as const
const password = 'Lucarne2026!'
let lucarne: RunningLucarne
let browser: Browser
let library: Library
let viewer: Account
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const clip = await makeStoryClip(folder.path)
  lucarne = await startLucarne(`${folder.path}/data`, { GUEST_PLAYBACK: 'on' })
  cleanups.push(() => lucarne.stop())
  const rest = restOf(lucarne.url)
  library = await rest.addLibrary('Ines', titles, clip)
  viewer = await rest.register('lea')
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

/**
 * What a browser does whose user denies storage to this site or to its frames: measured in Chromium with cookies blocked; a frame of its
 * own origin denies databases and workers in the same way.
 */
function closeStorage(): void {
  const denied = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  const refuse = (): Promise<never> => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
  for (const name of ['localStorage', 'sessionStorage', 'caches']) Object.defineProperty(globalThis, name, { get: denied })
  IDBFactory.prototype.open = denied
  // Pages without TLS have neither.
  if ('locks' in navigator) LockManager.prototype.request = refuse
  if ('serviceWorker' in navigator) ServiceWorkerContainer.prototype.register = refuse
}

type Opened = { context: BrowserContext; page: Page; faults: string[] }

async function open(): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' })
  endings.push(() => context.close())
  await context.addInitScript(closeStorage)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  return { context, page, faults }
}

const secondsOf = (page: Pick<Page, 'locator'>): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

describe('a browser that denies storage to this site', () => {
  it('signs in, plays, likes, and keeps the volume and the keys until the page is closed', async () => {
    const { page, faults } = await open()
    await page.goto(lucarne.url)
    await page.getByRole('heading', { name: 'Recommandations' }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click()
    await page.getByRole('textbox', { name: 'E-mail' }).fill(viewer.email)
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
    await page.getByRole('main').locator('form').getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).waitFor()

    const [first, second] = titles
    await page.getByRole('link', { name: first }).first().click()
    await page.getByRole('heading', { level: 1, name: first }).waitFor()
    await page.getByRole('button', { name: 'Lire la vidéo' }).click()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    await page.getByRole('slider', { name: 'Volume' }).fill('80')
    const like = page
      .getByRole('article')
      .getByRole('button', { name: /j’aime/i })
      .first()
    await like.click()
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
    const reaction = `/reactions/user/${viewer.user.id}/content/${library.contents[0]?.id}`
    await expect.poll(() => restOf(lucarne.url).call('GET', reaction, undefined, viewer.token)).toMatchObject({ like: true })

    // By keyboard: the page scrolls to the button, and the small player may cover it before a click ends.
    await page.getByRole('button', { name: 'Raccourcis clavier' }).press('Enter')
    await page.getByRole('switch', { name: 'Raccourcis d’une seule touche' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: second }).first().click()
    await page.getByRole('heading', { level: 1, name: second }).waitFor()
    await page.getByRole('button', { name: 'Lire la vidéo' }).click()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.volume)).toBeCloseTo(0.8)
    await page.getByRole('heading', { level: 1, name: second }).click()
    await page.keyboard.press('m')
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(false)
    // The missing features are logged in the browser, once: the session that ends with the page, the offline page.
    expect(faults.toSorted()).toEqual(['Lucarne, afterLoad', 'Lucarne, session: store'])
  })
})

describe('another site’s page, in a browser that denies storage to its frames', () => {
  it('plays', async () => {
    const address = `${lucarne.url}/embed/${library.contents[0]?.id}`
    const other = createServer((_, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(`<!doctype html><title>Ailleurs</title><iframe src="${address}" width="640" height="360" allow="autoplay"></iframe>`),
    ).listen(0, '127.0.0.1')
    await once(other, 'listening')
    endings.push(async () => other.close())
    const at = other.address()
    const { page, faults } = await open()
    await page.goto(`http://localhost:${typeof at === 'object' ? at?.port : ''}/`)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Lire la vidéo' }).click()
    const shown = (): Promise<number> => frame.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(shown).toBeGreaterThan(0.3)
    await frame.getByRole('button', { name: 'Couper le son' }).click()
    await expect.poll(() => frame.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
    expect(faults).toEqual([])
  })
})
