import { useContext, useEffect, useRef } from 'react'
import { ReachabilityContext } from '../../../graphql/ReachabilityContext.ts'

/**
 * Asks again when somebody comes back to the page, or the connection does: nothing was live meanwhile.
 * @param isWanted false while asking again would tear the list (its further pages begin where the first one ended)
 */
export function useRefreshOnReturn(isVisible: boolean, isWanted: boolean, refresh: () => void): void {
  const wasVisible = useRef(isVisible)
  useEffect(() => {
    if (isVisible && !wasVisible.current && isWanted) refresh()
    wasVisible.current = isVisible
  }, [isVisible, isWanted, refresh])
  const reachability = useContext(ReachabilityContext)
  useEffect(() => (isVisible && isWanted ? reachability.on('resumed', refresh) : undefined), [reachability, isVisible, isWanted, refresh])
}
