import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findNotification, notificationsOf, unreadCount } from '../../db/notification/notifications.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { notificationSchema, unreadCountSchema } from '../../shared/entities/notification.ts'
import type { ApiDeps } from '../deps.ts'
import { noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'
import { presentNotification } from './presenter.ts'
import * as notifications from './service.ts'

const listQuery = pageQuerySchema.extend({ unread: z.enum(['true', 'false']).optional() })

/** Routes of the viewer's own notifications. */
export function notificationRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Notifications')
    const reading = { limit: 'read', allow: policy.signedIn } as const
    const writing = { limit: 'interaction', allow: policy.signedIn } as const

    const list = {
      ...reading,
      summary: 'Mes notifications, les plus récentes d’abord ; ?unread=true : celles que je n’ai pas lues',
      input: { query: listQuery },
      answers: { 200: z.array(notificationSchema) },
    }
    route.get('/notifications', list, async ({ query: { limit, cursor, unread }, viewer, db, context }) => {
      const rows = await notificationsOf(db, viewer.uuid, { limit, after: readCursor(cursor) }, { unread: unread === 'true' })
      return paged(pageOf(rows, limit, (row) => presentNotification(row, context)))
    })

    const count = { ...reading, summary: 'Combien je n’en ai pas lu', input: {}, answers: { 200: unreadCountSchema } }
    route.get('/notifications/unread-count', count, async ({ viewer, db }) => ok({ count: await unreadCount(db, viewer.uuid) }))

    const readAll = { ...writing, summary: 'Tout marquer comme lu', input: {}, answers: noContentAnswers }
    route.put('/notifications/read-all', readAll, async ({ viewer }) => {
      await notifications.markAllRead(deps.database, viewer.uuid)
      return noContent()
    })

    const read = {
      ...writing,
      refuses: refusing('FORBIDDEN'),
      summary: 'Marquer une notification comme lue',
      input: { params: idParams },
      answers: { 200: notificationSchema },
    }
    route.put('/notifications/:id/read', read, async ({ params, viewer, db, context }) => {
      const notification = policy.mustOwn(viewer, await findNotification(db, params.id))
      return ok(presentNotification(await notifications.markRead(deps.database, notification), context))
    })

    const remove = {
      makesRoom: true,
      ...writing,
      refuses: refusing('FORBIDDEN'),
      summary: 'Effacer une notification',
      input: { params: idParams },
      answers: noContentAnswers,
    }
    route.delete('/notifications/:id', remove, async ({ params, viewer, db }) => {
      const notification = policy.mustOwn(viewer, await findNotification(db, params.id))
      await notifications.remove(deps.database, notification)
      return noContent()
    })
  }
}
