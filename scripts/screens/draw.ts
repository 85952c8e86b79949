import type { Browser, Page } from 'playwright-core'
import { settle } from '../../tests/e2e/states/checks.ts'
import type { State } from '../../tests/e2e/states/types.ts'
import { type Site, visit } from '../../tests/e2e/states/visit.ts'

const phone = 390
const desk = 1280
/** The pictures of the screens where people spend their time: of these, also a tablet and a large screen. */
const inFourWidths: ReadonlySet<string> = new Set(['accueil', 'video', 'chaine', 'explorer', 'recherche'])
/** The widths of every other picture. */
export const usualWidths = [phone, desk]
const fourWidths = [phone, 768, desk, 1920]
export const themes = ['light', 'dark'] as const

const quietMs = 500
const patienceMs = 5000

/**
 * Waits until the page makes no request for half a second, so that late parts (the bell's count, the team's links) are there. The network
 * is never idle, because an event stream stays open.
 */
async function untilQuiet(page: Page): Promise<void> {
  const end = performance.now() + patienceMs
  const nextRequest = (): Promise<boolean> =>
    page.waitForEvent('request', { timeout: quietMs }).then(
      () => true,
      () => false,
    )
  while ((await nextRequest()) && performance.now() < end);
}

/** The widths at which a state is drawn. Steps press what is there at the state's own width, so that others may not be reachable. */
export function widthsOf({ picture, steps, width = desk }: State): number[] {
  if (picture !== undefined) return inFourWidths.has(picture) ? fourWidths : usualWidths
  return steps ? [width] : [...new Set([phone, desk, width])]
}

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')

/** Draws one state at one width and one time, in both themes: `<picture>-<width>-<theme>`, as PNG. */
export async function draw(
  browser: Browser,
  site: Site,
  state: State,
  { width, now }: { width: number; now: number },
): Promise<Map<string, Buffer>> {
  const setClock = (page: Page): Promise<void> => page.clock.setFixedTime(now)
  const viewport = { width, height: width < 768 ? 844 : 800 }
  const look = async (page: Page): Promise<Map<string, Buffer>> => {
    await untilQuiet(page)
    // The last step may have left the pointer over an element: move it away, so that nothing is drawn as hovered.
    await page.mouse.move(0, 0)
    const pictures = new Map<string, Buffer>()
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settle(page)
      pictures.set(`${state.picture ?? slug(state.name)}-${width}-${colorScheme}`, await page.screenshot())
    }
    return pictures
  }
  return visit(browser, site, state, { viewport, reducedMotion: 'reduce' }, look, setClock)
}
