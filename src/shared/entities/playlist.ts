import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'
import { contentSchema } from './content.ts'

/** A video of a playlist. */
export const playlistContentSchema = contentSchema.extend({ addedAt: timestampSchema })
export type PlaylistContent = z.infer<typeof playlistContentSchema>

/** `videoCount` and `thumbnail_url` (of its first public video) are what the viewer may know of it. */
export const playlistSchema = z.object({
  uuid: uuidSchema,
  name: z.string(),
  description: z.string(),
  /** «À consulter plus tard», made with the account */
  isDefault: z.boolean(),
  isPrivate: z.boolean(),
  videoCount: z.int(),
  thumbnail_url: z.string().nullable(),
  user_uuid: uuidSchema,
  createdAt: timestampSchema,
  /** when a video last came or went */
  updatedContentAt: timestampSchema,
  /** the first ones that the viewer may see, as many as `?contents=` says; the rest at /playlists/{id}/contents */
  contents: z.array(playlistContentSchema),
  /** only with `?containing=`: is that video in it? */
  containsContent: z.boolean().optional(),
})
export type Playlist = z.infer<typeof playlistSchema>

/** `position` is the owner's own order, `dateAdded` the newest first, `duration` the shortest first, the others alphabetical. */
export const playlistSortSchema = z.enum(['position', 'dateAdded', 'title', 'creator', 'duration'])
export type PlaylistSort = z.infer<typeof playlistSortSchema>

/** Where a removed video stood: what it takes to put it back (POST …/content/{contentId} with this as its body). */
export const playlistRemovalSchema = z.object({
  /** the video that came after it, null when it was the last */
  before_uuid: uuidSchema.nullable(),
  addedAt: timestampSchema,
})
