import { sql } from 'kysely'
import type { CommentSort } from '../../shared/entities/comment.ts'
import type { HoldReason } from '../../shared/entities/heldComment.ts'
import { type CommentRow, commentRows, isShownTo, parentHeld, parentHidden, type Reader } from './commentRows.ts'
import { isListed } from '../content/contentRows.ts'
import type { Db, Tx } from '../connection/database.ts'
import { isLower, isNewer, isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'

export type PositionedComment = CommentRow & { position: number }

export async function findComment(db: Db | Tx, uuid: string, reader: Reader): Promise<CommentRow | undefined> {
  return commentRows(db, reader).where('comments.uuid', '=', uuid).executeTakeFirst()
}

/** Lists the comments and replies that everybody may see, newest first. */
export async function listComments(db: Db | Tx, { limit, after }: PageRequest, reader: Reader): Promise<PositionedComment[]> {
  return commentRows(db, reader)
    .innerJoin('media', 'media.content_uuid', 'contents.uuid')
    .select(({ ref }) => microseconds(ref('comments.created_at')).as('position'))
    .where('comments.hidden_at', 'is', null)
    .where('comments.held_for', 'is', null)
    .where(sql<boolean>`not ${parentHidden} and not ${parentHeld}`)
    .where(isListed)
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isOlder(ref('comments.created_at'), ref('comments.uuid'), after)) : query,
    )
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

/** A position before every row, in either order: the page after the pinned comment continues from it. */
const beforeAll = Number.MAX_SAFE_INTEGER

/** Lists the top-level comments of a content: the pinned one, then the newest or the most liked. */
export async function commentsOfContent(
  db: Db | Tx,
  contentUuid: string,
  sort: CommentSort,
  { limit, after }: PageRequest,
  reader: Reader,
): Promise<PositionedComment[]> {
  const top = commentRows(db, reader).where('comments.content_uuid', '=', contentUuid).where('comments.parent_uuid', 'is', null)
  const pinned = after === null ? await top.where('comments.pinned', '=', true).executeTakeFirst() : undefined
  const others = top.where('comments.pinned', '=', false).where(isShownTo(reader))
  const rows = await (sort === 'popular' ? mostLiked(others, { limit, after }) : newest(others, { limit, after }))
  if (!pinned) return rows
  // Another comment may have been pinned between the two queries.
  return [{ ...pinned, position: beforeAll }, ...rows.filter(({ uuid }) => uuid !== pinned.uuid)]
}

type Query = ReturnType<typeof commentRows>

function newest(query: Query, { limit, after }: PageRequest): Promise<PositionedComment[]> {
  return query
    .select(({ ref }) => microseconds(ref('comments.created_at')).as('position'))
    .$if(after !== null, (page) =>
      after ? page.where(({ ref }) => isOlder(ref('comments.created_at'), ref('comments.uuid'), after)) : page,
    )
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

function mostLiked(query: Query, { limit, after }: PageRequest): Promise<PositionedComment[]> {
  return query
    .select('comments.popularity as position')
    .$if(after !== null, (page) =>
      after ? page.where(({ ref }) => isLower(ref('comments.popularity'), ref('comments.uuid'), after)) : page,
    )
    .orderBy('comments.popularity', 'desc')
    .orderBy('comments.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Lists the replies to a comment, oldest first. */
export async function repliesTo(
  db: Db | Tx,
  parentUuid: string,
  { limit, after }: PageRequest,
  reader: Reader,
): Promise<PositionedComment[]> {
  return commentRows(db, reader)
    .select(({ ref }) => microseconds(ref('comments.created_at')).as('position'))
    .where('comments.parent_uuid', '=', parentUuid)
    .where(isShownTo(reader))
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isNewer(ref('comments.created_at'), ref('comments.uuid'), after)) : query,
    )
    .orderBy('comments.created_at')
    .orderBy('comments.uuid')
    .limit(limit + 1)
    .execute()
}

export type NewComment = {
  text: string
  user_uuid: string
  content_uuid: string
  parent_uuid: string | null
  idempotency_key: string | null
  /** null: it is published at once */
  held_for: HoldReason | null
  /** of a held one: the comment or reply that it answers */
  answered_uuid: string | null
}

/**
 * Inserts a comment.
 * @param comment.parent_uuid a top-level comment, locked by `lockComment`
 * @returns its uuid, and whether it is new: with the idempotency key of an earlier comment of this user, that comment is returned
 */
export async function insertComment(tx: Tx, comment: NewComment): Promise<{ uuid: string; isNew: boolean }> {
  const inserted = await tx
    .insertInto('comments')
    .values(comment)
    .onConflict((conflict) => conflict.columns(['user_uuid', 'idempotency_key']).where('idempotency_key', 'is not', null).doNothing())
    .returning('uuid')
    .executeTakeFirst()
  if (inserted) return { uuid: inserted.uuid, isNew: true }
  const earlier = await tx
    .selectFrom('comments')
    .select('uuid')
    .where('user_uuid', '=', comment.user_uuid)
    .where('idempotency_key', '=', comment.idempotency_key)
    .executeTakeFirstOrThrow()
  return { uuid: earlier.uuid, isNew: false }
}

export type LockedComment = Pick<CommentRow, 'text' | 'hidden_at' | 'held_for' | 'updated_at'> & { answered_uuid: string | null }

/** Locks a comment until the transaction ends. Lock its content first (`lockContent`): counting takes both locks in that order. */
export async function lockComment(tx: Tx, uuid: string): Promise<LockedComment | undefined> {
  return tx
    .selectFrom('comments')
    .select(['text', 'hidden_at', 'held_for', 'updated_at', 'answered_uuid'])
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Sets a comment's text.
 * @param change.keepsMarks false removes heart and pin, which the video's owner gave to the former text
 * @param change.held_for whether the new text waits for validation
 */
export async function updateCommentText(
  tx: Tx,
  uuid: string,
  { text, held_for, keepsMarks }: { text: string; held_for: HoldReason | null; keepsMarks: boolean },
): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ text, held_for, updated_at: new Date(), ...(keepsMarks ? {} : { pinned: false, hearted: false }) })
    .where('uuid', '=', uuid)
    .execute()
}

