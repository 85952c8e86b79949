import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startLucarne } from '../support/process.ts'
import { writeShowcase } from '../support/showcase/showcase.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { pressByKey, tabTo } from './keys.ts'
import { live } from './live.ts'

let url = ''
let browser: Browser
let shared = ''
const cleanups: (() => Promise<unknown>)[] = []
const contexts: BrowserContext[] = []

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  shared = (await writeShowcase(folder.path)).shared
  const lucarne = await startLucarne(folder.path)
  cleanups.push(() => lucarne.stop())
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
  url = lucarne.url
})
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

/** Adds up how far the page's parts move while it loads. */
function addUpShifts(): void {
  globalThis.movedBy = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.movedBy = (globalThis.movedBy ?? 0) + Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}
declare global {
  var movedBy: number | undefined
}

/** A guest's page. @returns it with the errors that no code has caught, those of taking the server's markup over among them */
async function open(path: string, width: number): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: width < 640 ? 844 : 800 }, baseURL: url })
  contexts.push(context)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ stack }) => faults.push(String(stack)))
  await page.addInitScript(addUpShifts)
  await page.goto(path)
  await live(page)
  return { page, faults }
}
const main = (page: Page): Locator => page.getByRole('main')
const queryOf = (page: Page): string => new URL(page.url()).search
const titlesIn = (list: Locator): Promise<string[]> => list.getByRole('article').getByRole('heading').allInnerTexts()
const videos = (page: Page): Promise<string[]> => titlesIn(main(page).getByRole('list', { name: 'Vidéos', exact: true }))
const untilFound = (page: Page, count: number): Promise<void> =>
  main(page)
    .getByRole('heading', { name: `Vidéos (${count})` })
    .waitFor()

const mandelbrot = 'Plongée dans l’ensemble de Mandelbrot'

describe('the filters of a search by keyboard', () => {
  it('are in one line on a desktop, and stay after a reload and on the way back', async () => {
    const { page, faults } = await open('/search?q=math%C3%A9matiques', 1280)
    const all = await videos(page)
    expect(all).toContain(mandelbrot)
    const line = page.getByRole('group', { name: 'Tous les filtres' })
    await tabTo(page, line.getByRole('combobox', { name: 'Catégorie' }))
    await page.keyboard.type('Science')
    await page.waitForURL('**/search?q=*&category=science')
    await pressByKey(page, line.getByRole('button', { name: 'Avec sous-titres' }), ' ')
    await page.waitForURL('**/search?q=*&category=science&captions=true')
    await untilFound(page, 1)
    expect(await videos(page)).toEqual([mandelbrot])
    const middles = await line.locator(':scope > *').evaluateAll((parts) =>
      parts.map((part) => {
        const { top, height } = part.getBoundingClientRect()
        return Math.round(top + height / 2)
      }),
    )
    expect([middles.length, new Set(middles).size]).toEqual([7, 1])
    await page.reload()
    await live(page)
    expect(await videos(page)).toEqual([mandelbrot])
    expect(await line.getByRole('combobox', { name: 'Catégorie' }).inputValue()).toBe('science')
    await page.goBack()
    await page.waitForURL((address) => !address.searchParams.has('captions'))
    expect(queryOf(page)).toContain('category=science')
    await pressByKey(page, line.getByRole('button', { name: 'Retirer Science et technologie' }))
    await page.waitForURL((address) => !address.searchParams.has('category'))
    await untilFound(page, all.length)
    expect(await videos(page)).toEqual(all)
    expect(faults).toEqual([])
  })

  it('are in a sheet on a phone, which applies them together', async () => {
    const { page, faults } = await open('/search?q=math%C3%A9matiques', 390)
    const all = await videos(page)
    await pressByKey(page, page.getByRole('button', { name: 'Filtres', exact: true }))
    const sheet = page.getByRole('dialog', { name: 'Filtres' })
    await tabTo(page, sheet.getByRole('combobox', { name: 'Catégorie' }))
    await page.keyboard.type('Science')
    await pressByKey(page, sheet.getByRole('switch', { name: 'Avec sous-titres' }), ' ')
    await pressByKey(page, sheet.getByRole('button', { name: 'Afficher les résultats' }))
    await sheet.waitFor({ state: 'detached' })
    await untilFound(page, 1)
    expect(await videos(page)).toEqual([mandelbrot])
    const folded = page.getByRole('button', { name: 'Filtres (2)' })
    await page.reload()
    await live(page)
    await folded.waitFor()
    expect(await videos(page)).toEqual([mandelbrot])
    await pressByKey(page, page.getByRole('button', { name: 'Retirer Avec sous-titres' }))
    await page.waitForURL((address) => !address.searchParams.has('captions'))
    await page.goBack()
    await folded.waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Filtres', exact: true }).waitFor()
    await untilFound(page, all.length)
    expect([queryOf(page), faults]).toEqual(['?q=math%C3%A9matiques', []])
  })
})

