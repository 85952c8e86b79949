import { ChevronDown, ChevronUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type CommentItemFragment, RepliesDocument } from '../../../graphql/generated/graphql.ts'
import { useScreen } from '../../../graphql/useScreen.ts'
import { useCommentArrivals } from '../../../machines/comment/commentArrivals/useCommentArrivals.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { formatQuantity } from '../../../shared/format/count.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.tsx'
import { Arrivals } from './Arrivals.tsx'
import { Comment } from './Comment.tsx'
import { useComments } from './CommentsContext.ts'
import { CommentsSkeleton } from './CommentsSkeleton.tsx'
import * as styles from './Replies.styles.ts'

/** Renders a conversation, folded until the user opens it. */
export function Replies({ comment, isOpen, onToggle }: { comment: CommentItemFragment; isOpen: boolean; onToggle: () => void }) {
  const { viewerId } = useComments()
  const screen = useScreen({ query: RepliesDocument, variables: { id: comment.id }, pause: !isOpen }, (data) => data.comment?.replies)
  const [cursors, setCursors] = useState<readonly string[]>([])
  const items = screen.status === 'loaded' ? screen.data.items : null
  const listed = useMemo(
    () => items?.map((reply) => ({ reply, createdAt: reply.createdAt, isOwn: reply.author.id === viewerId })) ?? null,
    [items, viewerId],
  )
  const arrivals = useCommentArrivals(isOpen ? listed : null)
  const nextCursor = screen.status === 'loaded' ? screen.data.nextCursor : null

  return (
    <div className={styles.thread}>
      <div className={styles.head}>
        <Button variant="ghost" size="small" icon={isOpen ? ChevronUp : ChevronDown} aria-expanded={isOpen} onPress={onToggle}>
          {isOpen ? 'Masquer les réponses' : `Afficher ${formatQuantity(comment.repliesCount, 'réponse', 'réponses')}`}
        </Button>
        <Arrivals count={isOpen ? arrivals.waiting : 0} one="nouvelle réponse" many="nouvelles réponses" onShow={arrivals.show} />
      </div>
      {isOpen && screen.status === 'failed' && <ErrorPanel heading="h3" message={pageMessages.loadComments} onRetry={screen.reload} />}
      {isOpen && screen.status === 'loading' && <CommentsSkeleton />}
      {isOpen && (
        <ul className={styles.list} aria-label={`Réponses à ${comment.author.username}`}>
          {arrivals.shown.map(({ reply }) => (
            <li key={reply.id}>
              <Comment comment={reply} />
            </li>
          ))}
          {cursors.map((after, index) => (
            <MoreReplies
              key={after}
              id={comment.id}
              after={after}
              onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
            />
          ))}
        </ul>
      )}
      {isOpen && cursors.length === 0 && nextCursor !== null && <MoreButton onPress={() => setCursors([nextCursor])} />}
    </div>
  )
}

type MoreRepliesProps = { id: string; after: string; onMore: ((after: string) => void) | undefined }

function MoreReplies({ id, after, onMore }: MoreRepliesProps) {
  const screen = useScreen({ query: RepliesDocument, variables: { id, after } }, (data) => data.comment?.replies)
  if (screen.status === 'failed') {
    return (
      <li>
        <ErrorPanel heading="h3" message={pageMessages.loadComments} onRetry={screen.reload} />
      </li>
    )
  }
  if (screen.status !== 'loaded') {
    return (
      <li>
        <CommentsSkeleton />
      </li>
    )
  }
  const { items, nextCursor } = screen.data
  return (
    <>
      {items.map((reply) => (
        <li key={reply.id}>
          <Comment comment={reply} />
        </li>
      ))}
      {onMore && nextCursor !== null && (
        <li>
          <MoreButton onPress={() => onMore(nextCursor)} />
        </li>
      )}
    </>
  )
}

function MoreButton({ onPress }: { onPress: () => void }) {
  return (
    <Button className={styles.more} variant="ghost" size="small" onPress={onPress}>
      Afficher plus de réponses
    </Button>
  )
}
