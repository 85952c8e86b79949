import { z } from 'zod'
import { topChannels } from '../../db/channel/channels.ts'
import { newsContents, trendingContents } from '../../db/content/rankings.ts'
import { channelSchema } from '../../shared/entities/channel.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { categorySchema, contentSchema } from '../../shared/entities/content.ts'
import { presentChannel } from '../channel/presenter.ts'
import { ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { userParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { sections } from './categories.ts'
import { categoriesQuery, pageOfContentsQuery, partsOf, topQuery } from './inputs.ts'
import { presentContent } from './presenter.ts'
import { recommend } from './recommend.ts'

const many = { 200: z.array(contentSchema) }

type Audience = { name: 'user' | 'guest'; whom: string; allow: typeof policy.signedIn | typeof policy.anyone }
const user: Audience = { name: 'user', whom: 'la personne connectée', allow: policy.signedIn }
const guest: Audience = { name: 'guest', whom: 'les visiteurs', allow: policy.anyone }

function recommendations({ name, whom, allow }: Audience) {
  return route.get(`/contents/recommendations/${name}`, {
    summary: `Recommandations pour ${whom}, avec leur raison`,
    limit: 'read',
    allow,
    input: { query: topQuery },
    answers: many,
    handle: async ({ query: { limit, expand = [] }, db, context, request: { server } }) => {
      return ok(await recommend(db, name === 'user' ? context : { ...context, viewer: null }, server.recommender, { limit, expand }))
    },
  })
}

function trending({ name, whom, allow }: Audience) {
  return route.get(`/contents/trending/${name}`, {
    summary: `Tendances pour ${whom}`,
    limit: 'read',
    allow,
    input: { query: pageOfContentsQuery },
    answers: many,
    handle: async ({ query: { limit, cursor, expand = [] }, db, context }) => {
      const rows = await trendingContents(
        db,
        name === 'user' ? context.viewer : null,
        { limit, after: readCursor(cursor) },
        partsOf(expand, context.viewer),
      )
      return paged(pageOf(rows, limit, (row) => presentContent(row, context, expand)))
    },
  })
}

/** Lists whose order the site chooses. Guests and signed-in users have separate addresses (specification §7). */
export const feedRoutes = routesOf('Vidéos', [
  recommendations(user),
  trending(user),
  recommendations(guest),
  trending(guest),

  route.get('/contents/top-creators', {
    summary: 'Les chaînes les plus suivies et les plus regardées en ce moment',
    limit: 'read',
    allow: policy.anyone,
    input: { query: pageQuerySchema.pick({ limit: true }) },
    answers: { 200: z.array(channelSchema) },
    handle: async ({ query: { limit }, db, context }) => {
      return ok((await topChannels(db, limit)).map((row) => presentChannel(row, context)))
    },
  }),

  route.get('/contents/categories', {
    summary:
      'Les vidéos du moment par catégorie et par hashtag populaire : ?limit= sections, ?contents= vidéos dans chacune, trois au moins',
    description: 'Aucune vidéo n’est dans deux sections.',
    limit: 'read',
    allow: policy.anyone,
    input: { query: categoriesQuery },
    answers: { 200: z.array(categorySchema) },
    handle: async ({ query: { limit, contents, exclude = [], expand = [] }, db, context }) => {
      return ok(await sections(db, context, { limit, contents, exclude, expand }))
    },
  }),

  route.get('/contents/news/:userId', {
    summary: 'Les dernières vidéos des chaînes que je suis',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: userParams, query: pageOfContentsQuery },
    missing: 'USER_NOT_FOUND',
    answers: many,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, query: { limit, cursor, expand = [] }, viewer, db, context }) => {
      policy.mustBe(viewer, params.userId)
      const rows = await newsContents(db, viewer.uuid, { limit, after: readCursor(cursor) }, partsOf(expand, viewer.uuid))
      return paged(pageOf(rows, limit, (row) => presentContent(row, context, expand)))
    },
  }),
])
