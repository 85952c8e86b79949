import { recordAct } from '../audit/record.ts'
import { notificationChanges } from '../../db/events/changes.ts'
import type { CommentRow } from '../../db/comment/commentRows.ts'
import * as comments from '../../db/comment/comments.ts'
import { findContentAccess, lockContent } from '../../db/content/contents.ts'
import type { Database, Db, Tx } from '../../db/connection/database.ts'
import { notifyComment, notifyHeart } from '../../db/notification/notifications.ts'
import { AppError } from '../../shared/errors.ts'
import { plainText } from '../../shared/text.ts'
import { commentTextError } from '../../shared/validation/comment.ts'
import { mustBeOpen } from '../content/policy.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Viewer } from '../http/viewer.ts'
import { isActOfModeration, mustBeShown, mustSee, readerOf } from './policy.ts'

type Deps = Pick<Database, 'db' | 'changes'>

/** @throws AppError COMMENT_NOT_FOUND, also when this viewer may not see it */
export async function readComment(db: Db, viewer: Viewer | null, uuid: string): Promise<CommentRow> {
  return mustSee(viewer, await comments.findComment(db, uuid, readerOf(viewer)))
}

type Announced = Pick<CommentRow, 'uuid' | 'content_uuid' | 'channel_uuid' | 'parent_uuid'>

async function announce(
  { changes }: Pick<Deps, 'changes'>,
  { uuid, content_uuid, channel_uuid }: Omit<Announced, 'parent_uuid'>,
): Promise<void> {
  await changes.publish({ kind: 'comment', content_uuid, channel_uuid, comment_uuid: uuid })
}

/** Publishes that a comment was added, deleted, hidden or shown again: the counts of its content and of the answered comment change. */
export async function announceCounted({ changes }: Pick<Deps, 'changes'>, comment: Announced): Promise<void> {
  const { uuid, parent_uuid, content_uuid, channel_uuid } = comment
  const of = { content_uuid, channel_uuid }
  await changes.publish([
    { kind: 'comment', ...of, comment_uuid: uuid },
    ...(parent_uuid === null ? [] : [{ kind: 'comment', ...of, comment_uuid: parent_uuid } as const]),
    { kind: 'counts', ...of },
  ])
}

/** @throws AppError INVALID_INPUT with fields */
function textOf(text: string): string {
  const error = commentTextError(text)
  if (error !== undefined) mustBeValid({ text: error })
  return plainText(text)
}

export type CommentForm = { text: string; content_uuid: string; parent_uuid: string | null; idempotency_key: string | null }

/**
 * Adds a comment or a reply. A reply to a reply goes under the same top comment. The same idempotency key again returns the comment that it
 * made, with this text.
 * @throws AppError INVALID_INPUT with fields, CONTENT_NOT_FOUND, COMMENT_NOT_FOUND (no such comment here), COMMENT_HIDDEN,
 *   COMMENTS_CLOSED
 */
export async function addComment(deps: Deps, viewer: Viewer, form: CommentForm): Promise<{ comment: CommentRow; isNew: boolean }> {
  const { db } = deps
  const text = textOf(form.text)
  const content = mustBeOpen(await findContentAccess(db, form.content_uuid), viewer)
  if (!content.comments_open) throw new AppError('COMMENTS_CLOSED')
  const parent = form.parent_uuid === null ? null : await readComment(db, viewer, form.parent_uuid)
  if (parent && parent.content_uuid !== content.uuid) throw new AppError('COMMENT_NOT_FOUND')
  const top = parent && (parent.parent_uuid ?? parent.uuid)
  const { uuid, isNew, recipients } = await db.transaction().execute(async (tx) => {
    await lockForCounting(tx, content.uuid)
    if (parent && top !== null) {
      const locked = await comments.lockComment(tx, top)
      if (!locked) throw new AppError('COMMENT_NOT_FOUND')
      mustBeShown({ hidden_at: locked.hidden_at ?? parent.hidden_at, parent_hidden: false })
    }
    const { content_uuid, parent_uuid, idempotency_key } = form
    const comment = { text, user_uuid: viewer.uuid, content_uuid, parent_uuid: top, idempotency_key }
    const { uuid, isNew } = await comments.insertComment(tx, comment)
    return { uuid, isNew, recipients: isNew ? await notifyComment(tx, { comment_uuid: uuid, answered_uuid: parent_uuid }) : [] }
  })
  if (!isNew) return { comment: await changeComment(deps, viewer, await readComment(db, viewer, uuid), form), isNew }
  await announceCounted(deps, { ...content, content_uuid: content.uuid, uuid, parent_uuid: top })
  await deps.changes.publish(notificationChanges(recipients))
  return { comment: await readComment(db, viewer, uuid), isNew }
}

