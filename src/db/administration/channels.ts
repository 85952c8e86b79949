import { sql } from 'kysely'
import type { Db } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'
import { isFound } from './search.ts'

export type AdministeredChannelRow = {
  uuid: string
  name: string
  verified: boolean
  followers_count: number
  created_at: Date
  user_uuid: string
  username: string
  avatar_key: string | null
  suspended_at: Date | null
  videos: number
  bytes: number
  position: number
}

const videos = sql<number>`(select count(*)::int4 from contents where contents.channel_uuid = channels.uuid)`
/** What the database knows of the channel's videos: the files that were received, and the versions that play. */
const bytes = sql<number>`(
  select coalesce(sum(
      case when media.original_key is null then 0 else coalesce(media.original_bytes, 0) end +
      case when media.playlist_key is null then 0 else coalesce(media.renditions_bytes, 0) end), 0)::float8
  from contents join media on media.content_uuid = contents.uuid where contents.channel_uuid = channels.uuid)`

/** Lists the channels, the newest first. @param filter.text empty for all */
export async function listAdministeredChannels(
  db: Db,
  { limit, after }: PageRequest,
  { text, isVerified }: { text: string; isVerified: boolean },
): Promise<AdministeredChannelRow[]> {
  return db
    .selectFrom('channels')
    .innerJoin('users', 'users.uuid', 'channels.creator_uuid')
    .select(['channels.uuid', 'channels.name', 'channels.verified', 'channels.followers_count', 'channels.created_at'])
    .select(['users.uuid as user_uuid', 'users.username', 'users.avatar_key', 'users.suspended_at'])
    .select(({ ref }) => [videos.as('videos'), bytes.as('bytes'), microseconds(ref('channels.created_at')).as('position')])
    .$if(text !== '', (query) =>
      query.where(({ ref }) =>
        isFound(text, { uuids: [ref('channels.uuid'), ref('users.uuid')], texts: [ref('channels.name'), ref('users.username')] }),
      ),
    )
    .$if(isVerified, (query) => query.where('channels.verified', '=', true))
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isOlder(ref('channels.created_at'), ref('channels.uuid'), after)) : query,
    )
    .orderBy('channels.created_at', 'desc')
    .orderBy('channels.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}
