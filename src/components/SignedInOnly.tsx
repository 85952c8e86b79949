import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '../machines/session/useSession.ts'

/** Draws a screen that needs a person; a guest is sent to sign in and comes back here. A session that lapses keeps the page. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { keepsPage, isSignedIn, isBusy, askToLogin } = useSession()
  const [path] = useLocation()
  useEffect(() => {
    if (!keepsPage) askToLogin(path)
  }, [keepsPage, askToLogin, path])
  return isSignedIn || (keepsPage && !isBusy) ? children : null
}
