import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { watchPath } from '../../src/shared/routes.ts'
import { openPlayerSite, type PlayerSite, stage } from './playerSite.ts'

let site: PlayerSite
const video = (): string => watchPath(site.library.contents[0]?.id ?? '')

beforeAll(async () => {
  site = await openPlayerSite(['La mer par gros temps', 'Une tour'])
}, 180_000)
afterEach(() => site.closePages())
afterAll(() => site.close())

const open = async (width: number, path = video()): Promise<Page> =>
  (await site.open(path, { profile: { viewport: { width, height: 800 }, reducedMotion: 'reduce' } })).page

describe('the page of a video at 1280', () => {
  it('gives the player 820 pixels, the recommendations stand beside it', async () => {
    const page = await open(1280)
    const player = await stage(page).boundingBox()
    const beside = await page.getByRole('complementary', { name: 'Recommandations' }).boundingBox()
    expect(player?.width).toBeGreaterThanOrEqual(820)
    expect((beside?.x ?? 0) - ((player?.x ?? 0) + (player?.width ?? 0))).toBeGreaterThan(0)
    expect(beside?.y).toBe(player?.y)
  })

  it('folds the sidebar, which its button opens', async () => {
    const page = await open(1280)
    const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
    expect((await navigation.boundingBox())?.width).toBe(72)
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('link', { name: 'Historique' }).click()
    await page.getByRole('heading', { level: 1, name: 'Historique' }).waitFor()
    // Other screens have the whole sidebar, and no button.
    expect((await navigation.boundingBox())?.width).toBe(232)
    expect(await page.getByRole('button', { name: 'Ouvrir le menu' }).isVisible()).toBe(false)
  })
})

/** Where the parts of the page are that somebody looks at while subscribing. */
async function places(page: Page): Promise<unknown> {
  const creator = page.getByRole('region', { name: 'Créateur' })
  const [details, row, name, button] = await Promise.all([
    creator.locator('..').boundingBox(),
    creator.boundingBox(),
    creator.getByRole('heading').boundingBox(),
    creator.getByRole('button', { name: /bonner/ }).boundingBox(),
  ])
  // A long name is cut off earlier.
  return { details, row, name: [name?.x, name?.y], button }
}

describe('subscribing', () => {
  it.each([320, 390, 768, 1280])('moves nothing at %i', async (width) => {
    const page = await open(width)
    const follow = page.getByRole('button', { name: /^S’abonner à/ })
    await follow.scrollIntoViewIfNeeded()
    const before = await places(page)
    await follow.click()
    await page.getByRole('button', { name: /^Notifications de/ }).waitFor()
    expect(await places(page)).toEqual(before)
    // The next width begins without this subscription.
    const answer = page.waitForResponse((response) => /SetFollow.*"followed":false/s.test(response.request().postData() ?? ''))
    await page.getByRole('button', { name: /se désabonner$/ }).click()
    await follow.waitFor()
    await answer
    expect(await places(page)).toEqual(before)
  })
})

describe('views and date of the video', () => {
  it.each([320, 390, 768, 1024, 1280, 1920])('stand on one line at %i', async (width) => {
    const page = await open(width)
    await stage(page).waitFor()
    const line = page.getByText(/^\d+ vues?/).first()
    const { height, lineHeight } = await line.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
    }))
    expect(height).toBeLessThan(1.5 * lineHeight)
  })
})

describe('a description with chapters and links below its fold', () => {
  const links = Array.from({ length: 6 }, (_, index) => `https://exemple.fr/${index}`)

  beforeAll(async () => {
    const description = ['0:00 Le large', '0:02 La pointe aux moutons', '0:04 Le port', 'Plus loin', 'Encore', ...links].join('\n')
    const { contents, creator } = site.library
    await site.rest.call('PUT', `/contents/${contents[0]?.id}`, { description }, creator.token)
  })

  it('has the titles of the chapters in one column, at the left', async () => {
    const page = await open(1280)
    const starts = page.getByRole('region', { name: 'Chapitres' }).getByRole('button').locator('span')
    const box = await page.getByRole('region', { name: 'Chapitres' }).boundingBox()
    const xs = await starts.evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().x)))
    expect(xs).toHaveLength(3)
    expect(new Set(xs).size).toBe(1)
    expect((xs[0] ?? 0) - (box?.x ?? 0)).toBeLessThan(60)
  })

  it('is unfolded while the keyboard is on one of its links', async () => {
    const page = await open(1280)
    const description = page.getByRole('region', { name: 'Description' })
    const text = description.locator('p').first()
    const hidden = (): Promise<number> => text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(await hidden()).toBeGreaterThan(40)
    await page.getByRole('button', { name: /^S’abonner à/ }).focus()
    for (let count = 0; count < 6; count += 1) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('https://exemple.fr/2')
    expect(await hidden()).toBe(0)
    expect(await text.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    await page.getByRole('heading', { level: 1 }).click()
    expect(await hidden()).toBeGreaterThan(40)
  })
})
