import type { CommentRow, Reader } from '../../db/commentRows.ts'
import { AppError } from '../../shared/errors.ts'
import { isOpenTo } from '../contents/policy.ts'
import type { Viewer } from '../frame/viewer.ts'
import { mayModerate } from '../policy.ts'

type Seen = Pick<CommentRow, 'user_uuid' | 'owner_uuid' | 'hidden_at' | 'parent_hidden' | 'content_hidden_at'>

/** What the queries need to know of a viewer. */
export function readerOf(viewer: Viewer | null): Reader {
  return { uuid: viewer?.uuid ?? null, moderates: mayModerate(viewer) }
}

/** Did a moderator hide it, or the comment that it answers? */
export function isHidden(comment: Pick<CommentRow, 'hidden_at' | 'parent_hidden'>): boolean {
  return comment.hidden_at !== null || comment.parent_hidden
}

/**
 * Whoever may read the content reads its comments. A hidden one is there for its author and those who moderate, and for nobody else.
 * @throws AppError COMMENT_NOT_FOUND
 */
export function mustSee<Row extends Seen>(viewer: Viewer | null, comment: Row | undefined): Row {
  if (!comment) throw new AppError('COMMENT_NOT_FOUND')
  const content = { user_uuid: comment.owner_uuid, hidden_at: comment.content_hidden_at }
  const isOpen = !isHidden(comment) || viewer?.uuid === comment.user_uuid || mayModerate(viewer)
  if (!isOpen || !isOpenTo(viewer, content)) throw new AppError('COMMENT_NOT_FOUND')
  return comment
}

/** Nobody but its author changes what a comment says. @throws AppError COMMENT_NOT_FOUND, FORBIDDEN */
export function mustHaveWritten<Row extends Seen>(viewer: Viewer, comment: Row | undefined): Row {
  const row = mustSee(viewer, comment)
  if (row.user_uuid !== viewer.uuid) throw new AppError('FORBIDDEN')
  return row
}

/** Its author, the video's owner, and those who moderate. */
export function mayDelete(viewer: Viewer | null, comment: Pick<CommentRow, 'user_uuid' | 'owner_uuid'>): boolean {
  return viewer !== null && (viewer.uuid === comment.user_uuid || viewer.uuid === comment.owner_uuid || mayModerate(viewer))
}

/** @throws AppError COMMENT_NOT_FOUND, FORBIDDEN */
export function mustBeDeletable<Row extends Seen>(viewer: Viewer, comment: Row | undefined): Row {
  const row = mustSee(viewer, comment)
  if (!mayDelete(viewer, row)) throw new AppError('FORBIDDEN')
  return row
}

/** Does a moderator act here, on what is neither their own nor under their own video? That is written down. */
export function isActOfModeration(viewer: Viewer, comment: Pick<CommentRow, 'user_uuid' | 'owner_uuid'>): boolean {
  return viewer.uuid !== comment.user_uuid && viewer.uuid !== comment.owner_uuid
}

/** Pin and heart are the video's owner's. @throws AppError COMMENT_NOT_FOUND, FORBIDDEN */
export function mustOwnVideoOf<Row extends Seen>(viewer: Viewer, comment: Row | undefined): Row {
  const row = mustSee(viewer, comment)
  if (row.owner_uuid !== viewer.uuid) throw new AppError('FORBIDDEN')
  return row
}

/** Its author and those who moderate still see a hidden comment; nobody gives it anything. @throws AppError COMMENT_HIDDEN */
export function mustBeShown(comment: Pick<CommentRow, 'hidden_at' | 'parent_hidden'>): void {
  if (isHidden(comment)) throw new AppError('COMMENT_HIDDEN')
}
