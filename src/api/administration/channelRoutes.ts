import { z } from 'zod'
import { type AdministeredChannelRow, listAdministeredChannels } from '../../db/administration/channels.ts'
import { type AdministeredChannel, administeredChannelSchema } from '../../shared/entities/administeredChannel.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { limits } from '../../shared/limits.ts'
import { paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { textSchema } from '../http/inputs.ts'
import { isoTime } from '../http/isoTime.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'

const listQuery = pageQuerySchema.extend({
  q: textSchema.max(limits.searchQueryMax).default('').describe('Dans le nom de la chaîne ou du compte ; ou l’UUID de l’un des deux.'),
  verified: z.enum(['true', 'false']).default('false').describe('Seulement celles qui ont le badge vérifié.'),
})

/** Routes of the channels of all creators. */
export const administeredChannelRoutes = routesOf('Administration', [
  route.get('/administration/channels', {
    summary: 'Toutes les chaînes du site, les plus récentes d’abord, ou celles que l’on cherche (administrateurs)',
    limit: 'read',
    allow: policy.administrator,
    input: { query: listQuery },
    answers: { 200: z.array(administeredChannelSchema) },
    handle: async ({ query: { limit, cursor, q, verified }, db, context }) => {
      const filter = { text: q.trim(), isVerified: verified === 'true' }
      const rows = await listAdministeredChannels(db, { limit, after: readCursor(cursor) }, filter)
      return paged(pageOf(rows, limit, (row) => present(row, context)))
    },
  }),
])

function present(row: AdministeredChannelRow, context: Pick<PresenterContext, 'url'>): AdministeredChannel {
  return {
    uuid: row.uuid,
    name: row.name,
    owner: {
      uuid: row.user_uuid,
      username: row.username,
      avatar: context.url(row.avatar_key),
      isSuspended: row.suspended_at !== null,
    },
    isVerified: row.verified,
    followersCount: row.followers_count,
    videosCount: row.videos,
    bytes: row.bytes,
    createdAt: isoTime(row.created_at),
  }
}
