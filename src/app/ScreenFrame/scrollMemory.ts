import { arrival as known } from '../../graphql/arrival.ts'

/** How the current screen was reached: a page load, a link or redirection, or the browser's back and forward. */
type Arrival = 'load' | 'push' | 'pop'

const positions = new Map<string, number>()
let arrival: Arrival = 'load'
let entry = ''
let path = ''
/** The scroll position to restore. While it is pending, scroll changes caused by the page's layout are not recorded. */
let awaited: number | null = null

/** Returns the key of the current history entry: the same address visited twice has two scroll positions. */
function entryKey(): string {
  return globalThis.navigation?.currentEntry?.key ?? location.href
}

function remember(): void {
  if (awaited === null) positions.set(entry, scrollY)
}

function arriveBy(kind: Arrival): void {
  // The event of the last scroll fires in the next frame, when the next screen is rendered. The previous screen is still rendered here.
  remember()
  entry = entryKey()
  // A change of only the query or the fragment keeps the screen and its scroll position.
  if (location.pathname === path) return
  arrival = kind
  known.isReturn = kind === 'pop'
  path = location.pathname
  awaited = kind === 'pop' ? (positions.get(entry) ?? 0) : null
}

/** Records the scroll position of each history entry. Call it before the app renders. @returns stops recording */
export function storeScroll(): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  history.scrollRestoration = 'manual'
  arrival = 'load'
  awaited = null
  entry = entryKey()
  path = location.pathname
  addEventListener('scroll', remember, { passive: true, signal })
  addEventListener('popstate', () => arriveBy('pop'), { signal })
  // wouter emits both events. A replaced entry keeps its key, but shows a new screen.
  addEventListener('pushState', () => arriveBy('push'), { signal })
  addEventListener('replaceState', () => arriveBy('push'), { signal })
  return () => stopping.abort()
}

const longestWaitMs = 3000

/** Scrolls once the page is long enough. Gives up when the user scrolls, or after three seconds. @returns cancels it */
function returnTo(target: number): () => void {
  const stopping = new AbortController()
  const letGo = (): void => {
    stopping.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
  const finish = (): void => {
    letGo()
    awaited = null
  }
  const attempt = (): void => {
    scrollTo(0, target)
    if (document.documentElement.scrollHeight - innerHeight >= target) finish()
  }
  const observer = new ResizeObserver(attempt)
  const timer = setTimeout(finish, longestWaitMs)
  for (const act of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(act, finish, { passive: true, signal: stopping.signal })
  }
  observer.observe(document.body)
  attempt()
  return letGo
}

/** Moves the focus to the screen's title, where screen readers start reading. */
export function focusTitle(): void {
  const target: HTMLElement | null = document.querySelector('main h1[tabindex="-1"]') ?? document.querySelector('main')
  target?.focus({ preventScroll: true })
}

/**
 * Sets scroll position and focus as a page load would, so that screen readers start at the title of the new screen. Call it when a screen
 * has rendered; calling it twice (StrictMode) is harmless.
 * @returns cancels what is still pending
 */
export function settleScreen(): (() => void) | undefined {
  if (arrival === 'load') return undefined
  focusTitle()
  if (arrival === 'push') scrollTo(0, 0)
  return awaited === null ? undefined : returnTo(awaited)
}
