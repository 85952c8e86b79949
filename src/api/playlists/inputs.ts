import { z } from 'zod'
import { pageQuerySchema, timestampSchema } from '../../shared/entities/common.ts'
import { playlistSortSchema } from '../../shared/entities/playlist.ts'
import { pageOfContentsQuery } from '../contents/inputs.ts'
import { idSchema, textSchema } from '../frame/inputs.ts'

export const entryParams = z.object({ id: idSchema, userId: idSchema, contentId: idSchema })
export const playlistOfUserParams = z.object({ id: idSchema, userId: idSchema })

export const newPlaylist = z.object({
  name: textSchema,
  description: textSchema.default(''),
  isPrivate: z.boolean().default(true),
  isDefault: z.boolean().default(false),
  user_uuid: idSchema,
})
export const playlistChange = z.object({
  name: textSchema.exactOptional(),
  description: textSchema.exactOptional(),
  isPrivate: z.boolean().exactOptional(),
})

/** What a removal answered, to undo it. */
export const entryPlace = z.object({ before_uuid: idSchema.nullable().default(null), addedAt: timestampSchema.optional() })
/** Just before that one; at the end with null. */
export const entryMove = z.object({ content_uuid: idSchema, before_uuid: idSchema.nullable() })

const sort = playlistSortSchema.default('position')
export const contentsQuery = pageOfContentsQuery.extend({ sort })
/** `?expand=contents` brings their first page, which `limit` and `sort` are about; `hashtags` and `viewer` are theirs. */
export const playlistQuery = contentsQuery.omit({ cursor: true }).extend({
  expand: z
    .string()
    .max(100)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(['contents', 'hashtags', 'viewer'])))
    .optional(),
})
/** `?containing=`: a content, and each playlist says whether it holds it. */
export const playlistsQuery = pageQuerySchema.extend({ containing: idSchema.optional() })
