import type { Selectable } from 'kysely'
import { channelOfContent } from '../content/contentRows.ts'
import type { Db, Tx } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'
import type { ReactionsTable } from '../schema/schema.ts'

export type ReactionRow = Selectable<ReactionsTable>
/** A written reaction, with the channel that changes are published to. */
export type WrittenReaction = ReactionRow & { channel_uuid: string }
/** A user and a content that something of theirs is about. */
export type UserContent = { user_uuid: string; content_uuid: string }

/** Sets a user's reaction to a content. Idempotent. */
export async function putReaction(db: Db | Tx, reaction: UserContent & { liked: boolean }): Promise<WrittenReaction> {
  return db
    .insertInto('reactions')
    .values(reaction)
    .onConflict((conflict) => conflict.columns(['user_uuid', 'content_uuid']).doUpdateSet({ liked: reaction.liked }))
    .returningAll()
    .returning(channelOfContent.as('channel_uuid'))
    .executeTakeFirstOrThrow()
}

export async function findReaction(db: Db | Tx, uuid: string): Promise<ReactionRow | undefined> {
  return db.selectFrom('reactions').selectAll().where('uuid', '=', uuid).executeTakeFirst()
}

export async function findReactionOf(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<ReactionRow | undefined> {
  return db
    .selectFrom('reactions')
    .selectAll()
    .where('user_uuid', '=', user_uuid)
    .where('content_uuid', '=', content_uuid)
    .executeTakeFirst()
}

export async function setReaction(db: Db | Tx, uuid: string, liked: boolean): Promise<WrittenReaction | undefined> {
  return db
    .updateTable('reactions')
    .set({ liked })
    .where('uuid', '=', uuid)
    .returningAll()
    .returning(channelOfContent.as('channel_uuid'))
    .executeTakeFirst()
}

/** @returns undefined when there was no reaction */
export async function deleteReactionOf(db: Db | Tx, { user_uuid, content_uuid }: UserContent): Promise<WrittenReaction | undefined> {
  return db
    .deleteFrom('reactions')
    .where('user_uuid', '=', user_uuid)
    .where('content_uuid', '=', content_uuid)
    .returningAll()
    .returning(channelOfContent.as('channel_uuid'))
    .executeTakeFirst()
}

/** Lists a user's reactions, newest first. */
export async function reactionsOf(
  db: Db | Tx,
  userUuid: string,
  { limit, after }: PageRequest,
): Promise<(ReactionRow & { position: number })[]> {
  return db
    .selectFrom('reactions')
    .selectAll()
    .select(({ ref }) => microseconds(ref('created_at')).as('position'))
    .where('user_uuid', '=', userUuid)
    .$if(after !== null, (query) => (after ? query.where(({ ref }) => isOlder(ref('created_at'), ref('uuid'), after)) : query))
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit + 1)
    .execute()
}
