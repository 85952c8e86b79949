import type { Comment as CommentEntity } from '../../../shared/entities/comment.ts'
import type { Comment } from '../../generated/resolvers.ts'

export function toComment(comment: CommentEntity): Comment {
  const { user } = comment
  return {
    id: comment.uuid,
    text: comment.text,
    author: { id: user.uuid, username: user.username, avatarUrl: user.avatar },
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
  }
}
