import { recordAct } from '../audit/record.ts'
import { notificationChanges } from '../../db/events/changes.ts'
import type { CommentRow } from '../../db/comment/commentRows.ts'
import * as comments from '../../db/comment/comments.ts'
import { storeMentions } from '../../db/comment/mentions.ts'
import { findContentAccess, lockContent } from '../../db/content/contents.ts'
import type { Database, Db, Tx } from '../../db/connection/database.ts'
import { notifyComment, notifyHeart, notifyMentions } from '../../db/notification/notifications.ts'
import { mentionedNames } from '../../shared/mentions.ts'
import { AppError } from '../../shared/errors.ts'
import { plainText } from '../../shared/text.ts'
import { commentTextError } from '../../shared/validation/comment.ts'
import { mustBeOpen } from '../content/policy.ts'
import { type Visitor, withUnlock } from '../content/unlocks.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Viewer } from '../http/viewer.ts'
import { mustTakeComments } from './commenting.ts'
import { holdReasonOf } from './holding.ts'
import { isActOfModeration, managesVideoOf, mustBeShown, mustSee, readerOf } from './policy.ts'

type Deps = Pick<Database, 'db' | 'changes'>

/** @throws AppError COMMENT_NOT_FOUND, also when this viewer may not see it */
export async function readComment(db: Db, viewer: Viewer | null, uuid: string): Promise<CommentRow> {
  return mustSee(viewer, await comments.findComment(db, uuid, readerOf(viewer)))
}

/** The same for a guest whose browser has given the password of its video. @throws AppError COMMENT_NOT_FOUND */
export async function visitComment(db: Db, visitor: Visitor, uuid: string): Promise<CommentRow> {
  const comment = await comments.findComment(db, uuid, readerOf(visitor.viewer))
  const content = comment && { uuid: comment.content_uuid, statuts: comment.content_statuts, audience: comment.content_audience }
  const unlocked = await withUnlock(db, visitor, content)
  return mustSee(visitor.viewer, comment && { ...comment, content_is_unlocked: unlocked?.is_unlocked ?? false })
}

type Announced = Pick<CommentRow, 'uuid' | 'content_uuid' | 'channel_uuid' | 'parent_uuid' | 'held_for'>

/** Publishes that a comment changed. Of a held one, nothing is published. */
async function announce(
  { changes }: Pick<Deps, 'changes'>,
  { uuid, content_uuid, channel_uuid, held_for }: Omit<Announced, 'parent_uuid'>,
): Promise<void> {
  if (held_for !== null) return
  await changes.publish({ kind: 'comment', content_uuid, channel_uuid, comment_uuid: uuid })
}

/**
 * Publishes that a comment was added, deleted, hidden, held or shown again: the counts of its content and of the answered comment change. Of one
 * that was held before and still is, nothing is published.
 */
