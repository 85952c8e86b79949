import { AxeBuilder } from '@axe-core/playwright'
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The rules of axe-core whose result depends on colours. */
export const colourRules = ['color-contrast', 'link-in-text-block']

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Toasts are hidden from screen readers, which get their text from a live region, until the focus reaches them. axe-core cannot detect
 * this. The rule itself passes them over: a toast may have gone when the result has come.
 */
const axeSource = `${axe.source};axe.configure({ rules: [
  { id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([role="region"][aria-label="Notifications"] *)' },
] })`

/**
 * The violations that axe-core finds in the current page: rule, element, reason. All of WCAG 2.0 to 2.2, A and AA, and best practices.
 * @param only ids of the rules to check instead
 */
export async function axeFaults(page: Page, only?: readonly string[]): Promise<string[]> {
  // They pass the focus on immediately, which axe-core cannot detect. Target-size is off by default in axe-core, whatever the tags. A menu
  // is rendered outside of the landmarks, next to its button. For axe-core, a target that is half scrolled under the header is too small.
  await page.evaluate(() => scrollTo(0, 0))
  const rules = { 'target-size': { enabled: true }, region: { enabled: false } }
  const { violations } = await new AxeBuilder({ page, axeSource })
    .exclude('[data-base-ui-focus-guard]')
    .options({ ...(only ? { runOnly: { type: 'rule', values: [...only] } } : { runOnly: tags, rules }), resultTypes: ['violations'] })
    // Otherwise, each analysis opens a second page, for frames of other origins: these screens have none.
    .setLegacyMode(true)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(' ').trim()}`),
  )
}

/** What every page must have, in every state. */
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

/** Whether a loading state or an error is announced. */
export async function isAnnounced(page: Page): Promise<boolean> {
  return (await page.locator('[aria-live], [role=status], [role=alert], output').count()) > 0
}

/** Waits for fonts and visible pictures, then two frames; two seconds at most. */
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

/** The layout shift since the page was opened, and its sources. */
export async function shiftsOf(page: Page): Promise<{ score: number; what: string[] }> {
  const shifts = await page.evaluate(() => globalThis.layoutShifts)
  return { score: shifts.reduce((sum, { value }) => sum + value, 0), what: shifts.flatMap(({ value, what }) => [String(value), ...what]) }
}

/** The widest elements that overflow to the right at this width; none when nothing scrolls horizontally. */
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

/** Icons that are rendered smaller than their declared size. */
export async function squashedIcons(page: Page): Promise<string[]> {
  return page.locator('svg[width][height]').evaluateAll((icons) =>
    icons.flatMap((icon) => {
      const { width, height } = icon.getBoundingClientRect()
      const isDrawn = width > 0 || height > 0
      const isWhole = width > Number(icon.getAttribute('width')) - 0.5 && height > Number(icon.getAttribute('height')) - 0.5
      return isDrawn && !isWhole ? [`${width}×${height}: ${icon.parentElement?.outerHTML.slice(0, 160)}`] : []
    }),
  )
}

/** Options that are truncated with an ellipsis. */
export async function cutChoices(page: Page): Promise<string[]> {
  return page.locator('select').evaluateAll((selects) =>
    selects.flatMap((select) => {
      if (!select.checkVisibility()) return []
      const { font, opacity, paddingLeft, paddingRight } = getComputedStyle(select)
      // What a chip shows stands under its select.
      const shown = opacity === '0' ? select.parentElement?.firstElementChild : null
      if (shown) return shown.scrollWidth > shown.clientWidth ? [`${shown.textContent}: ${shown.scrollWidth} in ${shown.clientWidth}`] : []
      const pen = document.createElement('canvas').getContext('2d')
      const text = select instanceof HTMLSelectElement ? (select.selectedOptions[0]?.label ?? '') : ''
      if (!pen) return ['no canvas']
      pen.font = font
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      const asked = pen.measureText(text).width
      return asked > room ? [`${text}: ${asked} in ${room}`] : []
    }),
  )
}
