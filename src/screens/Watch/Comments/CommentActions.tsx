import { EllipsisVertical, Flag, Heart, Pencil, Pin, PinOff, ThumbsUp, Trash2, UserX } from 'lucide-react'
import type { Ref } from 'react'
import type { CommentItemFragment } from '../../../graphql/generated/graphql.ts'
import { useCommentMark } from '../../../machines/comment/useCommentMarks.ts'
import { formatCount } from '../../../shared/format/count.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Menu } from '../../../components/Menu.tsx'
import type { MenuItem } from '../../../ui/Menu/types.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CommentActions.styles.ts'
import { useComments } from './CommentsContext.ts'

type CommentActionsProps = { comment: CommentItemFragment; onReply: () => void; onEdit: () => void; ref: Ref<HTMLDivElement> }

/** Renders the actions on a comment that the user may use. One that waits for validation takes neither replies nor marks. */
export function CommentActions({ comment, onReply, onEdit, ref }: CommentActionsProps) {
  const { canEdit, ownerId, viewerId, isOpen, askToDelete, askToReport, askToBlock } = useComments()
  const { id, author, likesCount, isPinned, isHearted, isHeld } = comment
  const isLiked = comment.viewerLikes ?? false
  const like = useCommentMark('like', { commentId: id, isOn: isLiked })
  const pin = useCommentMark('pin', { commentId: id, isOn: isPinned })

  const items: MenuItem[] = []
  if (author.id === viewerId) items.push({ label: 'Modifier', icon: Pencil, onSelect: onEdit })
  if (canEdit && comment.parentId === null && !isHeld) {
    items.push(
      isPinned ? { label: 'Détacher', icon: PinOff, onSelect: pin.toggle } : { label: 'Épingler', icon: Pin, onSelect: pin.toggle },
    )
  }
  if (comment.viewerCanDelete) items.push({ label: 'Supprimer', icon: Trash2, tone: 'danger', onSelect: () => askToDelete(id) })
  if (canEdit && author.id !== viewerId && author.id !== ownerId) {
    items.push({ label: 'Bloquer cette personne', icon: UserX, onSelect: () => askToBlock({ id: author.id, name: author.username }) })
  }
  if (author.id !== viewerId && !isHeld) items.push({ label: 'Signaler', icon: Flag, onSelect: () => askToReport(id) })

  return (
    <div ref={ref} className={styles.actions}>
      {!isHeld && (
        <IconButton
          icon={ThumbsUp}
          size="small"
          pressed={isLiked}
          onPress={like.toggle}
          label="J’aime"
          tooltip={isLiked ? 'Retirer le j’aime' : 'J’aime'}
          count={likesCount > 0 ? formatCount(likesCount) : undefined}
        />
      )}
      {!isHeld && (canEdit ? <HeartButton id={id} isHearted={isHearted} /> : isHearted && <HeartOfOwner />)}
      {isOpen && !isHeld && (
        <Button variant="ghost" size="small" data-opens="reply" onPress={onReply}>
          Répondre
        </Button>
      )}
      <Menu
        trigger={
          <IconButton icon={EllipsisVertical} size="small" label={`Actions sur le commentaire de ${author.username}`} data-opens="edit" />
        }
        items={items}
      />
    </div>
  )
}

function HeartButton({ id, isHearted }: { id: string; isHearted: boolean }) {
  const heart = useCommentMark('heart', { commentId: id, isOn: isHearted })
  return (
    <IconButton
      icon={Heart}
      size="small"
      pressed={isHearted}
      onPress={heart.toggle}
      label="Cœur du créateur"
      tooltip={isHearted ? 'Reprendre le cœur' : 'Donner un cœur'}
    />
  )
}

function HeartOfOwner() {
  return (
    <span className={styles.heart} title="Aimé par le créateur">
      <Heart size={16} fill="currentColor" aria-hidden="true" />
      <VisuallyHidden>Aimé par le créateur</VisuallyHidden>
    </span>
  )
}
