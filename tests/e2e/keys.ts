import type { Locator, Page } from 'playwright-core'

/** More than any page has stops: who has not arrived by then is caught. */
const mostStops = 150

/** Where the focus is, and whether one sees it; null while it is on nothing. */
export async function focusNow(page: Page): Promise<{ what: string; isSeen: boolean } | null> {
  return page.evaluate(async () => {
    // Even where motion is reduced, a style takes a millisecond and a frame to arrive.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const isRinged = (of: Element | null, pseudo?: string): boolean => {
      if (of === null) return false
      const { outlineStyle, outlineWidth, content } = getComputedStyle(of, pseudo)
      return (pseudo === undefined || content !== 'none') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }
    // A field draws the ring round its place, a card round its surface, a large button round its sign.
    const ringed =
      // A slider draws it round its thumb, whose style no script can read.
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

/** Tabs on until this has the focus. @throws Error at a stop whose focus is not to be seen, or when it is never reached */
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
