import { z } from 'zod'
import { findChannel } from '../../db/channel/channels.ts'
import type { Db } from '../../db/connection/database.ts'
import { findFollow, findFollowOf, findFollowsOf, followsOf } from '../../db/follow/follows.ts'
import { idsSchema, pageQuerySchema } from '../../shared/entities/common.ts'
import { type Follow, followExpandSchema, followSchema } from '../../shared/entities/follow.ts'
import { created, noContent, noContentAnswers, ok, type Page, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, idSchema, userIdParams, userIdSchema } from '../http/inputs.ts'
import type { Asked } from '../http/endpoint.ts'
import { route, routesOf } from '../http/route.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import * as policy from '../policy.ts'
import { mayFollow, mustOwnFollow } from './policy.ts'
import { presentFollow } from './presenter.ts'
import * as follows from './service.ts'

const expandQuery = z.object({ expand: followExpandSchema.optional() })
const listQuery = pageQuerySchema.extend(expandQuery.shape)
const ownQuery = listQuery.extend({ followed: idsSchema.optional() })
const pairParams = z.object({ followerId: userIdSchema, followedId: idSchema })
const newFollow = z.object({ follower_uuid: userIdSchema, followed_uuid: idSchema })
const one = { 200: followSchema }
const many = { 200: z.array(followSchema) }

const pairOf = ({ followerId, followedId }: z.output<typeof pairParams>) => ({ follower_uuid: followerId, followed_uuid: followedId })

export const followRoutes = routesOf('Abonnements', [
  route.get('/follows', {
    summary:
      'Mes abonnements, les plus récents d’abord, ou ceux aux chaînes de ?followed= ; ?expand=channel dit la dernière vidéo de chacune',
    limit: 'read',
    allow: policy.signedIn,
    input: { query: ownQuery },
    answers: many,
    handle: async ({ query, viewer, db, context }) => {
      if (!query.followed) return paged(await pageOfFollows(db, viewer.uuid, query, context))
      const latest = query.expand === 'channel'
      return ok((await findFollowsOf(db, viewer.uuid, query.followed, latest)).map((row) => presentFollow(row, context, latest)))
    },
  }),

  route.get('/follows/:id', {
    summary: 'Un de mes abonnements',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: idParams, query: expandQuery },
    answers: one,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, query: { expand }, viewer, db, context }) => {
      const latest = expand === 'channel'
      return ok(presentFollow(mustOwnFollow(viewer, await findFollow(db, params.id, latest)), context, latest))
    },
  }),

  route.get('/follows/follower/:id', {
    summary: 'Mes abonnements',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: userIdParams, query: listQuery },
    answers: many,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, query, viewer, db, context }) => {
      policy.mustBe(viewer, params.id)
      return paged(await pageOfFollows(db, viewer.uuid, query, context))
    },
  }),

  route.get('/follows/follower/:followerId/followed/:followedId', {
    summary: 'Mon abonnement à une chaîne',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: pairParams, query: expandQuery },
    answers: one,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, query: { expand }, viewer, db, context }) => {
      policy.mustBe(viewer, params.followerId)
      const latest = expand === 'channel'
      return ok(presentFollow(policy.mustExist(await findFollowOf(db, pairOf(params), latest)), context, latest))
    },
  }),

  route.post('/follows', {
    summary: 'S’abonner à une chaîne : une seconde fois ne change rien',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { body: newFollow },
    answers: { 200: followSchema, 201: followSchema },
    refuses: ['CHANNEL_NOT_FOUND', 'OWN_CHANNEL', 'FORBIDDEN'],
    changesInterests: true,
    handle: createFollow,
  }),

  route.put('/follows/:id', {
    summary: 'La cloche : être prévenu des nouvelles vidéos de la chaîne, ou non',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams, body: z.object({ notify: z.boolean() }) },
    answers: one,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, body, viewer, db, context }) => {
      mustOwnFollow(viewer, await findFollow(db, params.id))
      return ok(presentFollow(await follows.setNotify(db, params.id, body.notify), context, false))
    },
  }),

  route.delete('/follows/follower/:followerId/followed/:followedId', {
    summary: 'Se désabonner d’une chaîne',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: pairParams },
    answers: noContentAnswers,
    refuses: ['FORBIDDEN'],
    changesInterests: true,
    handle: async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.followerId)
      await follows.remove(db, pairOf(params))
      return noContent()
    },
  }),
])

async function createFollow({ body, viewer, db, context, deps }: Asked<{ body: typeof newFollow }>) {
  policy.mustBe(viewer, body.follower_uuid)
  mayFollow(viewer, await findChannel(db, body.followed_uuid))
  const { row, isNew } = await follows.add(deps.database, body)
  const follow = presentFollow(row, context, false)
  return isNew ? created(follow) : ok(follow)
}

async function pageOfFollows(
  db: Db,
  user: string,
  { limit, cursor, expand }: z.output<typeof listQuery>,
  context: PresenterContext,
): Promise<Page<Follow>> {
  const latest = expand === 'channel'
  const rows = await followsOf(db, user, { limit, after: readCursor(cursor) }, latest)
  return pageOf(rows, limit, (row) => presentFollow(row, context, latest))
}
