import { createActor, type EventObject, fromCallback } from 'xstate'
import type { FlowOptions } from '../../machines/common/flow.ts'
import { navigationMachine } from '../../machines/common/navigation/navigationMachine.ts'
import type { NavigationEvent, NavigationInput } from '../../machines/common/navigation/types.ts'
import type { NavigationActor } from '../../machines/common/navigation/useNavigation.ts'

/** Starts the navigation actor. Call it before the app renders, and before anything else listens to the browser's history. */
export function startNavigation(actorOptions: FlowOptions): NavigationActor {
  setScrollRestoration()
  return createActor(
    navigationMachine.provide({
      actors: {
        watchPage: fromCallback<EventObject, undefined>(({ sendBack }) => watchPage(sendBack)),
        restoreScroll: fromCallback<EventObject, { position: number }>(({ sendBack, input }) => restoreScroll(input.position, sendBack)),
      },
      actions: { focusTitle, scrollToTop: () => scrollTo(0, 0) },
    }),
    { ...actorOptions, input: currentEntry() },
  ).start()
}

/** Within the page the machine restores positions; the browser restores that of a page which is loaded again. */
function setScrollRestoration(): void {
  const restoreBy = (who: ScrollRestoration) => (): void => {
    history.scrollRestoration = who
  }
  restoreBy('manual')()
  addEventListener('pagehide', restoreBy('auto'))
  addEventListener('pageshow', restoreBy('manual'))
}

function currentEntry(): NavigationInput {
  return { entry: globalThis.navigation?.currentEntry?.key ?? location.href, path: location.pathname }
}

function watchPage(send: (event: NavigationEvent) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const sendPosition = (): void => send({ type: 'page.scrolled', position: scrollY })
  const sendEntry = (type: 'history.pushed' | 'history.popped') => () => {
    sendPosition()
    send({ type, ...currentEntry() })
  }
  addEventListener('scroll', sendPosition, { passive: true, signal })
  addEventListener('popstate', sendEntry('history.popped'), { signal })
  // wouter emits both events.
  addEventListener('pushState', sendEntry('history.pushed'), { signal })
  addEventListener('replaceState', sendEntry('history.pushed'), { signal })
  return () => listening.abort()
}

function restoreScroll(position: number, send: (event: NavigationEvent) => void): () => void {
  const listening = new AbortController()
  const attempt = (): void => {
    scrollTo(0, position)
    if (document.documentElement.scrollHeight - innerHeight >= position) send({ type: 'position.reached' })
  }
  for (const act of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(act, () => send({ type: 'user.interacted' }), { passive: true, signal: listening.signal })
  }
  const observer = new ResizeObserver(attempt)
  observer.observe(document.body)
  attempt()
  return () => {
    listening.abort()
    observer.disconnect()
  }
}

/** Moves the focus to the screen's title, where screen readers start reading. */
export function focusTitle(): void {
  const target: HTMLElement | null = document.querySelector('main h1[tabindex="-1"]') ?? document.querySelector('main')
  target?.focus({ preventScroll: true })
}
