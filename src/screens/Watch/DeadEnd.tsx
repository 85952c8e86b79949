import { Link } from '../../components/Link/Link.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { routes } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'

type DeadEndProps = { title: string; message: string; asksToSignIn?: boolean }

/** Renders that there is no video for the viewer here, and where to go on. */
export function DeadEnd({ title, message, asksToSignIn = false }: DeadEndProps) {
  useScreenTitle(title)
  return (
    <EmptyState
      heading="h1"
      title={title}
      message={message}
      action={
        <LinkButton variant="primary" render={<Link href={asksToSignIn ? routes.login : routes.home} />}>
          {asksToSignIn ? 'Se connecter' : 'Retour à l’accueil'}
        </LinkButton>
      }
    />
  )
}
