import { navigate } from 'wouter/use-browser-location'
import { type EventObject, fromCallback } from 'xstate'
import { DepartureRequest } from '../../../components/departureRequest.ts'
import { leaveGuardMachine } from '../../../machines/common/leaveGuard/leaveGuardMachine.ts'
import type { LeaveGuardFlow } from '../../../machines/common/leaveGuard/useLeaveGuard.ts'
import type { FlowServices } from './services.ts'

type Departure = () => void

/** Links, searches, other choices that lead away and the browser's back and forward buttons are held back. */
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
      // A search within a screen has no action, and leaves nothing.
      if (form instanceof HTMLFormElement && form.hasAttribute('action') && form.closest('search, [role="search"]'))
        hold(event, () => form.requestSubmit())
    },
    options,
  )
  document.addEventListener(
    DepartureRequest.type,
    (event) => {
      if (event instanceof DepartureRequest) hold(event, event.depart)
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
      if (event.navigationType === 'traverse' && event.cancelable && isAway(new URL(destination.url)))
        hold(event, () => navigation.traverseTo(destination.key))
    },
    { signal },
  )
  return () => listening.abort()
}

/** True for another screen, and for the dashboard of another channel: other parameters choose what is shown of the same things. */
function isAway(url: URL): boolean {
  const channelOf = (search: string): string | null => new URLSearchParams(search).get('channel')
  return url.pathname !== location.pathname || channelOf(url.search) !== channelOf(location.search)
}

/** Returns the address of another screen that a plain click on a link leads to; null for anything else. */
function innerLink(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!isPlain || !link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return null
  // For a page load, the browser asks itself.
  if (link.pathname.startsWith('/api/') || !isAway(new URL(link.href))) return null
  return `${link.pathname}${link.search}${link.hash}`
}
