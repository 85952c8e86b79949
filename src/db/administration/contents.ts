import { type RawBuilder, sql } from 'kysely'
import type { Audience } from '../../shared/audiences.ts'
import type { AdministeredState, AdministeredVisibility } from '../../shared/entities/administeredContent.ts'
import type { MediaFailureCode } from '../../shared/mediaFailures.ts'
import type { Visibility } from '../../shared/validation/content.ts'
import type { Db } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'
import { isConversionFailed } from '../media/failedConversions.ts'
import { isFound } from './search.ts'

export type AdministeredContentRow = {
  uuid: string
  title: string
  statuts: Visibility
  audience: Audience
  hidden_at: Date | null
  created_at: Date
  views_count: number
  channel_uuid: string
  channel_name: string
  user_uuid: string
  username: string
  thumbnail_key: string | null
  poster_key: string | null
  playlist_key: string | null
  original_key: string | null
  original_bytes: number | null
  renditions_bytes: number | null
  measured_key: string | null
  progress: number
  failure: MediaFailureCode | null
  failure_reason: string | null
  state: string
  open_reports: number
  position: number
}

const state = sql<string>`(case when ${isConversionFailed} then 'failed' when media.state = 'awaitingFile' then 'awaitingFile'
  when media.state = 'complete' then 'ready' else 'converting' end)`

/** `text` is empty for all; `state` and `visibility` are null for all. */
export type AdministeredContentFilter = {
  text: string
  state: AdministeredState | null
  visibility: AdministeredVisibility | null
  isHidden: boolean
}

/** Lists the contents of all channels, whoever may see them, the newest first. */
export async function listAdministeredContents(
  db: Db,
  { limit, after }: PageRequest,
  filter: AdministeredContentFilter,
): Promise<AdministeredContentRow[]> {
  return db
    .selectFrom('contents')
    .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
    .innerJoin('users', 'users.uuid', 'channels.creator_uuid')
    .innerJoin('media', 'media.content_uuid', 'contents.uuid')
    .select(['contents.uuid', 'contents.title', 'contents.statuts', 'contents.audience', 'contents.hidden_at', 'contents.created_at'])
    .select(['contents.views_count', 'contents.channel_uuid', 'channels.name as channel_name', 'users.uuid as user_uuid', 'users.username'])
    .select(['media.thumbnail_key', 'media.poster_key', 'media.playlist_key', 'media.original_key', 'media.original_bytes'])
    .select(['media.renditions_bytes', 'media.measured_key', 'media.progress', 'media.failure', 'media.failure_reason'])
    .select(({ ref }) => [state.as('state'), openReports.as('open_reports'), microseconds(ref('contents.created_at')).as('position')])
    .$if(filter.text !== '', (query) =>
      query.where(({ ref }) =>
        isFound(filter.text, {
          uuids: [ref('contents.uuid'), ref('channels.uuid'), ref('users.uuid')],
          texts: [ref('contents.title'), ref('users.username'), ref('channels.name')],
        }),
      ),
    )
    .$if(filter.state !== null, (query) => query.where(sql<boolean>`${state} = ${filter.state}`))
    .$if(filter.visibility !== null, (query) => query.where(hasVisibility(filter.visibility)))
    .$if(filter.isHidden, (query) => query.where('contents.hidden_at', 'is not', null))
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isOlder(ref('contents.created_at'), ref('contents.uuid'), after)) : query,
    )
    .orderBy('contents.created_at', 'desc')
    .orderBy('contents.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

/** About the video itself. */
const openReports = sql<number>`(
  select count(*)::int4 from reports where reports.content_uuid = contents.uuid and reports.status = 'open')`

/** A private video is one of its audience. */
function hasVisibility(visibility: AdministeredVisibility | null): RawBuilder<boolean> {
  if (visibility === 'public') return sql<boolean>`contents.statuts = 'public'`
  return sql<boolean>`(contents.statuts = 'private' and contents.audience = ${visibility})`
}
