import { useState } from 'react'
import { useDrawnAt, useWasDrawn } from './drawnAt.ts'

/** True while a member's page has only what the server has drawn for guests: what they may do, and what is recommended to them, is still to come. */
export function useIsForGuests(isSignedIn: boolean, screen: { status: string; isRefreshing?: boolean }): boolean {
  const wasDrawn = useWasDrawn()
  const isServers = useDrawnAt() !== null
  const [isAwaited, setAwaited] = useState(wasDrawn)
  if (isAwaited && !isServers && screen.status === 'loaded' && screen.isRefreshing === false) setAwaited(false)
  return isAwaited && isSignedIn
}
