import { z } from 'zod'
import { findNotification, notificationsOf, unreadCount } from '../../db/notification/notifications.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { notificationChoicesSchema, notificationSchema, unreadCountSchema } from '../../shared/entities/notification.ts'
import { findNotificationChoices, storeNotificationChoices } from '../../db/notification/notificationChoices.ts'
import { noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { presentNotification } from './presenter.ts'
import * as notifications from './service.ts'

const listQuery = pageQuerySchema.extend({ unread: z.enum(['true', 'false']).optional() })

/** Routes of the viewer's own notifications. */
export const notificationRoutes = routesOf('Notifications', [
  route.get('/notifications', {
    summary: 'Mes notifications, les plus récentes d’abord ; ?unread=true : celles que je n’ai pas lues',
    limit: 'read',
    allow: policy.signedIn,
    input: { query: listQuery },
    answers: { 200: z.array(notificationSchema) },
    handle: async ({ query: { limit, cursor, unread }, viewer, db, context }) => {
      const rows = await notificationsOf(db, viewer.uuid, { limit, after: readCursor(cursor) }, { unread: unread === 'true' })
      return paged(pageOf(rows, limit, (row) => presentNotification(row, context)))
    },
  }),

  route.get('/notifications/unread-count', {
    summary: 'Combien je n’en ai pas lu',
    limit: 'read',
    allow: policy.signedIn,
    input: {},
    answers: { 200: unreadCountSchema },
    handle: async ({ viewer, db }) => ok({ count: await unreadCount(db, viewer.uuid) }),
  }),

  route.get('/notifications/choices', {
    summary: 'Ce dont je veux être notifié : sur le site, et dans le résumé par e-mail',
    limit: 'read',
    allow: policy.signedIn,
    input: {},
    answers: { 200: notificationChoicesSchema },
    handle: async ({ viewer, db }) => ok(await findNotificationChoices(db, viewer.uuid)),
  }),

  route.put('/notifications/choices', {
    summary: 'Choisir ce dont je veux être notifié : les types absents gardent leur réglage',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { body: notificationChoicesSchema },
    answers: { 200: notificationChoicesSchema },
    handle: async ({ body, viewer, db }) =>
      ok(await db.transaction().execute((tx) => storeNotificationChoices(tx, viewer.uuid, body, new Date()))),
  }),

  route.put('/notifications/read-all', {
    summary: 'Tout marquer comme lu',
    limit: 'interaction',
    allow: policy.signedIn,
    input: {},
    answers: noContentAnswers,
    handle: async ({ viewer, deps }) => {
      await notifications.markAllRead(deps.database, viewer.uuid)
      return noContent()
    },
  }),

  route.put('/notifications/:id/read', {
    summary: 'Marquer une notification comme lue',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    answers: { 200: notificationSchema },
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db, context, deps }) => {
      const notification = policy.mustOwn(viewer, await findNotification(db, params.id))
      return ok(presentNotification(await notifications.markRead(deps.database, notification), context))
    },
  }),

  route.delete('/notifications/:id', {
    summary: 'Effacer une notification',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    answers: noContentAnswers,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db, deps }) => {
      const notification = policy.mustOwn(viewer, await findNotification(db, params.id))
      await notifications.remove(deps.database, notification)
      return noContent()
    },
  }),
])
