import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe-core has against the page as it is: rule, element, reason. All of WCAG 2.0 to 2.2, A and AA, and its good practices. */
export async function axeFaults(page: Page): Promise<string[]> {
  // They hand the focus on as soon as they have it, which axe-core cannot see.
  // Target-size is off by default in axe-core, whatever the tags.
  // A menu floats outside of the landmarks, beside the button that it belongs to.
  // What a step scrolled half under the header is too small for axe-core, as if nobody could scroll.
  await page.evaluate(() => scrollTo(0, 0))
  const rules = { 'target-size': { enabled: true }, region: { enabled: false } }
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-base-ui-focus-guard]')
    .options({ runOnly: tags, rules, resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(' ').trim()}`),
  )
}

/** What every page must have, whatever its state. */
export async function outlineOf(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => {
    const count = (selector: string): number => document.querySelectorAll(selector).length
    return {
      lang: document.documentElement.lang,
      hasTitle: document.title.endsWith('Lucarne'),
      h1: count('h1, [role=heading][aria-level="1"]'),
      main: count('main'),
      banner: count('body > #root > div > header'),
      contentinfo: count('footer'),
    }
  })
}

/** Is what the screen waits for, or what went wrong, said aloud? */
export async function isAnnounced(page: Page): Promise<boolean> {
  return (await page.locator('[aria-live], [role=status], [role=alert], output').count()) > 0
}

/** Fonts and the pictures in sight are there, and two frames were drawn since; two seconds at most. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isInSight = (image: HTMLImageElement): boolean => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    }
    const pictures = [...document.images].filter(isInSight).map((image) => image.decode().catch(() => undefined))
    const late = new Promise((resolve) => setTimeout(resolve, 2000))
    await Promise.race([late, Promise.all([document.fonts.ready, ...pictures])])
    await Promise.race([late, new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))])
  })
}

/** How far the page moved by itself since it was opened, and what moved. */
export async function shiftsOf(page: Page): Promise<{ score: number; what: string[] }> {
  const shifts = await page.evaluate(() => globalThis.layoutShifts)
  return { score: shifts.reduce((sum, { value }) => sum + value, 0), what: shifts.flatMap(({ value, what }) => [String(value), ...what]) }
}

/** The widest elements that stick out to the right at this width; none when nothing scrolls sideways. */
export async function overflowAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  await settle(page)
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    return [`${scrollWidth} px`, ...out.slice(-3).map((element) => element.outerHTML.slice(0, 120))]
  })
}
