import { useEffect, useRef } from 'react'
import { CommentsDocument, type CommentsQueryVariables } from '../../../graphql/generated/graphql.ts'
import { useScreen } from '../../../graphql/useScreen.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.tsx'
import * as styles from './CommentList.styles.ts'
import { CommentsSkeleton } from './CommentsSkeleton.tsx'
import { Thread } from './Thread.tsx'

/** Renders a further page as list items. @param props.onMore only for the last page */
export function NextPage({ variables, onMore }: { variables: CommentsQueryVariables; onMore?: ((after: string) => void) | undefined }) {
  const screen = useScreen({ query: CommentsDocument, variables }, ({ content }) => content?.comments)
  const first = useRef<HTMLLIElement>(null)
  const isLoaded = screen.status === 'loaded'
  // The pressed button has unmounted: moves the focus to the first loaded item.
  useEffect(() => {
    if (isLoaded) first.current?.focus({ preventScroll: true })
  }, [isLoaded])

  if (screen.status === 'failed') {
    return (
      <li>
        <ErrorPanel heading="h3" message={pageMessages.loadComments} onRetry={screen.reload} />
      </li>
    )
  }
  if (!isLoaded) {
    return (
      <li>
        <CommentsSkeleton />
      </li>
    )
  }
  const { items, nextCursor } = screen.data
  return (
    <>
      {items.map((comment, index) => (
        <li key={comment.id} ref={index === 0 ? first : undefined} tabIndex={-1}>
          <Thread comment={comment} />
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

export function MoreButton({ onPress }: { onPress: () => void }) {
  return (
    <Button className={styles.more} onPress={onPress}>
      Afficher plus de commentaires
    </Button>
  )
}
