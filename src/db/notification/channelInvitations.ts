import { sql } from 'kysely'
import type { ChannelMember } from '../channel/channelMembersTable.ts'
import type { Tx } from '../connection/database.ts'
import { isNotMutedBy, notified, skipDeletedUsers } from './notifications.ts'
import { isWantedOnSite } from './notificationChoices.ts'

/** Notifies a person that the owner of a channel invites them to edit it. @returns as `announceContent` */
export async function notifyChannelInvitation(tx: Tx, { channel_uuid, user_uuid }: ChannelMember): Promise<string[]> {
  return notified(
    tx,
    sql`
      insert into notifications (user_uuid, kind, channel_uuid, actor_uuid)
      select users.uuid, 'channelInvitation', channels.uuid, channels.creator_uuid
      from channels join users on users.uuid = ${user_uuid}::uuid
      where channels.uuid = ${channel_uuid}::uuid
        and ${isWantedOnSite(sql`'channelInvitation'`)} and ${isNotMutedBy(sql`channels.creator_uuid`)}
      ${skipDeletedUsers}
      on conflict do nothing returning user_uuid`,
  )
}

/** Deletes the notification of an invitation that is answered or cancelled. @returns the user to whom the change must be published */
export async function deleteChannelInvitation(tx: Tx, { channel_uuid, user_uuid }: ChannelMember): Promise<string[]> {
  const rows = await tx
    .deleteFrom('notifications')
    .where('kind', '=', 'channelInvitation')
    .where('channel_uuid', '=', channel_uuid)
    .where('user_uuid', '=', user_uuid)
    .returning('user_uuid')
    .execute()
  return rows.map((row) => row.user_uuid)
}
