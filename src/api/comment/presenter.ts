import type { CommentRow } from '../../db/comment/commentRows.ts'
import type { HeldCommentRow } from '../../db/comment/heldComments.ts'
import type { Comment } from '../../shared/entities/comment.ts'
import type { HeldComment } from '../../shared/entities/heldComment.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import type { Viewer } from '../http/viewer.ts'
import { isHeld, isHidden, mayDelete } from './policy.ts'
import { mayModerate } from '../policy.ts'
import { isoTime } from '../http/isoTime.ts'

export function presentComment(row: CommentRow, viewer: Viewer | null, context: Pick<PresenterContext, 'url'>): Comment {
  return {
    uuid: row.uuid,
    text: row.text,
    user: { uuid: row.user_uuid, username: row.username, avatar: context.url(row.avatar_key), hasChannel: row.author_has_channel },
    content: { uuid: row.content_uuid, title: row.content_title },
    createdAt: isoTime(row.created_at),
    updatedAt: row.updated_at && isoTime(row.updated_at),
    parent_uuid: row.parent_uuid,
    repliesCount: row.replies_count,
    likesCount: row.likes_count,
    viewerLikes: row.viewer_likes,
    pinned: row.pinned,
    hearted: row.hearted,
    viewerCanDelete: mayDelete(viewer, row),
    authorMuted: row.author_muted,
    mentions: row.mentions,
    ...(isHidden(row) && { hidden: true as const }),
    ...(isHeld(row) && { held: true as const }),
  }
}

export function presentHeldComment(row: HeldCommentRow, viewer: Viewer, context: Pick<PresenterContext, 'url'>): HeldComment {
  return {
    uuid: row.uuid,
    text: row.text,
    user: { uuid: row.user_uuid, username: row.username, avatar: context.url(row.avatar_key) },
    content: { uuid: row.content_uuid, title: row.content_title },
    reason: row.held_for,
    createdAt: isoTime(row.created_at),
    updatedAt: row.updated_at && isoTime(row.updated_at),
    viewerCanPublish: row.held_for !== 'newAccount' || mayModerate(viewer),
  }
}
