import { VideoGridSkeleton } from '../../components/VideoGrid/VideoGrid.tsx'
import { type CardContentFragment, HomeNewestDocument, HomeOwnDocument } from '../../graphql/generated/graphql.ts'
import { useFreshPolicy } from '../../graphql/useFreshPolicy.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { isUnfinished } from '../../shared/resume.ts'
import { routes } from '../../shared/routes.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import type { LowerRowsProps } from './lowerRows.ts'
import { Newest } from './Newest.tsx'
import { NothingYet } from './NothingYet.tsx'

/** The flows that load with these rows. */
export type LowerRowsFlows = 'infiniteScroll' | 'paging'

/** Renders a member's videos to resume and their subscriptions' latest ones, and for everybody a grid of the newest. */
export function LowerRows({ isGuest, shown, isFirst, onRefresh, Row }: LowerRowsProps) {
  // A return finds the grid as long as it was left. What was watched in between is new in a member's own rows.
  const newest = useScreen({ query: HomeNewestDocument, variables: {}, requestPolicy: useFreshPolicy() }, (data) => data.newest)
  const own = useScreen(
    { query: HomeOwnDocument, variables: {}, requestPolicy: 'cache-and-network', pause: isGuest },
    ({ viewer }) => viewer,
  )
  // Together: the grid would be pushed down by the rows above it.
  if (newest.status === 'loading' || (!isGuest && own.status === 'loading'))
    return (
      <Loading label="Chargement des vidéos...">
        <VideoGridSkeleton count={8} />
      </Loading>
    )
  const seen = new Set(shown)
  const [resumable, news] =
    own.status === 'loaded' && !isGuest
      ? [own.data.history.items.map(({ content }) => content).filter(isUnfinished), own.data.news.items].map((row) => unseen(row, seen))
      : []
  const isEmpty = newest.status === 'loaded' && newest.data.items.length + (resumable?.length ?? 0) + (news?.length ?? 0) === 0
  if (isFirst && isEmpty) {
    const refresh = (): void => {
      onRefresh?.()
      newest.reload()
    }
    return <NothingYet onRefresh={onRefresh && refresh} />
  }
  return (
    <>
      {own.status === 'failed' && <ErrorPanel message={own.failure.message} onRetry={own.reload} />}
      {resumable && <Row title="Reprendre" items={resumable.map(plain)} more={routes.history} />}
      {news && <Row title="Nouveautés de vos abonnements" items={news.map(plain)} more={routes.subscriptions} />}
      {newest.status === 'failed' && <ErrorPanel message={newest.failure.message} onRetry={newest.reload} />}
      {newest.status === 'loaded' && <Newest contents={unseen(newest.data.items, seen)} nextCursor={newest.data.nextCursor} />}
    </>
  )
}

const plain = (content: CardContentFragment) => ({ content, reason: null })

/** Returns the contents that are not shown yet, and adds them to those that are. */
function unseen(contents: readonly CardContentFragment[], seen: Set<string>): CardContentFragment[] {
  const fresh = contents.filter(({ id }) => !seen.has(id))
  for (const { id } of fresh) seen.add(id)
  return fresh
}
