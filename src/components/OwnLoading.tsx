import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '../machines/session/session/useSession.ts'
import { Button } from '../ui/Button/Button.tsx'
import { EmptyState } from '../ui/EmptyState/EmptyState.tsx'

/**
 * Renders the skeleton of a page for the signed-in user. If the session has expired before the page is loaded, it says so instead, because
 * nothing more will load.
 */
export function OwnLoading({ heading = 'h1', children }: { heading?: 'h1' | 'h2'; children: ReactNode }) {
  const session = useSession()
  const [path] = useLocation()
  if (session.isSignedIn) return children
  return (
    <EmptyState
      heading={heading}
      title="Votre session a expiré"
      message="Reconnectez-vous pour retrouver cette page."
      action={
        <Button variant="primary" onPress={() => session.askToLogin(`${path}${location.search}`)}>
          Se connecter
        </Button>
      }
    />
  )
}
