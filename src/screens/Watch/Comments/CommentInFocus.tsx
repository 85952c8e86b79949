import { MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CommentItemFragment } from '../../../graphql/generated/graphql.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Comment } from './Comment.tsx'
import * as styles from './CommentInFocus.styles.ts'
import { Thread } from './Thread.tsx'

/** Renders the comment that a notification or a link points to, above all others. The page scrolls to it once. */
export function CommentInFocus({ comment, onAll }: { comment: CommentItemFragment; onAll: () => void }) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'center' })
    section.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={section} className={styles.focus} tabIndex={-1} aria-labelledby="comment-in-focus">
      <div className={styles.head}>
        <h3 className={styles.title} id="comment-in-focus">
          <MessageCircle size={16} aria-hidden="true" />
          Commentaire mis en avant
        </h3>
        <Button className={styles.all} variant="ghost" size="small" onPress={onAll}>
          Voir tous les commentaires
        </Button>
      </div>
      {comment.parentId === null ? <Thread comment={comment} /> : <Comment comment={comment} />}
    </section>
  )
}
