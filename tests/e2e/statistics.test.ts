import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { writeShowcase } from '../support/showcase/showcase.ts'
import { filled } from './states/steps.ts'
import { openSite, type Site, visit } from './states/visit.ts'
import type { State } from './states/types.ts'

let site: Site
let browser: Browser
const cleanups: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const showcase = await writeShowcase(folder.path)
  const lucarne = await startLucarne(folder.path)
  cleanups.push(() => lucarne.stop())
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
  site = await openSite(lucarne.url, showcase)
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

const week: State = {
  name: 'week',
  who: 'creator',
  path: '/dashboard?tab=statistics&period=7',
  shows: (page) => page.locator('figure canvas').last(),
}
const slider = (page: Page) => page.getByRole('slider', { name: 'Vues, jour' })
const reading = (page: Page) => slider(page).getAttribute('aria-valuetext')

/** How many pixels of a plot have the accent of the light and of the dark theme, and how many any colour. */
const inkOf = (page: Page, plot: number) =>
  page
    .locator('figure canvas')
    .nth(plot)
    .evaluate((element) => {
      if (!(element instanceof HTMLCanvasElement)) throw new Error('no canvas')
      const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] }
      const ink = { light: 0, dark: 0, any: 0 }
      for (let at = 0; at < data.length; at += 4) {
        const color = `${data[at]} ${data[at + 1]} ${data[at + 2]} ${data[at + 3]}`
        if (color === '196 63 31 255') ink.light += 1
        if (color === '255 138 99 255') ink.dark += 1
        if (data[at + 3] === 255) ink.any += 1
      }
      return { hasLight: ink.light > 2_000, hasDark: ink.dark > 2_000, hasAny: ink.any > 2_000 }
    })
const sources = 4

describe('a plot', () => {
  it('is read by the arrow keys and by the pointer, and both say the same', async () => {
    await visit(browser, site, week, {}, async (page) => {
      const today = await reading(page)
      await slider(page).focus()
      await page.keyboard.press('Home')
      const first = await reading(page)
      expect(first).not.toBe(today)
      await page.keyboard.press('ArrowRight')
      const second = await reading(page)
      const place = await page.locator('figure').first().locator('.u-over').boundingBox()
      if (!place) throw new Error('no plot')
      await page.mouse.move(place.x + 1, place.y + 20)
      expect(await reading(page)).toBe(first)
      await page.mouse.move(place.x + place.width / 6, place.y + 20)
      expect(await reading(page)).toBe(second)
      await page.mouse.move(place.x + place.width - 1, place.y + 20)
      expect(await reading(page)).toBe(today)
      const shown = await page.locator('figure').first().locator('p').textContent()
      expect(shown).toBe(today?.replace(', ', ''))
    })
  })

  it('is read by a finger', async () => {
    const narrow = { ...week, width: 390 }
    await visit(browser, site, narrow, {}, async (page) => {
      const today = await reading(page)
      const plot = page.locator('figure').first().locator('.u-over')
      await plot.tap({ position: { x: 3, y: 20 } })
      expect(await reading(page)).not.toBe(today)
    })
  })

  it('is drawn in the colours of the theme, which it follows, and in those of the system', async () => {
    await visit(browser, site, week, {}, async (page) => {
      await expect.poll(() => inkOf(page, sources)).toEqual({ hasLight: true, hasDark: false, hasAny: true })
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(() => inkOf(page, sources)).toEqual({ hasLight: false, hasDark: true, hasAny: true })
      await page.emulateMedia({ forcedColors: 'active' })
      await expect.poll(() => inkOf(page, sources)).toEqual({ hasLight: false, hasDark: false, hasAny: true })
    })
  })

  it('loads its library with the statistics, and nowhere before', async () => {
    const scripts = async (path: string, shows: State['shows']) => {
      const loaded: string[] = []
      const state: State = { name: path, who: 'creator', path, shows }
      await visit(browser, site, state, {}, filled, async (page) => {
        page.on('response', (response) => void (response.request().resourceType() === 'script' && loaded.push(response.url())))
      })
      const texts = await Promise.all(loaded.map(async (url) => (await fetch(url)).text()))
      return texts.some((text) => text.includes('u-cursor-x'))
    }
    expect(await scripts('/dashboard?tab=statistics', week.shows)).toBe(true)
    const title: State['shows'] = (page) => page.getByRole('heading', { level: 1 }).first()
    expect([await scripts('/', title), await scripts('/dashboard', title)]).toEqual([false, false])
  })
})

it('downloads a table as a file', async () => {
  await visit(browser, site, { ...week, path: '/dashboard?tab=statistics' }, { acceptDownloads: true }, async (page) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter en CSV la provenance des vues' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^lucarne-sources-\d{4}-\d\d-\d\d-28j\.csv$/)
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toBe('\uFEFFSource;Vues;Vues de la période précédente')
    expect(lines.some((line) => /^Accueil;\d+;\d+$/.test(line))).toBe(true)
  })
})
