import { type RawBuilder, sql } from 'kysely'

/** The lists that the site puts together for a viewer. Search, a channel's page and playlists show what was asked for. */
type List = 'recommendations' | 'trending' | 'categories' | 'news'
/** A row's columns, such as `contents.uuid` and `contents.channel_uuid`. */
type Shown = { content: RawBuilder<unknown>; channel: RawBuilder<unknown> }

/** True unless the user marked the content as not interesting. */
export const isInteresting = (user: string, content: RawBuilder<unknown>): RawBuilder<boolean> => sql`not exists (
  select from not_interested where not_interested.user_uuid = ${user}::uuid and not_interested.content_uuid = ${content} offset 0)`

/**
 * True unless the viewer refused the content, for one of these lists. This is the place of every such refusal: each list asks here, for each
 * content. @param viewer uuid, null for a guest, who refuses nothing
 */
export function isNotExcluded(list: List, viewer: string | null, { content }: Shown): RawBuilder<boolean> {
  // «Pas intéressé» counts in recommendations alone (docs/decisions.md). A refusal that counts in all lists goes before this line.
  if (viewer === null || list !== 'recommendations') return sql`true`
  return isInteresting(viewer, content)
}
