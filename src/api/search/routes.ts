import { z } from 'zod'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import {
  searchDateSchema,
  searchFacetsSchema,
  searchResultSchema,
  searchSortSchema,
  searchTypeSchema,
  suggestionSchema,
} from '../../shared/entities/search.ts'
import { limits } from '../../shared/limits.ts'
import { expandQuery } from '../content/inputs.ts'
import { ok } from '../http/answers.ts'
import type { Asked } from '../http/endpoint.ts'
import { route, routesOf } from '../http/route.ts'
import type { Viewer } from '../http/viewer.ts'
import { presentFoundPlaylist } from '../playlist/presenter.ts'
import * as policy from '../policy.ts'
import { presentFoundChannel, presentFoundContent, presentFoundHashtag } from './presenter.ts'
import { readQuery, search } from './service.ts'
import { suggest } from './suggest.ts'

const searchParams = z.object({ query: z.string() })
const filters = pageQuerySchema.extend({
  type: searchTypeSchema.default('all'),
  sort: searchSortSchema.default('relevance'),
  date: searchDateSchema.default('all'),
  ...searchFacetsSchema.shape,
  ...expandQuery.shape,
})
const suggestionsQuery = z.object({
  q: z.string(),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.suggestionsMax)
    .default(limits.suggestionsMax)
    .describe(`Combien au plus : ${limits.suggestionsMax}.`),
})

const capped = (total: number, most: number): { count: number; isCapped: boolean } => ({
  count: Math.min(total, most),
  isCapped: total > most,
})

export const searchRoutes = routesOf('Recherche', [
  route.get('/search/suggestions', {
    summary: 'Comment une recherche peut continuer, pendant qu’on l’écrit',
    limit: 'read',
    allow: policy.anyone,
    input: { query: suggestionsQuery },
    answers: { 200: z.array(suggestionSchema) },
    refuses: ['INVALID_INPUT'],
    handle: async ({ query: { q, limit }, db }) => ok(await suggest(db, readQuery(q, 'q'), limit)),
  }),

  route.get('/search/:query', {
    summary:
      'Vidéos, chaînes, playlists publiques et hashtags : accents et fautes de frappe pardonnés, nombres exacts jusqu’à 1000, de chaînes jusqu’à 100',
    description:
      'sort, date, duration, category, language et captions ne portent que sur les vidéos. Celles dont les textes répondent viennent avant celles où les mots sont seulement dits (sous-titres). highlights.passages : les secondes où ils le sont.',
    limit: 'read',
    allow: policy.anyone,
    input: { params: searchParams, query: filters },
    answers: { 200: searchResultSchema },
    refuses: ['INVALID_INPUT'],
    handle: findEverything,
  }),
])

async function findEverything({
  params,
  query: { expand = [], cursor, ...filter },
  db,
  context,
}: Asked<{ params: typeof searchParams; query: typeof filters }, Viewer | null>) {
  const results = await search(db, { ...filter, ...params, cursor, expand, viewer: context.viewer })
  const content = capped(results.contents.total, limits.searchCountMax)
  const channel = capped(results.channels.total, limits.searchChannelsMax)
  const playlist = capped(results.playlists.total, limits.searchCountMax)
  const hashtag = capped(results.hashtags.total, limits.searchCountMax)
  const body = {
    query: params.query,
    corrected: results.corrected,
    content: results.contents.rows.map(({ row, highlights, passages }) => presentFoundContent(row, highlights, passages, context, expand)),
    channel: results.channels.rows.map((row) => presentFoundChannel(row, context)),
    playlist: results.playlists.rows.map((row) => presentFoundPlaylist(row, context)),
    hashtag: results.hashtags.rows.map(presentFoundHashtag),
    stats: {
      totalResults: content.count + channel.count + playlist.count + hashtag.count,
      contentCount: content.count,
      channelCount: channel.count,
      playlistCount: playlist.count,
      hashtagCount: hashtag.count,
      isCapped: { content: content.isCapped, channel: channel.isCapped, playlist: playlist.isCapped, hashtag: hashtag.isCapped },
    },
  }
  return { ...ok(body), headers: results.nextCursor === null ? {} : { 'x-next-cursor': results.nextCursor } }
}