/** Deletes a comment with its replies. @returns false when it did not exist any more */
export async function deleteComment(tx: Tx, uuid: string): Promise<boolean> {
  return (await tx.deleteFrom('comments').where('uuid', '=', uuid).executeTakeFirst()).numDeletedRows === 1n
}

type DeletedComment = Pick<CommentRow, 'uuid' | 'content_uuid' | 'parent_uuid' | 'held_for'>

/** Locks the contents of a channel under which a user has commented, in the order of their uuids. */
export async function lockContentsWithCommentsOf(tx: Tx, of: { channel_uuid: string; user_uuid: string }): Promise<void> {
  await tx
    .selectFrom('contents')
    .select('uuid')
    .where('channel_uuid', '=', of.channel_uuid)
    .where('uuid', 'in', tx.selectFrom('comments').select('content_uuid').where('user_uuid', '=', of.user_uuid))
    .orderBy('uuid')
    .forUpdate()
    .execute()
}

/** Deletes a user's comments under the contents of a channel, with their replies. The contents are locked. */
export async function deleteCommentsUnder(tx: Tx, of: { channel_uuid: string; user_uuid: string }): Promise<DeletedComment[]> {
  return tx
    .deleteFrom('comments')
    .where('user_uuid', '=', of.user_uuid)
    .where('content_uuid', 'in', tx.selectFrom('contents').select('uuid').where('channel_uuid', '=', of.channel_uuid))
    .returning(['uuid', 'content_uuid', 'parent_uuid', 'held_for'])
    .execute()
}

/** Sets or removes a user's like of a comment. Idempotent. */
export async function setCommentLiked(db: Db | Tx, like: { comment_uuid: string; user_uuid: string }, liked: boolean): Promise<void> {
  if (liked) {
    await db
      .insertInto('comment_likes')
      .values(like)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await db.deleteFrom('comment_likes').where('comment_uuid', '=', like.comment_uuid).where('user_uuid', '=', like.user_uuid).execute()
  }
}

export async function setCommentHearted(db: Db | Tx, uuid: string, hearted: boolean): Promise<void> {
  await db.updateTable('comments').set({ hearted }).where('uuid', '=', uuid).execute()
}

/**
 * Pins a comment in place of the content's pinned one, or unpins it.
 * @param comment of a content that is locked
 * @returns the uuid of the comment that was unpinned for it, if any
 */
export async function setCommentPinned(tx: Tx, comment: { uuid: string; content_uuid: string }, pinned: boolean): Promise<string[]> {
  const before = tx
    .updateTable('comments')
    .set({ pinned: false })
    .where('content_uuid', '=', comment.content_uuid)
    .where('pinned', '=', true)
  if (!pinned) {
    await before.where('uuid', '=', comment.uuid).execute()
    return []
  }
  const former = await before.where('uuid', '<>', comment.uuid).returning('uuid').execute()
  await tx.updateTable('comments').set({ pinned }).where('uuid', '=', comment.uuid).execute()
  return former.map(({ uuid }) => uuid)
}

/** Hides a comment, which also unpins it, or shows it again. @returns false when nothing changed */
export async function setCommentHidden(tx: Tx, uuid: string, hidden: boolean): Promise<boolean> {
  const result = await tx
    .updateTable('comments')
    .set(hidden ? { hidden_at: new Date(), pinned: false } : { hidden_at: null })
    .where('uuid', '=', uuid)
    .where('hidden_at', hidden ? 'is' : 'is not', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
