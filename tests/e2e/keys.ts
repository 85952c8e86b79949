import type { Locator, Page } from 'playwright-core'

/** More than any page has tab stops: exceeding it means a focus trap. */
const mostStops = 250

/** The focused element, and whether its focus is visible; null when nothing has the focus. */
export async function focusNow(page: Page): Promise<{ what: string; isSeen: boolean } | null> {
  return page.evaluate(async () => {
    // Even with reduced motion, a style is applied after a millisecond and a frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const isRinged = (of: Element | null, pseudo?: string): boolean => {
      if (of === null) return false
      const { outlineStyle, outlineWidth, content } = getComputedStyle(of, pseudo)
      return (pseudo === undefined || content !== 'none') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }
    // The focus ring of a field is around its container, a card's around its surface, a large button's around its icon.
    const ringed =
      // A slider's is around its thumb, whose style no script can read.
      element.matches('input[type=range]:focus-visible') ||
      isRinged(element) ||
      isRinged(element, '::after') ||
      isRinged(element.parentElement) ||
      isRinged(element.firstElementChild) ||
      [...(element.parentElement?.children ?? [])].some((sibling) => isRinged(sibling))
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    return { what: element.outerHTML.slice(0, 160), isSeen: ringed && isInSight }
  })
}

/** Presses Tab until this has the focus. @throws Error at a stop whose focus is not visible, or when it is never reached */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await wanted.waitFor()
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key)
    const focus = await focusNow(page)
    if (focus && !focus.isSeen) throw new Error(`the focus is not to be seen on ${focus.what}`)
    if (focus && (await hasFocus(wanted))) return
  }
  throw new Error(`${mostStops} stops, and ${String(wanted)} never had the focus`)
}

export async function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}

/** Tabs to it, and presses it. */
export async function pressByKey(page: Page, wanted: Locator, key: 'Enter' | ' ' = 'Enter'): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}
