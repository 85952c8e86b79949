import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { report } from '../report.ts'

declare module 'react-dom/client' {
  interface Root {
    /** Not in React's types: hydrates what stands behind a Suspense boundary with the priority of other updates. */
    unstable_scheduleHydration: (target: Element) => void
  }
}

/** Renders the site, or takes the server's markup over where it has drawn the page. */
export function renderSite(place: Element, site: ReactNode, isDrawn: boolean): void {
  if (isDrawn) hydrate(place, site)
  else createRoot(place).render(site)
}

function hydrate(place: Element, site: ReactNode): void {
  // The screen stands behind a Suspense boundary. By itself, React hydrates it once the browser is idle, and the updates of its effects have
  // that priority as well: on a busy device others overtake them, and `useQuery`, which sets its state while it renders, never comes to rest.
  // Both are transitions: React then renders in slices of a few milliseconds, between which the page answers.
  const hydrateScreen = (): void => {
    const screen = place.querySelector('main > *')
    if (screen) startTransition(() => root.unstable_scheduleHydration(screen))
  }
  let root: Root
  startTransition(() => {
    root = hydrateRoot(place, <Site onHydrated={hydrateScreen}>{site}</Site>, {
      onRecoverableError: (error) => report('hydration', error),
    })
  })
}

/** @param props.onHydrated called once all is hydrated but what stands behind boundaries. React ignores a target before */
function Site({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
