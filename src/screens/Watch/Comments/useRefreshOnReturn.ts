import { useContext, useEffect, useRef } from 'react'
import { ReachabilityContext } from '../../../graphql/ReachabilityContext.ts'

/**
 * Refetches when the page becomes visible again or a subscription restarts: updates were missed meanwhile.
 * @param mayRefetch false while a refetch would break the list (its further pages start where the first one ended)
 */
export function useRefreshOnReturn(isVisible: boolean, mayRefetch: boolean, refresh: () => void): void {
  const wasVisible = useRef(isVisible)
  useEffect(() => {
    if (isVisible && !wasVisible.current && mayRefetch) refresh()
    wasVisible.current = isVisible
  }, [isVisible, mayRefetch, refresh])
  const reachability = useContext(ReachabilityContext)
  useEffect(
    () => (isVisible && mayRefetch ? reachability.on('resumed', refresh) : undefined),
    [reachability, isVisible, mayRefetch, refresh],
  )
}
