import type { Comment as CommentEntity } from '../../../shared/entities/comment.ts'
import type { HeldComment as HeldCommentEntity } from '../../../shared/entities/heldComment.ts'
import type { Comment, HeldComment } from '../../generated/schema.ts'
import type { RestPage } from '../../rest/rest.ts'

/** A comment before its replies are requested. */
export type CommentModel = Omit<Comment, 'replies'>

/** An added comment, before the entities whose counts it changes are requested again. */
export type AddedCommentModel = { comment: CommentModel }
export type DeletedCommentModel = Pick<CommentModel, 'id' | 'parentId' | 'contentId'>

export const toCommentPage = ({ items, nextCursor }: RestPage<CommentEntity>): { items: CommentModel[]; nextCursor: string | null } => ({
  items: items.map(toComment),
  nextCursor,
})

export function toComment(comment: CommentEntity): CommentModel {
  const { user } = comment
  return {
    id: comment.uuid,
    text: comment.text,
    author: { id: user.uuid, username: user.username, avatarUrl: user.avatar },
    authorHasChannel: user.hasChannel,
    contentId: comment.content.uuid,
    parentId: comment.parent_uuid,
    createdAt: comment.createdAt,
    updatedAt: comment.updatedAt,
    repliesCount: comment.repliesCount,
    likesCount: comment.likesCount,
    viewerLikes: comment.viewerLikes,
    isPinned: comment.pinned,
    isHearted: comment.hearted,
    viewerCanDelete: comment.viewerCanDelete,
    isAuthorMuted: comment.authorMuted,
    mentions: comment.mentions,
    isHeld: comment.held === true,
  }
}

export function toHeldComment({ uuid, user, content, ...comment }: HeldCommentEntity): HeldComment {
  return {
    id: uuid,
    ...comment,
    author: { id: user.uuid, username: user.username, avatarUrl: user.avatar },
    content: { id: content.uuid, title: content.title },
  }
}
