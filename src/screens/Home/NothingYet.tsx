import { Link } from '../../components/Link/Link.tsx'
import { useSession } from '../../machines/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'

/** A site without a single video: the next step is to publish one. */
export function NothingYet() {
  const { isSignedIn } = useSession()
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
