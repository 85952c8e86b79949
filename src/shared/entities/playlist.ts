import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'
import { contentSchema } from './content.ts'

export const playlistContentSchema = contentSchema.extend({ addedAt: timestampSchema })
export type PlaylistContent = z.infer<typeof playlistContentSchema>

/** `videoCount` and `thumbnail_url` (of the first public video) depend on what the viewer may see. */
export const playlistSchema = z.object({
  uuid: uuidSchema,
  name: z.string(),
  description: z.string(),
  /** «À consulter plus tard», created with the account */
  isDefault: z.boolean(),
  isPrivate: z.boolean(),
  videoCount: z.int(),
  thumbnail_url: z.string().nullable(),
  user_uuid: uuidSchema,
  createdAt: timestampSchema,
  /** when a video was last added or removed */
  updatedContentAt: timestampSchema,
  /** the first contents that the viewer may see, as many as `?contents=` says; the others are at /playlists/{id}/contents */
  contents: z.array(playlistContentSchema),
  /** only with `?containing=`: whether that content is in it */
  containsContent: z.boolean().optional(),
})
export type Playlist = z.infer<typeof playlistSchema>

/** `position` is the owner's own order, `dateAdded` the newest first, `duration` the shortest first, the others alphabetical. */
export const playlistSortSchema = z.enum(['position', 'dateAdded', 'title', 'creator', 'duration'])
export type PlaylistSort = z.infer<typeof playlistSortSchema>

/** The former place of a removed content: sent back as the body of POST …/content/{contentId}, it restores the content. */
export const playlistRemovalSchema = z.object({
  /** the content that came after it, null when it was the last */
  before_uuid: uuidSchema.nullable(),
  addedAt: timestampSchema,
})