export async function announceCounted({ changes }: Pick<Deps, 'changes'>, comment: Announced): Promise<void> {
  const { uuid, parent_uuid, content_uuid, channel_uuid, held_for } = comment
  if (held_for !== null) return
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
 *   COMMENT_HELD, COMMENTS_CLOSED, CHANNEL_COMMENTS_CLOSED, COMMENTER_BLOCKED
 */
export async function addComment(deps: Deps, viewer: Viewer, form: CommentForm): Promise<{ comment: CommentRow; isNew: boolean }> {
  const { db } = deps
  const text = textOf(form.text)
  const content = mustBeOpen(await findContentAccess(db, form.content_uuid), viewer)
  if (!content.comments_open) throw new AppError('COMMENTS_CLOSED')
  const parent = form.parent_uuid === null ? null : await readComment(db, viewer, form.parent_uuid)
  if (parent && parent.content_uuid !== content.uuid) throw new AppError('COMMENT_NOT_FOUND')
  const top = parent && (parent.parent_uuid ?? parent.uuid)
  const { uuid, isNew, held_for, recipients } = await db.transaction().execute(async (tx) => {
    await lockForCounting(tx, content.uuid)
    await mustTakeComments(tx, viewer, content.channel_uuid)
    if (parent && top !== null) {
      for (const answered of new Set([top, parent.uuid])) {
        const locked = await comments.lockComment(tx, answered)
        if (!locked) throw new AppError('COMMENT_NOT_FOUND')
        mustBeShown({ ...locked, parent_hidden: false, parent_held: false })
      }
    }
    const { content_uuid, parent_uuid: answered_uuid, idempotency_key } = form
    const held_for = await holdReasonOf(tx, viewer, { ...content, owner_uuid: content.user_uuid }, text)
    const comment = { text, user_uuid: viewer.uuid, content_uuid, parent_uuid: top, idempotency_key, held_for }
    const { uuid, isNew } = await comments.insertComment(tx, { ...comment, answered_uuid: held_for && answered_uuid })
    if (isNew) await storeMentions(tx, uuid, mentionedNames(text))
    const notifies = isNew && held_for === null
    const recipients = notifies ? await notifyComment(tx, { comment_uuid: uuid, answered_uuid }) : []
    if (notifies) recipients.push(...(await notifyMentions(tx, uuid)))
    return { uuid, isNew, held_for, recipients }
  })
  if (!isNew) return { comment: await changeComment(deps, viewer, await readComment(db, viewer, uuid), form), isNew }
  await announceCounted(deps, { ...content, content_uuid: content.uuid, uuid, parent_uuid: top, held_for })
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
 * Changes the text of a comment; the heart and the pin, which those who manage the video gave to the former text, are removed. A published comment is
 * held where a new one with this text would be.
 * @throws AppError INVALID_INPUT, COMMENTS_CLOSED, CHANNEL_COMMENTS_CLOSED, COMMENTER_BLOCKED, COMMENT_NOT_FOUND when it was deleted
 *   meanwhile
 */
export async function changeComment(deps: Deps, viewer: Viewer, before: CommentRow, form: { text: string }): Promise<CommentRow> {
  const text = textOf(form.text)
  if (text === before.text) return before
  const { was, now, recipients } = await deps.db.transaction().execute(async (tx) => {
    await lockForCounting(tx, before.content_uuid)
    const locked = await comments.lockComment(tx, before.uuid)
    if (!locked) throw new AppError('COMMENT_NOT_FOUND')
    if ((await findContentAccess(tx, before.content_uuid))?.comments_open === false) throw new AppError('COMMENTS_CLOSED')
    await mustTakeComments(tx, viewer, before.channel_uuid)
    const held_for = locked.held_for ?? (await holdReasonOf(tx, viewer, before, text))
    await comments.updateCommentText(tx, before.uuid, { text, held_for, keepsMarks: managesVideoOf(viewer, before) })
    await storeMentions(tx, before.uuid, mentionedNames(text))
    return { was: locked.held_for, now: held_for, recipients: await notifyMentions(tx, before.uuid) }
  })
  if (now === null) await announce(deps, { ...before, held_for: null })
  else await announceCounted(deps, { ...before, held_for: was })
  await deps.changes.publish(notificationChanges(recipients))
  return readComment(deps.db, viewer, before.uuid)
}

/** Deletes a comment with its replies; a moderator's deletion goes to the audit log. */
export async function removeComment(deps: Deps, viewer: Viewer, comment: CommentRow): Promise<void> {
  const held_for = await deps.db.transaction().execute(async (tx) => {
    await lockForCounting(tx, comment.content_uuid)
    const locked = await comments.lockComment(tx, comment.uuid)
    await deleteLocked(tx, viewer, comment)
    return locked?.held_for ?? null
  })
  await announceCounted(deps, { ...comment, held_for })
}

/** Deletes a comment of a content that is locked. @throws AppError COMMENT_NOT_FOUND when it was deleted meanwhile */
export async function deleteLocked(tx: Tx, viewer: Viewer, comment: CommentRow): Promise<void> {
  if (!(await comments.deleteComment(tx, comment.uuid))) throw new AppError('COMMENT_NOT_FOUND')
  if (!isActOfModeration(viewer, comment)) return
  const { text, user_uuid, username, content_uuid } = comment
  await recordAct(tx, viewer.uuid, {
    act: 'comment.delete',
    subject_uuid: comment.uuid,
    details: { text, user_uuid, username, content_uuid },
  })
}

/** @throws AppError COMMENT_HIDDEN, COMMENT_HELD: such a comment cannot be liked */
export async function setLiked(deps: Deps, viewer: Viewer, comment: CommentRow, liked: boolean): Promise<CommentRow> {
  if (liked) mustBeShown(comment)
  await comments.setCommentLiked(deps.db, { comment_uuid: comment.uuid, user_uuid: viewer.uuid }, liked)
  await announce(deps, comment)
  return readComment(deps.db, viewer, comment.uuid)
}

/** @throws AppError COMMENT_HIDDEN, COMMENT_HELD, COMMENT_NOT_FOUND when it was deleted meanwhile */
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
 * @throws AppError COMMENT_HIDDEN, COMMENT_HELD, CONFLICT for a reply, COMMENT_NOT_FOUND when it was deleted meanwhile
 */
export async function setPinned(deps: Deps, viewer: Viewer, comment: CommentRow, pinned: boolean): Promise<CommentRow> {
  if (comment.parent_uuid !== null) throw new AppError('CONFLICT', { message: 'Une réponse ne peut pas être épinglée' })
  const former = await deps.db.transaction().execute(async (tx) => {
    await lockForCounting(tx, comment.content_uuid)
    const locked = await comments.lockComment(tx, comment.uuid)
    if (!locked) throw new AppError('COMMENT_NOT_FOUND')
    if (pinned) mustBeShown({ ...locked, parent_hidden: false, parent_held: false })
    return comments.setCommentPinned(tx, comment, pinned)
  })
  await announce(deps, comment)
  for (const uuid of former) await announce(deps, { ...comment, uuid })
  return readComment(deps.db, viewer, comment.uuid)
}
