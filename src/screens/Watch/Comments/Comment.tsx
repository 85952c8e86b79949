import { Hourglass, Pin } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from '../../../components/Link/Link.tsx'
import { RelativeTime } from '../../../components/RelativeTime.tsx'
import type { CommentItemFragment } from '../../../graphql/generated/graphql.ts'
import { useCommentForm } from '../../../machines/comment/commentForm/useCommentForm.ts'
import { creatorPath } from '../../../shared/routes.ts'
import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import * as styles from './Comment.styles.ts'
import { CommentActions } from './CommentActions.tsx'
import { CommentForm } from './CommentForm.tsx'
import { useComments } from './CommentsContext.ts'
import { FoldedText } from './FoldedText.tsx'
import { useFocusBack } from './useFocusBack.ts'

type CommentProps = {
  comment: CommentItemFragment
  /** Keep it stable between renders. */
  onReplied?: () => void
  /** The conversation below the comment. */
  children?: ReactNode
}

/** Renders a comment. One of a channel that the viewer mutes is folded until they want to see it; its conversation is not. */
export function Comment(props: CommentProps) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted || !props.comment.isAuthorMuted) return <WholeComment {...props} takesFocus={isWanted} />
  return (
    <article className={styles.comment} aria-label="Commentaire d’une chaîne masquée">
      <div className={styles.body}>
        <p className={styles.time}>
          Commentaire d’une chaîne masquée{' '}
          <Button size="small" variant="ghost" onPress={() => setWanted(true)}>
            Afficher
          </Button>
        </p>
        {props.children}
      </div>
    </article>
  )
}

/** @param takesFocus when the button that showed the comment is gone */
function WholeComment({ comment, onReplied, children, takesFocus }: CommentProps & { takesFocus: boolean }) {
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) article.current?.focus()
  }, [takesFocus])
  const { contentId, ownerId, viewerId } = useComments()
  const { author } = comment
  const isReply = comment.parentId !== null
  const reply = useCommentForm({ target: { kind: 'add', contentId, parentId: comment.id }, staysOpen: false }, onReplied)
  const edit = useCommentForm({ target: { kind: 'edit', commentId: comment.id }, staysOpen: false })
  const actions = useRef<HTMLDivElement>(null)
  useFocusBack(reply.isOpen, actions, 'reply')
  useFocusBack(edit.isOpen, actions, 'edit')

  return (
    <article
      ref={article}
      tabIndex={takesFocus ? -1 : undefined}
      className={styles.comment}
      aria-label={`Commentaire de ${author.username}`}
    >
      <Avatar name={author.username} src={author.avatarUrl} size={isReply ? 24 : 36} />
      <div className={styles.body}>
        <div className={styles.head}>
          {comment.authorHasChannel ? (
            <Link className={styles.author} href={creatorPath(author.username)}>
              {author.username}
            </Link>
          ) : (
            <span className={styles.author}>{author.username}</span>
          )}
          {author.id === ownerId && <Badge tone="accent">Créateur</Badge>}
          <span className={styles.time}>
            <RelativeTime iso={comment.createdAt} />
            {comment.updatedAt !== null && ' (modifié)'}
          </span>
          {comment.isHeld && (
            <Badge tone="warning" icon={Hourglass}>
              En attente de validation
            </Badge>
          )}
          {comment.isPinned && <Badge icon={Pin}>Épinglé</Badge>}
        </div>
        {edit.isOpen ? (
          <CommentForm form={edit} label="Modifier le commentaire" submitLabel="Enregistrer" busyLabel="Enregistrement..." takesFocus />
        ) : (
          <FoldedText text={comment.text} mentions={comment.mentions} />
        )}
        <CommentActions
          ref={actions}
          comment={comment}
          onReply={() => reply.open(isReply && author.id !== viewerId ? `@${author.username} ` : '')}
          onEdit={() => edit.open(comment.text)}
        />
        {reply.isOpen && (
          <CommentForm form={reply} label={`Répondre à ${author.username}`} submitLabel="Répondre" busyLabel="Envoi..." takesFocus />
        )}
        {children}
      </div>
    </article>
  )
}
