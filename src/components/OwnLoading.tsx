import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '../machines/session/useSession.ts'
import { Button } from '../ui/Button/Button.tsx'
import { EmptyState } from '../ui/EmptyState/EmptyState.tsx'

/** The skeleton of a person's own page. When their session turns out to be over before the page came, nothing will: it says so instead. */
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
