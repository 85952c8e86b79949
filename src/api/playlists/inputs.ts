import { z } from 'zod'
import { pageQuerySchema, timestampSchema } from '../../shared/entities/common.ts'
import { playlistSortSchema } from '../../shared/entities/playlist.ts'
import { limits } from '../../shared/limits.ts'
import { pageOfContentsQuery } from '../contents/inputs.ts'
import { idSchema } from '../frame/inputs.ts'
import { told } from '../frame/told.ts'

export const entryParams = z.object({ id: idSchema, userId: idSchema, contentId: idSchema })
export const playlistOfUserParams = z.object({ id: idSchema, userId: idSchema })

export const newPlaylist = z.object({
  name: told.playlistName,
  description: told.playlistDescription.default(''),
  isPrivate: z.boolean().default(true),
  isDefault: z.boolean().default(false),
  user_uuid: idSchema,
  idempotency_key: idSchema.nullable().default(null),
})
export const playlistChange = z.object({
  name: told.playlistName.exactOptional(),
  description: told.playlistDescription.exactOptional(),
  isPrivate: z.boolean().exactOptional(),
})

/** What a removal answered, to undo it. */
export const entryPlace = z.object({ before_uuid: idSchema.nullable().default(null), addedAt: timestampSchema.optional() })
/** Just before that one; at the end with null. */
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
/** How many of its first videos a playlist's answer brings. */
export const withContents = z.object({ contents: contentsUpTo(limits.pageSizeMax) })
/** `sort` and `expand` are about the videos that come with it. */
export const playlistQuery = contentsQuery.omit({ cursor: true, limit: true }).extend(withContents.shape)
export const playlistPageQuery = pageQuerySchema.extend({ contents: contentsUpTo(limits.pageSize) })
/** `?containing=`: a content, and each playlist says whether it holds it. */
export const playlistsQuery = playlistPageQuery.extend({ containing: idSchema.optional() })
