import { useEffect, useRef } from 'react'

/**
 * Asks again when somebody comes back to the page: nothing was live while it was out of sight.
 * @param isWanted false while asking again would tear the list (its further pages begin where the first one ended)
 */
export function useRefreshOnReturn(isVisible: boolean, isWanted: boolean, refresh: () => void): void {
  const wasVisible = useRef(isVisible)
  useEffect(() => {
    if (isVisible && !wasVisible.current && isWanted) refresh()
    wasVisible.current = isVisible
  }, [isVisible, isWanted, refresh])
}