describe('the first screen', () => {
  it.each([
    ['/search?q=nuit', 390],
    ['/search?q=nuit&category=science&captions=true&sort=views', 390],
    ['/search?q=nuit', 1280],
    ['/search?q=nuit&category=people&language=zxx', 1280],
    ['/explore', 390],
    ['/explore', 1280],
  ])('of %s at %i shows a whole picture of a video, and nothing moves', async (path, width) => {
    const { page, faults } = await open(path, width)
    await page.waitForLoadState('networkidle')
    const picture = await main(page).getByRole('article').first().locator('img').first().boundingBox()
    const height = page.viewportSize()?.height ?? 0
    expect(picture && picture.y + picture.height).toBeLessThan(height)
    expect([await page.evaluate(() => globalThis.movedBy), faults]).toEqual([0, []])
  })
})

describe('a search', () => {
  it('says what it understood', async () => {
    const { page } = await open('/search?q=lumi%C3%A8er', 1280)
    await page.getByRole('heading', { level: 1, name: 'Résultats pour «\u202flumière\u202f»' }).waitFor()
    await page.getByText('vous avez écrit «\u202flumièer\u202f»').waitFor()
  })

  it('finds public playlists, which open', async () => {
    const { page } = await open('/search?q=math%C3%A9matiques&type=playlist', 390)
    await main(page).getByRole('link', { name: 'Mathématiques à voir' }).click()
    await page.waitForURL(`**/playlist/${shared}`)
  })
})

describe('explore', () => {
  const addresses = (page: Page): Promise<(string | null)[]> =>
    main(page)
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.querySelector('h3 a')?.getAttribute('href') ?? null))

  it.each([390, 1280])('has no video twice at %i, also after all pages, and rows of three and more in one line', async (width) => {
    const { page, faults } = await open('/explore', width)
    const rowsOf = (): Promise<{ cards: number; lines: number }[]> =>
      main(page)
        .locator('section[aria-labelledby] > ul')
        .evaluateAll((lists) =>
          lists.map((list) => {
            const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top))
            return { cards: tops.length, lines: new Set(tops).size }
          }),
        )
    const first = await addresses(page)
    expect([first.length, new Set(first).size]).toEqual([first.length, first.length])
    const rows = await rowsOf()
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ cards, lines }) => cards < 3 || lines !== 1)).toEqual([])
    const more = page.getByRole('button', { name: 'Afficher plus de vidéos' })
    const list = main(page).getByRole('list', { name: 'Explorer' })
    for (const count of [24, 30]) {
      await more.click()
      await expect.poll(() => list.getByRole('article').count()).toBe(count)
      const shown = await addresses(page)
      expect(new Set(shown).size).toBe(shown.length)
      expect((await rowsOf()).filter(({ cards }) => cards < 3)).toEqual([])
    }
    await more.waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })
})
