import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useSession } from '../machines/session/session/useSession.ts'
import { Waiting } from './Waiting/Waiting.tsx'

/**
 * Renders a screen for signed-in users only. A guest is sent to the sign-in and comes back here. When the session lapses, the page stays;
 * a log-out hides it at once, while the server closes the session.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { keepsPage, isSignedIn, isBusy, askToLogin } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  const address = search === '' ? path : `${path}?${search}`
  useEffect(() => {
    if (!keepsPage) askToLogin(address)
  }, [keepsPage, askToLogin, address])
  if (isSignedIn || (keepsPage && !isBusy)) return children
  return isBusy && !keepsPage && <Waiting title="Déconnexion..." />
}
