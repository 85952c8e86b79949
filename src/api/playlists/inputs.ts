import { z } from 'zod'
import { pageQuerySchema, timestampSchema } from '../../shared/entities/common.ts'
import { listSchema } from '../../shared/entities/list.ts'
import { playlistSortSchema } from '../../shared/entities/playlist.ts'
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
/** `?expand=contents` brings their first page, which `limit` and `sort` are about; `hashtags` and `viewer` are theirs. */
export const playlistQuery = contentsQuery.omit({ cursor: true }).extend({
  expand: listSchema(
    { type: 'string', enum: ['contents', 'hashtags', 'viewer'] },
    'Séparé par des virgules. contents : la première page de ses vidéos, dont limit et sort parlent. hashtags, viewer : ceux de ces vidéos.',
    100,
  )
    .pipe(z.array(z.enum(['contents', 'hashtags', 'viewer'])))
    .optional(),
})
/** `?containing=`: a content, and each playlist says whether it holds it. */
export const playlistsQuery = pageQuerySchema.extend({ containing: idSchema.optional() })
