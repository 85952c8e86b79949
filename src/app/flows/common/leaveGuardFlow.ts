import { navigate } from 'wouter/use-browser-location'
import { type EventObject, fromCallback } from 'xstate'
import { leaveGuardMachine } from '../../../machines/common/leaveGuard/leaveGuardMachine.ts'
import type { LeaveGuardFlow } from '../../../machines/common/leaveGuard/useLeaveGuard.ts'
import type { FlowServices } from './services.ts'

type Departure = () => void

/** Links, searches and the browser's back and forward buttons are held back. */
export function leaveGuardFlow({ actorOptions }: Pick<FlowServices, 'actorOptions'>): LeaveGuardFlow {
  let lastDeparture: Departure = () => undefined
  return {
    machine: leaveGuardMachine.provide({
      actors: {
        holdDepartures: fromCallback<EventObject, undefined>(({ sendBack }) =>
          holdDepartures((departure) => {
            lastDeparture = departure
            sendBack({ type: 'departure.attempted' })
          }),
        ),
      },
      // XState stops an actor at the end of the step: until then a search would be held back again.
      actions: { depart: () => queueMicrotask(lastDeparture) },
    }),
    actorOptions,
  }
}

/** @param ask receives what was held back */
function holdDepartures(ask: (departure: Departure) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const hold = (event: Event, departure: Departure): void => {
    event.preventDefault()
    // Also other guards of the page: one question is enough.
    event.stopImmediatePropagation()
    ask(departure)
  }
  // Captured on the document, before React and the router handle the event.
  const options = { capture: true, signal }
  document.addEventListener(
    'click',
    (event) => {
      const href = innerLink(event)
      if (href !== null) hold(event, () => navigate(href))
    },
    options,
  )
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (form instanceof HTMLFormElement && form.closest('search, [role="search"]')) hold(event, () => form.requestSubmit())
    },
    options,
  )
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
  const { navigation } = window
  // Without the Navigation API, the back and forward buttons leave without a confirmation.
  navigation?.addEventListener(
    'navigate',
    (event) => {
      const { destination } = event
      const isAway = new URL(destination.url).pathname !== location.pathname
      if (event.navigationType === 'traverse' && event.cancelable && isAway) hold(event, () => navigation.traverseTo(destination.key))
    },
    { signal },
  )
  return () => listening.abort()
}

/** Returns the address of another screen that a plain click on a link leads to; null for anything else. */
function innerLink(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!isPlain || !link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return null
  // For a page load, the browser asks itself.
  if (link.pathname.startsWith('/api/') || link.pathname === location.pathname) return null
  return `${link.pathname}${link.search}${link.hash}`
}
