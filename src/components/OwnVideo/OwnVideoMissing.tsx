import { routes } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { Link } from '../Link/Link.tsx'

/** Renders a page about a video that is not the creator's. */
export function OwnVideoMissing() {
  return (
    <EmptyState
      heading="h1"
      title="Vidéo non trouvée"
      message="Elle n’existe pas, n’est plus disponible ou n’est pas à vous."
      action={
        <LinkButton variant="primary" render={<Link href={routes.dashboard} />}>
          Retour à ma chaîne
        </LinkButton>
      }
    />
  )
}
