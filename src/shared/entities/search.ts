import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'
import { contentSchema, hashtagSchema } from './content.ts'

export const searchTypeSchema = z.enum(['all', 'content', 'channel', 'hashtag'])
export const searchSortSchema = z.enum(['relevance', 'date', 'views', 'likes'])
/** Published at most a day, 7, 30 or 365 days ago. */
export const searchDateSchema = z.enum(['all', 'today', 'week', 'month', 'year'])
export type SearchDate = z.infer<typeof searchDateSchema>

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

/**
 * The results of a search. The counts are of everything that matches, whatever `type` requests; `isCapped` is true for groups with more
 * matches than their count. `corrected`: the query that was searched instead, when a word was a typo.
 */
export const searchResultSchema = z.object({
  query: z.string(),
  corrected: z.string().nullable(),
  content: z.array(foundContentSchema),
  channel: z.array(foundChannelSchema),
  hashtag: z.array(hashtagSchema),
  stats: z.object({
    totalResults: z.int(),
    contentCount: z.int(),
    channelCount: z.int(),
    hashtagCount: z.int(),
    isCapped: z.object({ content: z.boolean(), channel: z.boolean(), hashtag: z.boolean() }),
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
