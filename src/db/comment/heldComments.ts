import { sql } from 'kysely'
import type { HoldReason } from '../../shared/entities/heldComment.ts'
import type { Db, Tx } from '../connection/database.ts'
import { isNewer, microseconds, type PageRequest } from '../connection/keyset.ts'

/** A comment that waits for validation, with its author and its content. */
export type HeldCommentRow = {
  uuid: string
  text: string
  user_uuid: string
  username: string
  avatar_key: string | null
  content_uuid: string
  content_title: string
  held_for: HoldReason
  created_at: Date
  updated_at: Date | null
}

/** Whose videos: of a person's own channel, of one channel, or of all with null. */
export type HeldUnder = { creator_uuid: string } | { channel_uuid: string } | null

/** Those under some videos. Nothing is to be decided about a comment that a moderator hid. */
function heldComments(db: Db | Tx, under: HeldUnder) {
  return db
    .selectFrom('comments')
    .innerJoin('contents', 'contents.uuid', 'comments.content_uuid')
    .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
    .where('comments.held_for', 'is not', null)
    .where('comments.hidden_at', 'is', null)
    .$if(under !== null, (query) => {
      if (under === null) return query
      if ('channel_uuid' in under) return query.where('channels.uuid', '=', under.channel_uuid)
      return query.where('channels.creator_uuid', '=', under.creator_uuid)
    })
}

/** Lists the comments that wait for validation, who waits longest first. */
export async function listHeldComments(
  db: Db | Tx,
  under: HeldUnder,
  { limit, after }: PageRequest,
): Promise<(HeldCommentRow & { position: number })[]> {
  return heldComments(db, under)
    .innerJoin('users', 'users.uuid', 'comments.user_uuid')
    .select(['comments.uuid', 'comments.text', 'comments.user_uuid', 'comments.content_uuid', 'comments.created_at', 'comments.updated_at'])
    .select(['users.username', 'users.avatar_key', 'contents.title as content_title'])
    .select(({ ref }) => ref('comments.held_for').$notNull().as('held_for'))
    .select(({ ref }) => microseconds(ref('comments.created_at')).as('position'))
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isNewer(ref('comments.created_at'), ref('comments.uuid'), after)) : query,
    )
    .orderBy('comments.created_at')
    .orderBy('comments.uuid')
    .limit(limit + 1)
    .execute()
}

export async function countHeldComments(db: Db | Tx, under: HeldUnder): Promise<number> {
  const { count } = await heldComments(db, under)
    .select(sql<number>`count(*)::int4`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Publishes a held comment that is locked, and notes that its author is no newcomer any more. */
export async function publishHeldComment(tx: Tx, { uuid, user_uuid }: { uuid: string; user_uuid: string }): Promise<void> {
  await tx.updateTable('comments').set({ held_for: null, answered_uuid: null }).where('uuid', '=', uuid).execute()
  await tx
    .updateTable('users')
    .set({ comment_approved_at: new Date() })
    .where('uuid', '=', user_uuid)
    .where('comment_approved_at', 'is', null)
    .execute()
}

/** True when a comment of the user was validated once, or one of theirs is published under a content of a channel that they do not manage. */
export async function isKnownCommenter(db: Db | Tx, userUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('users.uuid')
    .where('users.uuid', '=', userUuid)
    .where(({ or, exists, selectFrom, eb }) =>
      or([
        eb('users.comment_approved_at', 'is not', null),
        exists(
          selectFrom('comments')
            .innerJoin('contents', 'contents.uuid', 'comments.content_uuid')
            .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
            .leftJoin('channel_members', (join) =>
              join
                .onRef('channel_members.channel_uuid', '=', 'channels.uuid')
                .onRef('channel_members.user_uuid', '=', 'comments.user_uuid'),
            )
            .select('comments.uuid')
            .whereRef('comments.user_uuid', '=', 'users.uuid')
            .whereRef('channels.creator_uuid', '<>', 'users.uuid')
            // Also null for who is only invited. Not `isManagedBy`: a suspended owner's team is a team still.
            .where('channel_members.accepted_at', 'is', null)
            .where('comments.held_for', 'is', null)
            .where('comments.hidden_at', 'is', null),
        ),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}
