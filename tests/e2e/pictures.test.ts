import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPlayerSite, type PlayerSite } from './playerSite.ts'

let site: PlayerSite

beforeAll(async () => {
  site = await openPlayerSite(['Du grand large', 'Le phare', 'La jetée'])
})
afterAll(() => site.close())
afterEach(() => site.closePages())

/** How far the page's parts have moved by themselves. */
declare global {
  var shifted: number
}
function observeShifts(): void {
  globalThis.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) globalThis.shifted += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The pictures of contents that the page has loaded, with their bytes. */
const loaded = (page: Page): Promise<{ end: string; bytes: number }[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.includes('/media/contents/') && name.includes('.webp') && !name.includes('storyboard'))
      .map(({ name, encodedBodySize }) => ({ end: name.slice(name.indexOf('.webp')), bytes: encodedBodySize })),
  )

/** Waits until all pictures in sight are shown. @returns the shown sizes, as the ends of their addresses */
async function shown(page: Page, selector: string): Promise<string[]> {
  await page.waitForFunction((images) => {
    const all = [...document.querySelectorAll<HTMLImageElement>(images)]
    return all.length > 0 && all.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  }, selector)
  return page.$$eval(selector, (images) =>
    images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc.slice(image.currentSrc.indexOf('.webp')) : '')),
  )
}

const phone = (deviceScaleFactor: number) => ({ viewport: { width: 390, height: 844 }, deviceScaleFactor })

describe('the pictures of the cards', () => {
  it('are small on a phone, and move nothing', async () => {
    const { page, faults } = await site.open('/', { account: null, profile: phone(1), init: observeShifts })
    const ends = await shown(page, 'main article img[width="640"]')
    expect(new Set(ends)).toEqual(new Set(['.webp.320']))
    const small = await loaded(page)
    const address = await page.$eval('main article img[width="640"]', (image) => image.getAttribute('src') ?? '')
    const whole = (await (await fetch(site.url + address)).bytes()).length
    for (const { end, bytes } of small) {
      expect(end).toBe('.webp.320')
      expect(bytes).toBeGreaterThan(0)
      expect(bytes * 2).toBeLessThan(whole)
    }
    expect(await page.evaluate(() => globalThis.shifted)).toBeLessThan(0.01)
    expect(faults).toEqual([])
  })

  it('have the pixels of a sharper screen', async () => {
    const { page } = await site.open('/', { account: null, profile: phone(2) })
    expect(new Set(await shown(page, 'main article img[width="640"]'))).toEqual(new Set(['.webp.640']))
  })

  it('have a colour until they are there, without any style in the markup', async () => {
    const { page } = await site.open('/', { account: null, profile: phone(1) })
    const colors = await page.$$eval('main article img[width="640"]', (images) =>
      images.map((image) => [image.getAttribute('data-color'), getComputedStyle(image).backgroundColor]),
    )
    expect(colors.length).toBeGreaterThan(0)
    for (const [color = '', painted] of colors) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/)
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color?.slice(at, at + 2) ?? '', 16))
      expect(painted).toBe(`rgb(${red}, ${green}, ${blue})`)
    }
  })
})

describe('the poster of a video', () => {
  it.each([
    ['a phone', phone(1), '.webp.480'],
    ['a sharper phone', phone(2), '.webp.1280'],
    ['a desktop', { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }, '.webp.1280'],
  ])('is loaded once, in the size for %s', async (_what, profile, end) => {
    const { page } = await site.open(`/watch/${site.library.contents[0]?.id}`, { account: null, profile })
    expect(await shown(page, 'main img[width="1280"]')).toEqual([end])
    const posters = await page.$$eval('link[rel=preload][as=image][fetchpriority=high]', (links) =>
      links.map((link) => [link.getAttribute('imagesrcset'), link.getAttribute('imagesizes')].join(' ')),
    )
    const poster = await page.$eval('main img[width="1280"]', (image) =>
      [image.getAttribute('srcset'), image.getAttribute('sizes')].join(' '),
    )
    expect(new Set(posters)).toEqual(new Set([poster]))
    const address = await page.$eval('main img[width="1280"]', (image) => image.getAttribute('src') ?? '')
    const fetched = await page.evaluate(
      (src) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes(src))
          .map(({ name }) => name.slice(name.indexOf('.webp'))),
      address,
    )
    // A thumbnail of the same video may stand beside the player.
    expect(fetched.filter((each) => each === end)).toHaveLength(1)
    expect(fetched).not.toContain('.webp')
  })
})
