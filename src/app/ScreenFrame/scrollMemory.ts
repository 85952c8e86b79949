import { arrival as known } from '../../graphql/arrival.ts'

/** How the current screen was reached: a page load, a link or redirection, or the browser's back and forward. */
type Arrival = 'load' | 'push' | 'pop'

const positions = new Map<string, number>()
let arrival: Arrival = 'load'
let entry = ''
let path = ''
/** Where to return to; while it waits, what the changing page does to the scroll position is not recorded. */
let awaited: number | null = null

/** Names the current entry of the history: the same address visited twice has two positions. */
function entryKey(): string {
  return globalThis.navigation?.currentEntry?.key ?? location.href
}

function remember(): void {
  if (awaited === null) positions.set(entry, scrollY)
}

function arriveBy(kind: Arrival): void {
  // The event of the last scroll comes with the next frame, which is the next screen's: the page left still stands here.
  remember()
  entry = entryKey()
  // A change of query or fragment alone keeps the screen, and where it was scrolled.
  if (location.pathname === path) return
  arrival = kind
  known.isReturn = kind === 'pop'
  path = location.pathname
  awaited = kind === 'pop' ? (positions.get(entry) ?? 0) : null
}

/** Remembers, per entry of the history, how far the page was scrolled. Begin before the app renders. @returns ends it */
export function rememberScroll(): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  history.scrollRestoration = 'manual'
  arrival = 'load'
  awaited = null
  entry = entryKey()
  path = location.pathname
  addEventListener('scroll', remember, { passive: true, signal })
  addEventListener('popstate', () => arriveBy('pop'), { signal })
  // wouter announces both; a replaced entry keeps its key, yet it is a new screen.
  addEventListener('pushState', () => arriveBy('push'), { signal })
  addEventListener('replaceState', () => arriveBy('push'), { signal })
  return () => stopping.abort()
}

const longestWaitMs = 3000

/** Scrolls as soon as the page is long enough; gives up when the person scrolls or after three seconds. @returns lets go */
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

/** Screen readers begin at the title of the screen. */
export function focusTitle(): void {
  const target: HTMLElement | null = document.querySelector('main h1[tabindex="-1"]') ?? document.querySelector('main')
  target?.focus({ preventScroll: true })
}

/**
 * To be called when a screen has appeared: sets scroll and focus as a page load would, so that screen readers
 * begin at the title of the new screen. Calling it twice (StrictMode) does no harm. @returns ends what is still under way
 */
export function settleScreen(): (() => void) | undefined {
  if (arrival === 'load') return undefined
  focusTitle()
  if (arrival === 'push') scrollTo(0, 0)
  return awaited === null ? undefined : returnTo(awaited)
}
