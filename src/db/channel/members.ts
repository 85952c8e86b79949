import { sql } from 'kysely'
import type { Db, Tx } from '../connection/database.ts'
import type { ChannelMember } from './channelMembersTable.ts'
import { type ChannelRow, channelRows } from './channels.ts'

export type MemberRow = { user_uuid: string; username: string; avatar_key: string | null; invited_at: Date; accepted_at: Date | null }

/** Lists the people who edit a channel or are invited to, in the order of their invitations. */
export async function listMembers(db: Db | Tx, channelUuid: string): Promise<MemberRow[]> {
  return db
    .selectFrom('channel_members')
    .innerJoin('users', 'users.uuid', 'channel_members.user_uuid')
    .select([
      'channel_members.user_uuid',
      'users.username',
      'users.avatar_key',
      'channel_members.invited_at',
      'channel_members.accepted_at',
    ])
    .where('channel_members.channel_uuid', '=', channelUuid)
    .orderBy('channel_members.invited_at')
    .orderBy('users.uuid')
    .execute()
}

/** Returns the people who edit the channel that a user owns. */
export async function editorsOfOwner(db: Db | Tx, ownerUuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('channel_members')
    .innerJoin('channels', 'channels.uuid', 'channel_members.channel_uuid')
    .select('channel_members.user_uuid')
    .where('channels.creator_uuid', '=', ownerUuid)
    .where('channel_members.accepted_at', 'is not', null)
    .execute()
  return rows.map(({ user_uuid }) => user_uuid)
}

/** Locks a channel until the transaction ends, so that two invitations cannot both take its last place. @returns false when it does not exist */
export async function lockChannel(tx: Tx, channelUuid: string): Promise<boolean> {
  return (await tx.selectFrom('channels').select('uuid').where('uuid', '=', channelUuid).forNoKeyUpdate().executeTakeFirst()) !== undefined
}

/** Invites a person. @throws Error breaking channel_members_pkey when they are invited already, or edit the channel */
export async function insertMember(tx: Tx, { channel_uuid, user_uuid }: ChannelMember): Promise<void> {
  await tx.insertInto('channel_members').values({ channel_uuid, user_uuid }).execute()
}

/** Notes that a person accepts; an earlier acceptance is kept. @returns false when they are not invited any more */
export async function acceptInvitation(tx: Tx, { channel_uuid, user_uuid }: ChannelMember): Promise<boolean> {
  const result = await tx
    .updateTable('channel_members')
    .set({ accepted_at: sql<Date>`coalesce(accepted_at, now())` })
    .where('channel_uuid', '=', channel_uuid)
    .where('user_uuid', '=', user_uuid)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Removes an editor or an invitation. @returns whether the person edited the channel; undefined when they were not there */
export async function deleteMember(tx: Tx, { channel_uuid, user_uuid }: ChannelMember): Promise<{ wasEditor: boolean } | undefined> {
  const row = await tx
    .deleteFrom('channel_members')
    .where('channel_uuid', '=', channel_uuid)
    .where('user_uuid', '=', user_uuid)
    .returning('accepted_at')
    .executeTakeFirst()
  return row && { wasEditor: row.accepted_at !== null }
}

/** Has the media of all that a channel hides renamed: a former editor must not keep its addresses. */
export async function askForNewNamesOf(tx: Tx, channelUuid: string): Promise<void> {
  await sql`
    insert into media_to_rename (content_uuid) select uuid from contents
    where channel_uuid = ${channelUuid}::uuid and (statuts = 'private' or hidden_at is not null) order by uuid
    on conflict (content_uuid) do update set since = excluded.since`.execute(tx)
}

/** Ends an invitation that is not accepted yet. @returns whether the person edits the channel: an accepted one stays */
export async function endInvitation(tx: Tx, { channel_uuid, user_uuid }: ChannelMember): Promise<{ isEditor: boolean }> {
  await tx
    .deleteFrom('channel_members')
    .where('channel_uuid', '=', channel_uuid)
    .where('user_uuid', '=', user_uuid)
    .where('accepted_at', 'is', null)
    .execute()
  // An acceptance that was under way has either found no invitation, or is seen now.
  const editor = await tx
    .selectFrom('channel_members')
    .select('user_uuid')
    .where('channel_uuid', '=', channel_uuid)
    .where('user_uuid', '=', user_uuid)
    .executeTakeFirst()
  return { isEditor: editor !== undefined }
}

/** The same for every channel that a person owns or edits: their account is suspended or deleted. */
export async function askForNewNamesOfAll(tx: Tx, userUuid: string): Promise<void> {
  for (const { uuid, membership } of await channelsOfMember(tx, userUuid)) if (membership !== 'invited') await askForNewNamesOf(tx, uuid)
}

export type Membership = 'owner' | 'editor' | 'invited'

/** Lists the channels that a user owns, edits or is invited to edit: the own one first, then in the order of the invitations. */
export async function channelsOfMember(db: Db | Tx, userUuid: string): Promise<(ChannelRow & { membership: Membership })[]> {
  const own = sql<boolean>`channels.creator_uuid = ${userUuid}::uuid`
  const rows = await channelRows(db)
    .leftJoin('channel_members as mine', (join) =>
      join.onRef('mine.channel_uuid', '=', 'channels.uuid').on('mine.user_uuid', '=', userUuid),
    )
    .select([own.as('is_own'), 'mine.accepted_at'])
    .where(
      'channels.uuid',
      'in',
      sql<string>`(select uuid from channels where creator_uuid = ${userUuid}::uuid
        union select channel_uuid from channel_members where user_uuid = ${userUuid}::uuid)`,
    )
    .orderBy(own, 'desc')
    .orderBy('mine.invited_at')
    .orderBy('channels.uuid')
    .execute()
  return rows.map(({ is_own, accepted_at, ...channel }) => ({
    ...channel,
    membership: is_own ? 'owner' : accepted_at === null ? 'invited' : 'editor',
  }))
}
