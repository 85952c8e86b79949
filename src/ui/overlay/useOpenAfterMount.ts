import { useEffect, useState } from 'react'

/**
 * `open`, but false for the very first render: Base UI animates, and reports as complete, a change from closed to open,
 * while our floating parts are mounted because they open.
 */
export function useOpenAfterMount(open: boolean): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return open && isMounted
}
