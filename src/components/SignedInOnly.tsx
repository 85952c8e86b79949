import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useSession } from '../machines/session/useSession.ts'

/** Draws a screen that needs a person; a guest is sent to sign in and comes back here. A session that lapses keeps the page. */
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
