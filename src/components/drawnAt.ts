import { createContext, useContext, useDeferredValue, useState } from 'react'

/** What the server has drawn the page from, besides data. */
export type Drawn = {
  at: Date
  /** see FirstScreen */
  isWelcomed: boolean
  /** whether the browser has taken the markup over */
  isOver: () => boolean
}

/** Null: the server has not drawn the page. */
export const DrawnContext = createContext<Drawn | null>(null)

/** Returns what the server has drawn the page from, as `useDrawnAt` does. */
export function useDrawn(): Drawn | null {
  const drawn = useContext(DrawnContext)
  // What takes the markup over is rendered again in slices of a few milliseconds: the whole screen in one task would keep a phone from answering.
  return useDeferredValue<Drawn | null>(null, drawn === null || drawn.isOver() ? undefined : drawn)
}

/**
 * Returns when the server has drawn the page, on the server and while the browser takes its markup over: whatever follows from the clock or
 * the time zone would differ between the two. Null as soon as the page is the browser's.
 */
export const useDrawnAt = (): Date | null => useDrawn()?.at ?? null

/** True in a component that the server has drawn, as long as it is mounted. */
export function useWasDrawn(): boolean {
  const isDrawn = useDrawnAt() !== null
  const [wasDrawn] = useState(isDrawn)
  return wasDrawn
}
