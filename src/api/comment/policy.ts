import type { CommentRow, Reader } from '../../db/comment/commentRows.ts'
import { AppError } from '../../shared/errors.ts'
import { isOpenTo, manages } from '../content/policy.ts'
import type { Viewer } from '../http/viewer.ts'
import { mayModerate, moderator } from '../policy.ts'

type Shown = Pick<CommentRow, 'hidden_at' | 'held_for' | 'parent_hidden' | 'parent_held'>
type Placed = Pick<CommentRow, 'user_uuid' | 'owner_uuid' | 'editor_uuids'>
type Seen = Shown &
  Placed &
  Pick<CommentRow, 'content_hidden_at' | 'content_statuts' | 'content_audience' | 'content_allowed_uuids'> & {
    content_is_unlocked?: boolean
  }

/** Returns what the queries need to know about the viewer. */
export function readerOf(viewer: Viewer | null): Reader {
  return { uuid: viewer?.uuid ?? null, moderates: mayModerate(viewer) }
}

/** True when a moderator hid the comment, or the comment that it answers. */
export function isHidden(comment: Pick<CommentRow, 'hidden_at' | 'parent_hidden'>): boolean {
  return comment.hidden_at !== null || comment.parent_hidden
}

/** True when the comment waits for validation, or the comment that it answers does. */
export function isHeld(comment: Pick<CommentRow, 'held_for' | 'parent_held'>): boolean {
  return comment.held_for !== null || comment.parent_held
}

/**
 * Returns the comment when the viewer may see it: it has the visibility of its content, but a hidden comment is visible only to its author,
 * moderators and administrators, and a held one also to those who manage the video.
 * @throws AppError COMMENT_NOT_FOUND
 */
export function mustSee<Row extends Seen>(viewer: Viewer | null, comment: Row | undefined): Row {
  if (!comment) throw new AppError('COMMENT_NOT_FOUND')
  const content = {
    user_uuid: comment.owner_uuid,
    editor_uuids: comment.editor_uuids,
    hidden_at: comment.content_hidden_at,
    statuts: comment.content_statuts,
    audience: comment.content_audience,
    allowed_uuids: comment.content_allowed_uuids,
    is_unlocked: comment.content_is_unlocked ?? false,
  }
  const isPublished = !isHidden(comment) && (!isHeld(comment) || managesVideoOf(viewer, comment))
  const isOpen = isPublished || viewer?.uuid === comment.user_uuid || mayModerate(viewer)
  if (!isOpen || !isOpenTo(viewer, content)) throw new AppError('COMMENT_NOT_FOUND')
  return comment
}

/** True for those who manage the channel of the commented video. */
export function managesVideoOf(viewer: Viewer | null, { owner_uuid, editor_uuids }: Pick<Placed, 'owner_uuid' | 'editor_uuids'>): boolean {
  return manages(viewer, { user_uuid: owner_uuid, editor_uuids })
}

/** Returns the comment when the viewer is its author: only the author may change the text. @throws AppError COMMENT_NOT_FOUND, FORBIDDEN */
export function mustHaveWritten<Row extends Seen>(viewer: Viewer, comment: Row | undefined): Row {
  const row = mustSee(viewer, comment)
  if (row.user_uuid !== viewer.uuid) throw new AppError('FORBIDDEN')
  return row
}

/** True for the comment's author, those who manage the video, moderators and administrators. */
export function mayDelete(viewer: Viewer | null, comment: Placed): boolean {
  return viewer !== null && (viewer.uuid === comment.user_uuid || managesVideoOf(viewer, comment) || mayModerate(viewer))
}

/** @throws AppError COMMENT_NOT_FOUND, FORBIDDEN */
export function mustBeDeletable<Row extends Seen>(viewer: Viewer, comment: Row | undefined): Row {
  const row = mustSee(viewer, comment)
  if (!mayDelete(viewer, row)) throw new AppError('FORBIDDEN')
  return row
}

/** True when a moderator acts on a comment that is neither their own nor under a video that they manage: such an act goes to the audit log. */
export function isActOfModeration(viewer: Viewer, comment: Placed): boolean {
  return viewer.uuid !== comment.user_uuid && !managesVideoOf(viewer, comment)
}

/** Returns the comment when the viewer manages its video: only they may pin and heart. @throws AppError COMMENT_NOT_FOUND, FORBIDDEN */
export function mustManageVideoOf<Row extends Seen>(viewer: Viewer, comment: Row | undefined): Row {
  const row = mustSee(viewer, comment)
  if (!managesVideoOf(viewer, row)) throw new AppError('FORBIDDEN')
  return row
}

/**
 * Returns the comment when the viewer decides whether it is published: those who manage the video, and the site's moderators.
 * @throws AppError COMMENT_NOT_FOUND, FORBIDDEN, SECOND_FACTOR_MISSING
 */
export function mustDecideAbout<Row extends Seen>(viewer: Viewer, comment: Row | undefined): Row {
  const row = mustSee(viewer, comment)
  if (!managesVideoOf(viewer, row)) moderator(viewer)
  return row
}

/**
 * Throws for a hidden or held comment: those who still see it can neither reply to it nor mark it.
 * @throws AppError COMMENT_HIDDEN, COMMENT_HELD
 */
export function mustBeShown(comment: Shown): void {
  if (isHidden(comment)) throw new AppError('COMMENT_HIDDEN')
  if (isHeld(comment)) throw new AppError('COMMENT_HELD')
}
