import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useSession } from '../machines/session/session/useSession.ts'

/**
 * Renders a screen for signed-in users only. A guest is sent to the sign-in and comes back here. When the session lapses, the page stays.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { keepsPage, isSignedIn, isBusy, askToLogin } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  const address = search === '' ? path : `${path}?${search}`
  useEffect(() => {
    if (!keepsPage) askToLogin(address)
  }, [keepsPage, askToLogin, address])
  return isSignedIn || (keepsPage && !isBusy) ? children : null
}
