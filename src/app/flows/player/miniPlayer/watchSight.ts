import type { KeptPlayer } from './types.ts'

/** Share of the player that must be seen in the window. */
const leastShare = 0.2

/** Reports when the place of the player leaves the window by scrolling, and when it is back. @returns stops it */
export function watchSight(place: Element, send: KeptPlayer['send']): () => void {
  // The frame keeps its place while the player is small and elsewhere.
  const frame = place.parentElement
  if (!frame) return () => undefined
  let isInSight = true
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry || entry.isIntersecting === isInSight) return
      isInSight = entry.isIntersecting
      send({ type: isInSight ? 'page.scrolledBack' : 'page.scrolledAway' })
    },
    { threshold: leastShare },
  )
  observer.observe(frame)
  return () => observer.disconnect()
}
