import { z } from 'zod'
import { storageUseKinds } from '../../shared/entities/storage.ts'
import type { Db } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'

const useSchema = z.object({ kind: z.enum(storageUseKinds), files: z.number(), bytes: z.number().nullable(), unmeasured: z.number() })
export type StorageUse = z.infer<typeof useSchema>

/** Counts what rows reference, of each kind, without a look at the storage. `bytes`: null where rows do not say */
export async function listStorageUses(db: Db): Promise<StorageUse[]> {
  return rowsOf(db, useSchema)`
    with of_media as (
      select count(original_key) as originals, coalesce(sum(original_bytes) filter (where original_key is not null), 0) as original_bytes,
        count(original_key) filter (where original_bytes is null) as unmeasured_originals,
        count(*) filter (where has_version) as versions,
        coalesce(sum(renditions_bytes) filter (where has_version), 0) as version_bytes,
        count(*) filter (where has_version and measured_key is distinct from playlist_key) as unmeasured_versions,
        count(thumbnail_key) + count(poster_key) + count(storyboard_key) as pictures
      from (select *, playlist_key is not null and playlist_key not like 'youtube/%' as has_version from media) as media
    )
    select 'originals' as kind, originals::float8 as files, original_bytes::float8 as bytes, unmeasured_originals::float8 as unmeasured from of_media
    union all select 'renditions', versions::float8, version_bytes::float8, unmeasured_versions::float8 from of_media
    union all select 'pictures', (pictures + (select count(avatar_key) from users) + (select count(banner_key) from channels)
      + (select count(logo_key) from site_settings))::float8, null, 0 from of_media
    union all select 'captions', count(*)::float8, coalesce(sum(octet_length(webvtt)), 0)::float8, 0 from captions
    union all select 'uploads', count(*)::float8, coalesce(sum(bytes), 0)::float8, 0 from resumable_uploads
      where accepted_at is null and refusal is null`
}
