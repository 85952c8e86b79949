import { sql } from 'kysely'
import type { Db } from '../connection/database.ts'
import { publishingRoleNames } from '../../shared/roles.ts'
import { announceContent } from '../notification/announcements.ts'
import { type ContentRef, lockContentAndChannel } from './contents.ts'

/**
 * True for a scheduled content whose time has come and whose qualities are ready, as far as its schedule asks for either, while its owner
 * may publish.
 */
const isDue = sql<boolean>`(
  (contents.publish_at is not null or contents.publish_when_ready)
  and (contents.publish_at is null or contents.publish_at <= now())
  and (not contents.publish_when_ready or exists (
    select from media where media.content_uuid = contents.uuid and media.state = 'complete'))
  and exists (
    select from channels join users on users.uuid = channels.creator_uuid join roles on roles.uuid = users.role_uuid
    where channels.uuid = contents.channel_uuid and roles.name = any(${publishingRoleNames}::text[])))`

/**
 * Makes one scheduled content public, if one is due: it is new from then on, and its channel's followers are notified.
 * @returns the content, and the users to whom a `notification` change must be published; null when none is due
 */
export async function publishNextDue(db: Db): Promise<{ content: ContentRef; recipients: string[] } | null> {
  const due = await db
    .selectFrom('contents')
    .select(['uuid', 'channel_uuid'])
    .where(isDue)
    .orderBy('publish_at')
    .limit(1)
    .executeTakeFirst()
  if (!due) return null
  const recipients = await db.transaction().execute(async (tx) => {
    if (!(await lockContentAndChannel(tx, due.uuid))) return []
    const now = new Date()
    await tx
      .updateTable('contents')
      .set({ statuts: 'public', publish_at: null, publish_when_ready: false, created_at: now, updated_at: now })
      .where('uuid', '=', due.uuid)
      // Its owner may have changed the schedule meanwhile.
      .where(isDue)
      .execute()
    return announceContent(tx, due.uuid)
  })
  return { content: { content_uuid: due.uuid, channel_uuid: due.channel_uuid }, recipients }
}
