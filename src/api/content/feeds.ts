import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { topChannels } from '../../db/channel/channels.ts'
import { newsContents, trendingContents } from '../../db/content/rankings.ts'
import { channelSchema } from '../../shared/entities/channel.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { categorySchema, contentSchema } from '../../shared/entities/content.ts'
import { presentChannel } from '../channel/presenter.ts'
import type { ApiDeps } from '../deps.ts'
import { ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { userParams } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'
import { sections } from './categories.ts'
import { categoriesQuery, pageOfContentsQuery, partsOf, topQuery } from './inputs.ts'
import { presentContent } from './presenter.ts'
import { recommend } from './recommend.ts'

const many = { 200: z.array(contentSchema) }

/** Lists whose order the site chooses. Guests and signed-in users have separate addresses (specification §7). */
export function feedRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Vidéos')
    const audiences = [
      { audience: 'user', whom: 'la personne connectée', allow: policy.signedIn },
      { audience: 'guest', whom: 'les visiteurs', allow: policy.anyone },
    ] as const

    for (const { audience, whom, allow } of audiences) {
      const recommendations = {
        summary: `Recommandations pour ${whom}, avec leur raison`,
        limit: 'read',
        allow,
        input: { query: topQuery },
        answers: many,
      } as const
      route.get(`/contents/recommendations/${audience}`, recommendations, async ({ query: { limit, expand = [] }, db, context }) => {
        return ok(await recommend(db, audience === 'user' ? context : { ...context, viewer: null }, limit, expand))
      })

      const trending = {
        summary: `Tendances pour ${whom}`,
        limit: 'read',
        allow,
        input: { query: pageOfContentsQuery },
        answers: many,
      } as const
      route.get(`/contents/trending/${audience}`, trending, async ({ query: { limit, cursor, expand = [] }, db, context }) => {
        const rows = await trendingContents(db, { limit, after: readCursor(cursor) }, partsOf(expand, context.viewer))
        return paged(pageOf(rows, limit, (row) => presentContent(row, context, expand)))
      })
    }

    const top = {
      summary: 'Les chaînes les plus suivies et les plus regardées en ce moment',
      limit: 'read',
      allow: policy.anyone,
      input: { query: pageQuerySchema.pick({ limit: true }) },
      answers: { 200: z.array(channelSchema) },
    } as const
    route.get('/contents/top-creators', top, async ({ query: { limit }, db, context }) => {
      return ok((await topChannels(db, limit)).map((row) => presentChannel(row, context)))
    })

    const categories = {
      summary: 'Les vidéos du moment par hashtag populaire : ?limit= sections, ?contents= vidéos dans chacune',
      limit: 'read',
      allow: policy.anyone,
      input: { query: categoriesQuery },
      answers: { 200: z.array(categorySchema) },
    } as const
    route.get('/contents/categories', categories, async ({ query: { limit, contents, expand = [] }, db, context }) => {
      return ok(await sections(db, context, { limit, contents, expand }))
    })

    const news = {
      refuses: refusing('FORBIDDEN'),
      summary: 'Les dernières vidéos des chaînes que je suis',
      limit: 'read',
      allow: policy.signedIn,
      input: { params: userParams, query: pageOfContentsQuery },
      answers: many,
      missing: 'USER_NOT_FOUND',
    } as const
    route.get('/contents/news/:userId', news, async ({ params, query: { limit, cursor, expand = [] }, viewer, db, context }) => {
      policy.mustBe(viewer, params.userId)
      const rows = await newsContents(db, viewer.uuid, { limit, after: readCursor(cursor) }, partsOf(expand, viewer.uuid))
      return paged(pageOf(rows, limit, (row) => presentContent(row, context, expand)))
    })
  }
}
