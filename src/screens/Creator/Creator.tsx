import { useLocation, useParams, useSearchParams } from 'wouter'
import { Link } from '../../components/Link/Link.tsx'
import { useIsForGuests } from '../../components/useIsForGuests.ts'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { CreatorDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { routes } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { CreatorPage } from './CreatorPage.tsx'
import { CreatorSkeleton } from './CreatorSkeleton.tsx'
import { readView, writeView } from './creatorView.ts'

/** The flows that the route provides. */
export type CreatorFlows = 'bell' | 'mute' | 'paging' | 'report' | 'share'

/** /creator/{username}, or the channel’s own name. */
export function Creator() {
  const { username = '' } = useParams<{ username?: string }>()
  return <Channel key={username} handle={username} />
}

function Channel({ handle }: { handle: string }) {
  const session = useSession()
  const [, navigate] = useLocation()
  const [search, setSearch] = useSearchParams()
  const view = readView(search)
  const screen = useScreen(
    { query: CreatorDocument, variables: { handle, sort: view.sort }, pause: session.isRestoring },
    ({ channel }) => channel,
  )
  const isForGuests = useIsForGuests(session.isSignedIn, screen)
  useScreenTitle(screen.status === 'loaded' ? screen.data.name : screen.status === 'missing' ? 'Créateur non trouvé' : null)

  if (screen.status === 'loading') return <CreatorSkeleton />
  if (screen.status === 'missing') return <NotFound handle={handle} />
  if (screen.status === 'failed') {
    const message = screen.failure.code === 'INTERNAL' ? pageMessages.loadCreator : screen.failure.message
    return <ErrorPanel heading="h1" message={message} onRetry={screen.reload} onClose={() => navigate(routes.home)} />
  }
  return (
    <CreatorPage
      handle={handle}
      channel={screen.data}
      isRefreshing={screen.isRefreshing}
      isOwners={!isForGuests && session.user?.id === screen.data.owner.id}
      view={view}
      onView={(change) => setSearch(writeView({ ...view, ...change }), { replace: true })}
    />
  )
}

function NotFound({ handle }: { handle: string }) {
  return (
    <EmptyState
      heading="h1"
      title="Créateur non trouvé"
      message={`Le créateur @${handle} n’existe pas ou n’est plus disponible.`}
      action={
        <LinkButton variant="primary" render={<Link href={routes.home} />}>
          Retour à l’accueil
        </LinkButton>
      }
    />
  )
}
