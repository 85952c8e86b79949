import { sql } from 'kysely'
import { mediaQueue, type QueueName } from '../jobs/queues.ts'
import type { MediaFailureCode } from '../../shared/mediaFailures.ts'
import { lockContentAndChannel } from '../content/contents.ts'
import type { Db, Tx } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'
import type { UploadRef } from './media.ts'

/** True for media with a failure after which a part of the video is missing. After the others, the conversion ended or waits. */
export const isConversionFailed = sql<boolean>`media.failure is not null and media.state in ('failed', 'complete')
  and media.failure not in ('DAMAGED', 'NO_FFMPEG')`

export type FailedConversionRow = {
  uuid: string
  title: string
  username: string
  state: 'failed' | 'complete'
  failure: MediaFailureCode
  failure_reason: string | null
  original_key: string | null
  updated_at: Date
  position: number
}

/** Lists the contents whose conversion failed, or ended with its first rendition only; the latest first. */
export async function listFailedConversions(db: Db, { limit, after }: PageRequest): Promise<FailedConversionRow[]> {
  return db
    .selectFrom('media')
    .innerJoin('contents', 'contents.uuid', 'media.content_uuid')
    .innerJoin('channels', 'channels.uuid', 'contents.channel_uuid')
    .innerJoin('users', 'users.uuid', 'channels.creator_uuid')
    .select(['contents.uuid', 'contents.title', 'users.username', 'media.failure_reason', 'media.original_key', 'media.updated_at'])
    .select((eb) => eb.ref('media.state').$castTo<'failed' | 'complete'>().as('state'))
    .select((eb) => eb.ref('media.failure').$castTo<MediaFailureCode>().as('failure'))
    .select(({ ref }) => microseconds(ref('media.updated_at')).as('position'))
    .where(isConversionFailed)
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isOlder(ref('media.updated_at'), ref('media.content_uuid'), after)) : query,
    )
    .orderBy('media.updated_at', 'desc')
    .orderBy('media.content_uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

/** What has to be enqueued to repeat a conversion; `noFile`: the uploaded file was removed; `notFailed`: there is nothing to repeat. */
export type Repetition = { queue: QueueName; upload: UploadRef } | 'noFile' | 'notFailed'

/**
 * Puts a failed conversion back to where it can be repeated: the whole of it, or, when the first rendition can be watched, the ladder.
 * @returns what has to be enqueued in the same transaction
 */
export async function resetFailedConversion(tx: Tx, contentUuid: string): Promise<Repetition> {
  await lockContentAndChannel(tx, contentUuid)
  const media = await tx
    .selectFrom('media')
    .select(['state', 'original_key', 'upload_uuid'])
    .where('content_uuid', '=', contentUuid)
    .where(isConversionFailed)
    .forUpdate()
    .executeTakeFirst()
  if (!media) return 'notFailed'
  if (media.original_key === null || media.upload_uuid === null) return 'noFile'
  const state = media.state === 'complete' ? 'watchable' : 'received'
  const upload = { content_uuid: contentUuid, upload_uuid: media.upload_uuid }
  await tx
    .updateTable('media')
    .set({
      state,
      progress: 0,
      failure: null,
      failure_at: null,
      failure_reason: null,
      updated_at: new Date(),
    })
    .where('content_uuid', '=', contentUuid)
    .execute()
  return { queue: mediaQueue(state), upload }
}
