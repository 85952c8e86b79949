import { createContext, useContext, useState, useSyncExternalStore } from 'react'

/** When the server has drawn the page. Null: it has not. */
export const DrawnAtContext = createContext<Date | null>(null)

const never = (): (() => void) => () => undefined

/**
 * Returns when the server has drawn the page, on the server and while the browser takes its markup over: whatever follows from the clock or
 * the time zone would differ between the two. Null as soon as the page is the browser's.
 */
export function useDrawnAt(): Date | null {
  const drawnAt = useContext(DrawnAtContext)
  return useSyncExternalStore(
    never,
    () => null,
    () => drawnAt,
  )
}

/** True in a component that the server has drawn, as long as it is mounted. */
export function useWasDrawn(): boolean {
  const isDrawn = useDrawnAt() !== null
  const [wasDrawn] = useState(isDrawn)
  return wasDrawn
}
