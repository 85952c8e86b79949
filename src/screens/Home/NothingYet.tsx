import { useEffect } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { useSession } from '../../machines/session/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'

/** Milliseconds between two checks. The demonstration library takes a minute to be created; its first videos appear without a reload. */
const pollIntervalMs = 5000

/** Shown on a site without any video, with a link to publish one. Refetches regularly while the page is visible. */
export function NothingYet({ onRefresh }: { onRefresh: (() => void) | null }) {
  const { isSignedIn } = useSession()
  useEffect(() => {
    if (!onRefresh) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && onRefresh(), pollIntervalMs)
    return () => clearInterval(timer)
  }, [onRefresh])
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
