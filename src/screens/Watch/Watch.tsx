import { useEffect, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'wouter'
import { lazyPart } from '../../components/lazyPart.tsx'
import { useIsForGuests } from '../../components/useIsForGuests.ts'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { WatchDocument } from '../../graphql/generated/graphql.ts'
import { useContentPreview } from '../../graphql/useContentPreview.ts'
import { useFlow } from '../../machines/common/flows.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { PlaylistQueueContext, usePlaylistQueueActor } from '../../machines/playlist/playlistQueue/usePlaylistQueue.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { routes } from '../../shared/routes.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { parsePlaylistOfAddress } from './playlistOfAddress.ts'
import { commentInFocusOf } from './Comments/commentInFocus.ts'
import { commentSortOf } from './Comments/commentSort.ts'
import { WatchPage } from './WatchPage.tsx'
import { WatchSkeleton } from './WatchSkeleton.tsx'

/** The flows that the route provides. */
export type WatchFlows =
  | 'bell'
  | 'comments'
  | 'embedCode'
  | 'like'
  | 'lockedVideo'
  | 'playerStage'
  | 'playlistPanel'
  | 'playlistQueue'
  | 'report'
  | 'share'
  | 'transcriptPanel'

/** Renders /watch/{id}, and /watch?v={id}, the form of external links. */
export function Watch() {
  const { videoId } = useParams<{ videoId?: string }>()
  const [search] = useSearchParams()
  const id = videoId ?? search.get('v')
  const queue = usePlaylistQueueActor()
  // The first video's query includes the playlist: one request for the whole page. For the next videos, the playlist is cached.
  const [first] = useState(id)
  if (id === null || id === '') return <DeadEnd />
  return (
    <PlaylistQueueContext value={queue}>
      <WatchContent key={id} id={id} isCold={id === first} />
    </PlaylistQueueContext>
  )
}

function WatchContent({ id, isCold }: { id: string; isCold: boolean }) {
  const session = useSession()
  const [, navigate] = useLocation()
  // This query includes the first page of comments. Another order is fetched by the comments themselves.
  const [search] = useSearchParams()
  const [sort] = useState(() => commentSortOf(search))
  const [commentId] = useState(() => commentInFocusOf(search))
  const playlistId = isCold ? parsePlaylistOfAddress(search)?.playlistId : undefined
  const variables = {
    id,
    sort,
    ...(playlistId && { playlistId, inPlaylist: true }),
    ...(commentId !== null && { commentId, hasComment: true }),
  }
  const screen = useScreen({ query: WatchDocument, variables, pause: session.isRestoring }, ({ content, recommendations }) =>
    content === null ? null : { content, recommendations },
  )
  const preview = useContentPreview(id, screen.status === 'loaded')
  const isForGuests = useIsForGuests(session.isSignedIn, screen)
  useScreenTitle(screen.status === 'loaded' ? screen.data.content.title : (preview?.title ?? null))
  const { preload } = useFlow('playerStage')
  useEffect(() => {
    // The failure occurs again, and is shown, when the player is drawn.
    if (session.isSignedIn) preload().catch(() => undefined)
  }, [session.isSignedIn, preload])

  if (screen.status === 'loading') return <WatchSkeleton id={id} preview={preview} isCold={isCold} />
  if (screen.status === 'missing') return <DeadEnd />
  if (screen.status === 'failed') {
    const { code, message } = screen.failure
    if (code.startsWith('CONTENT_'))
      return <DeadEnd closed={{ contentId: id, failure: screen.failure, isSignedIn: session.isSignedIn, onUnlocked: screen.reload }} />
    return (
      <ErrorPanel
        heading="h1"
        message={code === 'INTERNAL' ? pageMessages.loadVideo : message}
        onRetry={screen.reload}
        onClose={() => navigate(routes.home)}
      />
    )
  }
  if (isForGuests) return <WatchSkeleton id={id} preview={screen.data.content} isCold={isCold} />
  return <WatchPage content={screen.data.content} recommendations={screen.data.recommendations} />
}

const DeadEnd = lazyPart(async () => (await import('./DeadEnd.tsx')).DeadEnd)
