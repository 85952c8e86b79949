import { type RawBuilder, sql } from 'kysely'
import { publishingRoleNames } from '../../shared/roles.ts'

// The owner's own rights bound those of the editors: a channel whose owner is suspended, or may not publish any more, has none meanwhile.
const editors = sql`
  from channel_members as members
  join users as owners on owners.uuid = channels.creator_uuid and owners.suspended_at is null
  join roles as owner_roles on owner_roles.uuid = owners.role_uuid and owner_roles.name = any(${[...publishingRoleNames]}::text[])
  where members.channel_uuid = channels.uuid and members.accepted_at is not null`

/** The people who edit the channel in `channels` with its owner, who is not among them. */
export const editorUuids = sql<string[]>`array(select members.user_uuid::text ${editors})`

/** True when a user owns the channel in `channels`, or edits it. @param userUuid null for a guest */
export function isManagedBy(userUuid: string | null): RawBuilder<boolean> {
  if (userUuid === null) return sql<boolean>`false`
  return sql<boolean>`(channels.creator_uuid = ${userUuid}::uuid
    or exists (select ${editors} and members.user_uuid = ${userUuid}::uuid))`
}
