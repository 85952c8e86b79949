import { useEffect } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { useSession } from '../../machines/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'

/** The demonstration library takes a minute to be made: its first videos show without a reload. */
const lookEveryMs = 5000

/** A site without a single video: the next step is to publish one. Looks again now and then, while somebody looks at it. */
export function NothingYet({ onLook }: { onLook: (() => void) | null }) {
  const { isSignedIn } = useSession()
  useEffect(() => {
    if (!onLook) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && onLook(), lookEveryMs)
    return () => clearInterval(timer)
  }, [onLook])
  return (
    <EmptyState
      title="Aucune vidéo pour le moment"
      message={isSignedIn ? 'Publiez la première depuis votre chaîne.' : 'Connectez-vous pour publier la première.'}
      action={
        <LinkButton variant="primary" render={<Link href={isSignedIn ? routes.dashboard : routes.login} />}>
          {isSignedIn ? 'Ouvrir ma chaîne' : 'Se connecter'}
        </LinkButton>
      }
    />
  )
}
