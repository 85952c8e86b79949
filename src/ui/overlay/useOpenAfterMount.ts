import { useEffect, useState } from 'react'

/**
 * Returns `open`, but false in the first render: Base UI animates, and reports as complete, a change from closed to open, while our
 * overlays are mounted only when they open.
 */
export function useOpenAfterMount(open: boolean): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return open && isMounted
}