/**
 * Locks the content. Every write that changes counts locks the content first, then the comment, to avoid deadlocks.
 * @throws AppError CONTENT_NOT_FOUND
 */
export async function lockForCounting(tx: Tx, contentUuid: string): Promise<void> {
  if (!(await lockContent(tx, contentUuid))) throw new AppError('CONTENT_NOT_FOUND')
}

/**
 * Changes the text of a comment; the heart and the pin, which the video's owner gave to the former text, are removed.
 * @throws AppError INVALID_INPUT
 */
export async function changeComment(deps: Deps, viewer: Viewer, before: CommentRow, form: { text: string }): Promise<CommentRow> {
  const text = textOf(form.text)
  if (text === before.text) return before
  await comments.updateCommentText(deps.db, before.uuid, text, before.owner_uuid === before.user_uuid)
  await announce(deps, before)
  return readComment(deps.db, viewer, before.uuid)
}

/** Deletes a comment with its replies; a moderator's deletion goes to the audit log. */
export async function removeComment(deps: Deps, viewer: Viewer, comment: CommentRow): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockForCounting(tx, comment.content_uuid)
    if (!(await comments.deleteComment(tx, comment.uuid))) throw new AppError('COMMENT_NOT_FOUND')
    if (!isActOfModeration(viewer, comment)) return
    const { text, user_uuid, username, content_uuid } = comment
    await recordAct(tx, viewer.uuid, {
      act: 'comment.delete',
      subject_uuid: comment.uuid,
      details: { text, user_uuid, username, content_uuid },
    })
  })
  await announceCounted(deps, comment)
}

/** @throws AppError COMMENT_HIDDEN: a hidden comment cannot be liked */
export async function setLiked(deps: Deps, viewer: Viewer, comment: CommentRow, liked: boolean): Promise<CommentRow> {
  if (liked) mustBeShown(comment)
  await comments.setCommentLiked(deps.db, { comment_uuid: comment.uuid, user_uuid: viewer.uuid }, liked)
  await announce(deps, comment)
  return readComment(deps.db, viewer, comment.uuid)
}

/** @throws AppError COMMENT_HIDDEN, COMMENT_NOT_FOUND when it was deleted meanwhile */
export async function setHearted(deps: Deps, viewer: Viewer, comment: CommentRow, hearted: boolean): Promise<CommentRow> {
  const recipients = await deps.db.transaction().execute(async (tx) => {
    await lockForCounting(tx, comment.content_uuid)
    const locked = await comments.lockComment(tx, comment.uuid)
    if (!locked) throw new AppError('COMMENT_NOT_FOUND')
    if (hearted) mustBeShown({ ...comment, ...locked })
    await comments.setCommentHearted(tx, comment.uuid, hearted)
    return hearted ? notifyHeart(tx, comment.uuid) : []
  })
  await announce(deps, comment)
  await deps.changes.publish(notificationChanges(recipients))
  return readComment(deps.db, viewer, comment.uuid)
}

/**
 * Pins a comment above the others, in place of the pinned one, or unpins it.
 * @throws AppError COMMENT_HIDDEN, CONFLICT for a reply, COMMENT_NOT_FOUND when it was deleted meanwhile
 */
export async function setPinned(deps: Deps, viewer: Viewer, comment: CommentRow, pinned: boolean): Promise<CommentRow> {
  if (comment.parent_uuid !== null) throw new AppError('CONFLICT', { message: 'Une réponse ne peut pas être épinglée' })
  const former = await deps.db.transaction().execute(async (tx) => {
    await lockForCounting(tx, comment.content_uuid)
    const locked = await comments.lockComment(tx, comment.uuid)
    if (!locked) throw new AppError('COMMENT_NOT_FOUND')
    if (pinned) mustBeShown({ ...locked, parent_hidden: false })
    return comments.setCommentPinned(tx, comment, pinned)
  })
  await announce(deps, comment)
  for (const uuid of former) await announce(deps, { ...comment, uuid })
  return readComment(deps.db, viewer, comment.uuid)
}
