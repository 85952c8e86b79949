import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'
import { contentSchema, hashtagSchema } from './content.ts'
import { languageSchema, videoCategorySchema } from './contentDetails.ts'
import { playlistSchema } from './playlist.ts'

export const searchTypeSchema = z.enum(['all', 'content', 'channel', 'playlist', 'hashtag'])
export const searchSortSchema = z.enum(['relevance', 'date', 'views', 'likes'])
/** Published at most a day, 7, 30 or 365 days ago. */
export const searchDateSchema = z.enum(['all', 'today', 'week', 'month', 'year'])
export type SearchDate = z.infer<typeof searchDateSchema>
/** Under 4 minutes, from 4 to 20, over 20. */
export const searchDurationSchema = z.enum(['all', 'short', 'medium', 'long'])
/** What the videos of a search can be narrowed to by what they are; nothing by default. */
export const searchFacetsSchema = z.object({
  duration: searchDurationSchema.default('all').describe('short : moins de 4 minutes, medium : de 4 à 20, long : plus de 20.'),
  category: videoCategorySchema.optional(),
  language: languageSchema.optional().describe('Celle qui est parlée, BCP 47 ; zxx : personne ne parle.'),
  captions: z.enum(['true', 'false']).default('false').describe('true : celles qui ont des sous-titres, dans n’importe quelle langue.'),
})
export type SearchFacets = z.infer<typeof searchFacetsSchema>

/** A part of a plain text, never HTML; `isMatch` when it is one of the searched words. */
const fragmentSchema = z.object({ text: z.string(), isMatch: z.boolean() })
export type Fragment = z.infer<typeof fragmentSchema>

/** Where the searched words are said: `second` of the video, and an extract of what is said there, in `language` (BCP 47). */
const foundPassageSchema = z.object({ second: z.int(), language: z.string(), text: z.array(fragmentSchema) })

/** `title` is the whole title, `description` an extract around the first match, `passages` where the words are said, at most three. */
export const foundContentSchema = contentSchema.extend({
  highlights: z.object({ title: z.array(fragmentSchema), description: z.array(fragmentSchema), passages: z.array(foundPassageSchema) }),
})

export const foundChannelSchema = z.object({
  uuid: uuidSchema,
  name: z.string(),
  description: z.string(),
  banner_url: z.string().nullable(),
  createdAt: timestampSchema,
  totalFollowed: z.int(),
  isOwnChannel: z.boolean(),
  creator: z.object({ uuid: uuidSchema, avatar: z.string().nullable(), username: z.string() }),
  isVerified: z.boolean(),
})
export type FoundChannel = z.infer<typeof foundChannelSchema>

/** Without its contents, which /playlists/{id}/contents has. */
export const foundPlaylistSchema = playlistSchema.omit({ contents: true, containsContent: true })
export type FoundPlaylist = z.infer<typeof foundPlaylistSchema>

/**
 * The results of a search. The counts are of everything that matches, whatever `type` requests; `isCapped` is true for groups with more
 * matches than their count. `corrected`: the query that was searched instead, when a word was a typo.
 */
export const searchResultSchema = z.object({
  query: z.string(),
  corrected: z.string().nullable(),
  content: z.array(foundContentSchema),
  channel: z.array(foundChannelSchema),
  playlist: z.array(foundPlaylistSchema),
  hashtag: z.array(hashtagSchema),
  stats: z.object({
    totalResults: z.int(),
    contentCount: z.int(),
    channelCount: z.int(),
    playlistCount: z.int(),
    hashtagCount: z.int(),
    isCapped: z.object({ content: z.boolean(), channel: z.boolean(), playlist: z.boolean(), hashtag: z.boolean() }),
  }),
})
export type SearchResult = z.infer<typeof searchResultSchema>

/** A completion of a query. `uuid`: of the content, channel or hashtag with this name; null for words. */
export const suggestionSchema = z.object({
  kind: z.enum(['word', 'content', 'channel', 'hashtag']),
  text: z.string(),
  uuid: uuidSchema.nullable(),
})
export type Suggestion = z.infer<typeof suggestionSchema>
