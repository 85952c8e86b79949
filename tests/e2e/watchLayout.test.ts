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
    const answer = page.waitForResponse((response) => response.request().postData()?.includes('SetFollow') === true)
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
