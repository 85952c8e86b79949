import { z } from 'zod'
import { findChannel } from '../../db/channel/channels.ts'
import { deleteMute, mutedAmong, mutedChannels, putMute } from '../../db/mute/mutes.ts'
import { channelSchema } from '../../shared/entities/channel.ts'
import { idsSchema, pageQuerySchema, uuidSchema } from '../../shared/entities/common.ts'
import { presentChannel } from '../channel/presenter.ts'
import { noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'

export const muteRoutes = routesOf('Chaînes', [
  route.get('/mutes', {
    summary: 'Celles des chaînes de ?ids= que je masque',
    limit: 'read',
    allow: policy.signedIn,
    input: { query: z.object({ ids: idsSchema }) },
    answers: { 200: z.array(uuidSchema) },
    handle: async ({ query, viewer, db }) => ok(await mutedAmong(db, viewer.uuid, query.ids)),
  }),

  route.get('/muted-channels', {
    summary: 'Les chaînes que je masque, la dernière d’abord',
    limit: 'read',
    allow: policy.signedIn,
    input: { query: pageQuerySchema },
    answers: { 200: z.array(channelSchema) },
    handle: async ({ query: { limit, cursor }, viewer, db, context }) => {
      const rows = await mutedChannels(db, viewer.uuid, { limit, after: readCursor(cursor) })
      return paged(pageOf(rows, limit, (row) => presentChannel(row, context)))
    },
  }),

  route.put('/channels/:id/mute', {
    summary:
      'Masquer une chaîne : ses vidéos quittent mes listes, ses commentaires sont repliés, elle ne me notifie plus ; une deuxième fois ne change rien',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'CHANNEL_NOT_FOUND',
    answers: noContentAnswers,
    changesInterests: true,
    handle: async ({ params, viewer, db }) => {
      policy.mustExist(await findChannel(db, params.id), 'CHANNEL_NOT_FOUND')
      await putMute(db, { user_uuid: viewer.uuid, channel_uuid: params.id })
      return noContent()
    },
  }),

  route.delete('/channels/:id/mute', {
    summary: 'Ne plus masquer une chaîne ; ne change rien si elle ne l’est pas',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'CHANNEL_NOT_FOUND',
    answers: noContentAnswers,
    changesInterests: true,
    handle: async ({ params, viewer, db }) => {
      await deleteMute(db, { user_uuid: viewer.uuid, channel_uuid: params.id })
      return noContent()
    },
  }),
])
