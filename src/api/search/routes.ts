import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { searchDateSchema, searchResultSchema, searchSortSchema, searchTypeSchema, suggestionSchema } from '../../shared/entities/search.ts'
import { limits } from '../../shared/limits.ts'
import { expandQuery } from '../content/inputs.ts'
import type { ApiDeps } from '../deps.ts'
import { ok } from '../http/answers.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'
import { presentFoundChannel, presentFoundContent, presentFoundHashtag } from './presenter.ts'
import { readQuery, search } from './service.ts'
import { suggest } from './suggest.ts'

const filters = pageQuerySchema.extend({
  type: searchTypeSchema.default('all'),
  sort: searchSortSchema.default('relevance'),
  date: searchDateSchema.default('all'),
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

export function searchRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Recherche')
    const reading = { limit: 'read', allow: policy.anyone } as const

    const suggestions = {
      ...reading,
      refuses: refusing('INVALID_INPUT'),
      summary: 'Comment une recherche peut continuer, pendant qu’on l’écrit',
      input: { query: suggestionsQuery },
      answers: { 200: z.array(suggestionSchema) },
    }
    route.get('/search/suggestions', suggestions, async ({ query: { q, limit }, db }) => ok(await suggest(db, readQuery(q, 'q'), limit)))

    const find = {
      ...reading,
      refuses: refusing('INVALID_INPUT'),
      summary: 'Vidéos, chaînes et hashtags : accents et fautes de frappe pardonnés, nombres exacts jusqu’à 1000, de chaînes jusqu’à 100',
      input: { params: z.object({ query: z.string() }), query: filters },
      answers: { 200: searchResultSchema },
    }
    route.get('/search/:query', find, async ({ params, query: { expand = [], cursor, ...filter }, db, context }) => {
      const results = await search(db, { ...filter, ...params, cursor, expand, viewer: context.viewer })
      const content = capped(results.contents.total, limits.searchCountMax)
      const channel = capped(results.channels.total, limits.searchChannelsMax)
      const hashtag = capped(results.hashtags.total, limits.searchCountMax)
      const body = {
        query: params.query,
        corrected: results.corrected,
        content: results.contents.rows.map(({ row, highlights }) => presentFoundContent(row, highlights, context, expand)),
        channel: results.channels.rows.map((row) => presentFoundChannel(row, context)),
        hashtag: results.hashtags.rows.map(presentFoundHashtag),
        stats: {
          totalResults: content.count + channel.count + hashtag.count,
          contentCount: content.count,
          channelCount: channel.count,
          hashtagCount: hashtag.count,
          isCapped: { content: content.isCapped, channel: channel.isCapped, hashtag: hashtag.isCapped },
        },
      }
      return { ...ok(body), headers: results.nextCursor === null ? {} : { 'x-next-cursor': results.nextCursor } }
    })
  }
}
