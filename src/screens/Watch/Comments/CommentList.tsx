import { useMemo, useRef, useState } from 'react'
import { CommentsDocument, type CommentSort } from '../../../graphql/generated/graphql.ts'
import { useIsPageVisible } from '../../../graphql/useLiveComments.ts'
import { useScreen } from '../../../graphql/useScreen.ts'
import { useCommentArrivals } from '../../../machines/comment/commentArrivals/useCommentArrivals.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.tsx'
import { Arrivals } from './Arrivals.tsx'
import * as styles from './CommentList.styles.ts'
import { useComments } from './CommentsContext.ts'
import { CommentsSkeleton } from './CommentsSkeleton.tsx'
import { MoreButton, NextPage } from './NextPage.tsx'
import { Thread } from './Thread.tsx'
import { useRefreshOnReturn } from './useRefreshOnReturn.ts'

type CommentListProps = {
  sort: CommentSort
  /** id of a comment that is already shown above the list */
  leftOutId: string | undefined
}

/** Renders the comments in one order. New comments of other users wait until they are requested. */
export function CommentList({ sort, leftOutId }: CommentListProps) {
  const { contentId, viewerId, isOpen } = useComments()
  const screen = useScreen({ query: CommentsDocument, variables: { id: contentId, sort } }, ({ content }) => content?.comments)
  const [cursors, setCursors] = useState<readonly string[]>([])
  const list = useRef<HTMLUListElement>(null)

  const items = screen.status === 'loaded' ? screen.data.items : null
  const listed = useMemo(
    () => items?.map((comment) => ({ comment, createdAt: comment.createdAt, isOwn: comment.author.id === viewerId })) ?? null,
    [items, viewerId],
  )
  const arrivals = useCommentArrivals(sort === 'recent' ? listed : null)
  useRefreshOnReturn(useIsPageVisible(), sort === 'recent' && cursors.length === 0, screen.reload)

  // The new comments are at the top of the list.
  const showArrivals = () => {
    arrivals.show()
    list.current?.scrollIntoView({ block: 'start' })
    list.current?.focus({ preventScroll: true })
  }
  // «missing»: the page was loaded without the comments.
  if (screen.status === 'failed' || screen.status === 'missing') {
    const isKnown = screen.status === 'failed' && screen.failure.code !== 'INTERNAL'
    return <ErrorPanel heading="h3" message={isKnown ? screen.failure.message : pageMessages.loadComments} onRetry={screen.reload} />
  }
  if (screen.status !== 'loaded') return <CommentsSkeleton />

  const shown = sort === 'recent' ? arrivals.shown.map(({ comment }) => comment) : screen.data.items
  const { nextCursor } = screen.data
  return (
    <div className={styles.frame}>
      <Arrivals
        className={styles.arrivals}
        count={arrivals.waiting}
        one="nouveau commentaire"
        many="nouveaux commentaires"
        onShow={showArrivals}
      />
      {isOpen && shown.length === 0 && arrivals.waiting === 0 && (
        <EmptyState
          heading="h3"
          title="Aucun commentaire pour le moment"
          message="Soyez la première personne à dire ce que vous en pensez."
        />
      )}
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Commentaires">
        {shown.map(
          (comment) =>
            comment.id !== leftOutId && (
              <li key={comment.id}>
                <Thread comment={comment} />
              </li>
            ),
        )}
        {cursors.map((after, index) => (
          <NextPage
            key={after}
            variables={{ id: contentId, sort, after }}
            onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
          />
        ))}
      </ul>
      {cursors.length === 0 && nextCursor !== null && <MoreButton onPress={() => setCursors([nextCursor])} />}
    </div>
  )
}
