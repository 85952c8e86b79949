import { z } from 'zod'
import { pageQuerySchema, timestampSchema } from '../../shared/entities/common.ts'
import { playlistSortSchema } from '../../shared/entities/playlist.ts'
import { limits } from '../../shared/limits.ts'
import { pageOfContentsQuery } from '../content/inputs.ts'
import { idSchema, userIdSchema } from '../http/inputs.ts'
import { fieldSchemas } from '../http/fieldSchemas.ts'

export const entryParams = z.object({ id: idSchema, userId: userIdSchema, contentId: idSchema })
export const playlistOfUserParams = z.object({ id: idSchema, userId: userIdSchema })

export const newPlaylist = z.object({
  name: fieldSchemas.playlistName,
  description: fieldSchemas.playlistDescription.default(''),
  isPrivate: z.boolean().default(true),
  isDefault: z.boolean().default(false),
  user_uuid: userIdSchema,
  idempotency_key: idSchema.nullable().default(null),
})
export const playlistChange = z.object({
  name: fieldSchemas.playlistName.exactOptional(),
  description: fieldSchemas.playlistDescription.exactOptional(),
  isPrivate: z.boolean().exactOptional(),
})

/** The response of a removal, sent back to undo it. */
export const entryPlace = z.object({ before_uuid: idSchema.nullable().default(null), addedAt: timestampSchema.optional() })
/** Moves a content just before `before_uuid`, or to the end when it is null. */
export const entryMove = z.object({ content_uuid: idSchema, before_uuid: idSchema.nullable() })

const sort = playlistSortSchema.default('position')
export const contentsQuery = pageOfContentsQuery.extend({ sort })
const contentsUpTo = (max: number) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(max)
    .default(limits.pageSize)
    .describe(
      `Combien de ses vidéos chaque playlist apporte : ${max} au plus, et ${limits.pageSize} quand rien n’est dit. La suite : /playlists/{id}/contents.`,
    )
/** How many of its first contents come with a playlist. */
export const withContents = z.object({ contents: contentsUpTo(limits.pageSizeMax) })
/** `sort` and `expand` apply to the contents that come with the playlist. */
export const playlistQuery = contentsQuery.omit({ cursor: true, limit: true }).extend(withContents.shape)
export const playlistPageQuery = pageQuerySchema.extend({ contents: contentsUpTo(limits.pageSize) })
/** `?containing=` takes a content: each playlist then says whether it contains it. */
export const playlistsQuery = playlistPageQuery.extend({ containing: idSchema.optional() })
