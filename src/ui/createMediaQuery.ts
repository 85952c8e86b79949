import { useSyncExternalStore } from 'react'

/** Returns a hook that says whether a media query matches, and follows it. The server and the first render in the browser take it for false. */
export function createMediaQuery(query: string): () => boolean {
  const subscribe = (onChange: () => void): (() => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }
  const matches = (): boolean => matchMedia(query).matches
  return () => useSyncExternalStore(subscribe, matches, () => false)
}
