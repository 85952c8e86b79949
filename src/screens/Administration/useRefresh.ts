import { useEffect } from 'react'

/** Asks for what is shown again at this interval, while the page is visible. @param ms undefined for never */
export function useRefresh(reload: () => void, ms: number | undefined): void {
  useEffect(() => {
    if (ms === undefined) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), ms)
    return () => clearInterval(timer)
  }, [ms, reload])
}
