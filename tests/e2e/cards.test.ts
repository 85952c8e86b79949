import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { quoted } from '../../src/shared/format/quote.ts'
import { openPlayerSite, type PlayerSite } from './playerSite.ts'

const titles = ['La mer par gros temps', 'Une tour'] as const
let site: PlayerSite
const card = (page: Page, title: string = titles[0]): Locator => page.getByRole('article').filter({ hasText: title }).first()
const link = (page: Page, title: string = titles[0]): Locator => card(page, title).getByRole('heading').getByRole('link')
const moving = (page: Page): Locator => card(page).locator('svg[viewBox] image[href$="storyboard.webp"]')
/** The left and upper edge of the shown picture, in the sheet. */
const place = (page: Page): Promise<string | null> => card(page).locator('svg:has(image)').getAttribute('viewBox')

beforeAll(async () => {
  site = await openPlayerSite(titles)
}, 180_000)
afterEach(() => site.closePages())
afterAll(() => site.close())

const leave = (page: Page): Promise<void> => page.mouse.move(0, 0)

describe('a card under the pointer', () => {
  it('shows pictures of the video one after the other, until the pointer leaves', async () => {
    const { page } = await site.open('/')
    await card(page).hover()
    await moving(page).waitFor()
    const first = await place(page)
    await expect.poll(() => place(page)).not.toBe(first)
    await leave(page)
    await moving(page).waitFor({ state: 'detached' })
  })

  it('asks for nothing when the pointer only passes', async () => {
    const { page } = await site.open('/')
    await card(page).hover()
    await moving(page).waitFor()
    await leave(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.postData()} ${request.url()}`))
    const other = card(page, titles[1])
    await other.hover()
    await leave(page)
    // Longer than a pointer has to stay: the first card's pictures move again, which begins with the same wait.
    await card(page).hover()
    await moving(page).waitFor()
    expect(asked.filter((each) => each.includes('Storyboard') || each.includes('storyboard.vtt'))).toEqual([])
  })

  it('keeps its thumbnail for people who want less motion', async () => {
    const { page } = await site.open('/', { profile: { reducedMotion: 'reduce' } })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await card(page).hover()
    await card(page)
      .getByRole('button', { name: /à « À consulter plus tard »$/ })
      .waitFor()
    const begun = Date.now()
    await page.waitForFunction((since) => Date.now() - since > 1000, begun)
    expect([await moving(page).count(), asked.filter((url) => url.includes('storyboard'))]).toEqual([0, []])
  })

  it('adds the video to «À consulter plus tard», and to a playlist, without opening it', async () => {
    const { page } = await site.open('/')
    await card(page).hover()
    await card(page)
      .getByRole('button', { name: /à « À consulter plus tard »$/ })
      .click()
    await page.getByText('Vidéo ajoutée à « À consulter plus tard »').waitFor()
    await card(page)
      .getByRole('button', { name: /à une playlist$/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Ajouter à une playlist' })
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

describe('a card with the keyboard’s focus', () => {
  it('moves, and has its actions after its own links', async () => {
    const { page } = await site.open('/')
    const isOnTitle = (): Promise<boolean> => link(page).evaluate((element) => element === document.activeElement)
    for (let presses = 0; presses < 60 && !(await isOnTitle()); presses += 1) await page.keyboard.press('Tab')
    await moving(page).waitFor()
    const names: (string | null)[] = []
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab')
      names.push(
        await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null),
      )
    }
    expect(names.slice(1)).toEqual([
      `Actions pour ${quoted(titles[0])}`,
      `Ajouter ${quoted(titles[0])} à ${quoted('À consulter plus tard')}`,
      `Ajouter ${quoted(titles[0])} à une playlist`,
    ])
  })
})

/** Records the view transitions of the page, and what they move. */
function recordTransitions(): void {
  const record: string[] = []
  Object.assign(globalThis, { record })
  const movedIn = async ({ ready }: ViewTransition): Promise<string> => {
    await ready
    const moved = document.getAnimations().map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
    return moved.includes('::view-transition-new(video)') ? 'the picture' : 'the page'
  }
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (change) => {
    const transition = start(change)
    void movedIn(transition)
      .catch(() => 'nothing')
      .then((moved) => record.push(moved))
    return transition
  }
}
const recorded = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'record'))

describe('from a card to its video', () => {
  it('the picture becomes the player', async () => {
    const { page } = await site.open('/', { init: recordTransitions })
    await card(page).hover()
    // Until then, the code of the next page has loaded as well.
    await moving(page).waitFor()
    await link(page).click()
    await page.getByRole('heading', { level: 1, name: titles[0] }).waitFor()
    await expect.poll(() => recorded(page)).toEqual(['the picture'])
    await page.waitForFunction(() => !('pictureMoves' in document.documentElement.dataset))
    // From the page of one video to another.
    await link(page, titles[1]).click()
    await page.getByRole('heading', { level: 1, name: titles[1] }).waitFor()
    await expect.poll(() => recorded(page)).toEqual(['the picture', 'the picture'])
  })

  it('nothing moves for people who want less motion', async () => {
    const { page } = await site.open('/', { init: recordTransitions, profile: { reducedMotion: 'reduce' } })
    await link(page).click()
    await page.getByRole('heading', { level: 1, name: titles[0] }).waitFor()
    expect(await recorded(page)).toEqual([])
  })
})
