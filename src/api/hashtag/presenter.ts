import type { HashtagRow } from '../../db/hashtag/hashtags.ts'
import type { Hashtag } from '../../shared/entities/content.ts'

export function presentHashtag(row: Pick<HashtagRow, 'uuid' | 'name' | 'content_count'>): Hashtag {
  return { uuid: row.uuid, name: row.name, contentCount: row.content_count }
}
