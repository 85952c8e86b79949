import { Link } from '../../components/Link/Link.tsx'
import { routes } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'

export function BeforeSearch() {
  return (
    <EmptyState
      heading="h1"
      title="Commencez votre recherche"
      message="Écrivez dans le champ en haut de la page : une vidéo, une chaîne, un hashtag."
      action={<LinkButton render={<Link href={routes.explore} />}>Explorer les vidéos</LinkButton>}
    />
  )
}
