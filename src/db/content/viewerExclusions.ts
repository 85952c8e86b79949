import { type RawBuilder, sql } from 'kysely'

/** The lists that the site puts together for a viewer. Search, a channel's page and playlists show what was asked for. */
type List = 'recommendations' | 'trending' | 'categories' | 'news' | 'newest'
/** A row's columns, such as `contents.uuid` and `contents.channel_uuid`. */
type Shown = { content: RawBuilder<unknown>; channel: RawBuilder<unknown> }

/** True unless the user marked the content as not interesting. */
export const isInteresting = (user: string, content: RawBuilder<unknown>): RawBuilder<boolean> => sql`not exists (
  select from not_interested where not_interested.user_uuid = ${user}::uuid and not_interested.content_uuid = ${content} offset 0)`

/** True unless the user mutes the channel. @param user uuid */
export const isNotMuted = (user: RawBuilder<unknown>, channel: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`not exists (
  select from mutes where mutes.user_uuid = ${user} and mutes.channel_uuid = ${channel} offset 0)`

/**
 * True unless the viewer refused the content, for one of these lists. This is the place of every such refusal: each list asks here, for each
 * content. @param viewer uuid, null for a guest, who refuses nothing
 */
export function isNotExcluded(list: List, viewer: string | null, { content, channel }: Shown): RawBuilder<boolean> {
  if (viewer === null) return sql`true`
  const isWanted = isNotMuted(sql`${viewer}::uuid`, channel)
  // «Pas intéressé» counts in recommendations alone (docs/decisions.md).
  return list === 'recommendations' ? sql`${isWanted} and ${isInteresting(viewer, content)}` : isWanted
}
