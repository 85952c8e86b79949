import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { draw } from '../support/draw.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { writeShowcase } from '../support/showcase/showcase.ts'
import { axeFaults, colourRules, isAnnounced, outlineOf, overflowAt, settle, shiftsOf } from './states/checks.ts'
import { states } from './states/states.ts'
import { openSite, type Site, visit } from './states/visit.ts'

/** The widths of a phone at 400 %, and of a very large screen. */
const extremes = [320, 2560] as const

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

it('names each state once, and its pictures once', () => {
  const names = states.map(({ name }) => name)
  expect(names).toHaveLength(new Set(names).size)
  expect(names.length).toBeGreaterThanOrEqual(60)
  const pictures = states.flatMap(({ picture }) => picture ?? [])
  expect(pictures).toHaveLength(new Set(pictures).size)
})

it('changes its colours without a transition when reduced motion is requested', async () => {
  const [first] = states
  if (!first) throw new Error('No state is written down')
  const moving = await visit(browser, site, first, { reducedMotion: 'reduce' }, async (page) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    return page.evaluate(() => {
      const colour = getComputedStyle(document.body).color
      const others = [...document.querySelectorAll('a, p, h1, h2')].filter((element) => element.getAnimations().length > 0)
      return { colour, others: others.length }
    })
  })
  expect(moving).toEqual({ colour: expect.not.stringContaining('(28, 27, 25'), others: 0 })
})

/** With a mouse, the carousels have buttons in their own row at this width. */
it.for(['home: a guest', 'home: loading', 'home: failed', 'home: a server that does not answer'])(
  'has no layout shift in a narrow window when the font of its headings arrives last, %s',
  async (name) => {
    const state = states.find((candidate) => candidate.name === name)
    if (!state) throw new Error(`No state is called ${name}`)
    const holdFont = async (page: Page): Promise<void> => {
      await page.route('**/*.woff2', async (route) => {
        // Not until the whole page is loaded: its load event waits for the font.
        await page.locator('h1').waitFor()
        await route.continue()
      })
    }
    const context = { viewport: { width: 390, height: 844 }, hasTouch: false, reducedMotion: 'reduce' } as const
    const look = async (page: Page) => {
      await settle(page)
      return shiftsOf(page)
    }
    const shifts = await visit(browser, site, state, context, look, holdFont)
    expect(shifts.score < 0.001 ? [] : shifts.what).toEqual([])
  },
)

/** A browser may draw the bar before it has received all of it. */
it.for([390, 320])('keeps the search of a member’s bar in its place while the bar’s end is not there, at %i px', async (width) => {
  const state = states.find(({ name }) => name === 'home: the guide on a narrow telephone')
  if (!state) throw new Error('No such state')
  const places = await visit(browser, site, { ...state, width }, { reducedMotion: 'reduce' }, async (page) => {
    const placeOf = async (): Promise<number | undefined> => (await page.getByRole('button', { name: 'Rechercher' }).boundingBox())?.x
    const whole = await placeOf()
    await page.locator('header').evaluate((header) => header.lastElementChild?.remove())
    return [whole, await placeOf()]
  })
  expect(places[0]).toBeGreaterThan(100)
  expect(places[1]).toBe(places[0])
})

// Three at a time: one server and one browser on two cores.
describe.concurrent('every screen in every state', () => {
  it.for(draw(states, 0.2, ({ name }) => name))('$name', async (state) => {
    await visit(browser, site, state, { reducedMotion: 'reduce' }, async (page) => {
      // It is loaded after the screen.
      if (!state.isFrame) await page.locator('footer').waitFor({ state: 'attached' })
      await settle(page)
      const shifts = await shiftsOf(page)
      const light = await axeFaults(page)
      const outline = await outlineOf(page)
      const isSilent = (state.answer === 'pending' || state.answer === 'failing') && !(await isAnnounced(page))
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      const dark = await axeFaults(page, colourRules)
      const overflow: Record<string, string[]> = {}
      for (const width of extremes) overflow[width] = await overflowAt(page, width)
      expect({ shifts: shifts.score < 0.001 ? [] : shifts.what, light, dark, outline, isSilent, overflow }).toEqual({
        shifts: [],
        light: [],
        dark: [],
        outline: {
          lang: 'fr',
          hasTitle: true,
          h1: 1,
          main: 1,
          ...(state.isFrame ? { banner: 0, contentinfo: 0 } : { banner: 1, contentinfo: 1 }),
        },
        isSilent: false,
        overflow: { 320: [], 2560: [] },
      })
    })
  })
})
