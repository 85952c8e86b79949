import { Link } from '../../components/Link/Link.tsx'
import { LockedVideo } from '../../components/LockedVideo/LockedVideo.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import type { CodedError } from '../../shared/codedError.ts'
import { routes } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'

type DeadEndProps = {
  /** why the video does not open; absent where there is none */
  closed?: { contentId: string; failure: Pick<CodedError, 'code' | 'message'>; isSignedIn: boolean; onUnlocked: () => void }
}

/** Renders that there is no video for the viewer here, and how to go on. */
export function DeadEnd({ closed }: DeadEndProps) {
  if (closed?.failure.code === 'CONTENT_LOCKED')
    return <LockedVideo contentId={closed.contentId} place="page" onUnlocked={closed.onUnlocked} />
  if (closed?.failure.code === 'CONTENT_RESTRICTED')
    return <Closed title="Vidéo réservée" message={closed.failure.message} asksToSignIn={!closed.isSignedIn} />
  return <Closed title="Vidéo non trouvée" message="La vidéo demandée n’existe pas ou n’est plus disponible." />
}

function Closed({ title, message, asksToSignIn = false }: { title: string; message: string; asksToSignIn?: boolean }) {
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
