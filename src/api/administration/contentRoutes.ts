import { z } from 'zod'
import { type AdministeredContentRow, listAdministeredContents } from '../../db/administration/contents.ts'
import {
  type AdministeredContent,
  administeredContentSchema,
  administeredStates,
  administeredVisibilities,
} from '../../shared/entities/administeredContent.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { limits } from '../../shared/limits.ts'
import { mediaFailures } from '../../shared/mediaFailures.ts'
import { addressOfYouTubeKey } from '../../shared/youTube.ts'
import { paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { textSchema } from '../http/inputs.ts'
import { isoTime } from '../http/isoTime.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'

const stateSchema = z.enum(administeredStates)
const listQuery = pageQuerySchema.extend({
  q: textSchema
    .max(limits.searchQueryMax)
    .default('')
    .describe('Dans le titre, le nom de la chaîne ou du compte ; ou l’UUID de l’un d’eux.'),
  state: stateSchema.optional(),
  visibility: z.enum(administeredVisibilities).optional(),
  hidden: z.enum(['true', 'false']).default('false').describe('Seulement celles que la modération a masquées.'),
})

/** Routes of the videos of all channels. */
export const administeredContentRoutes = routesOf('Administration', [
  route.get('/administration/contents', {
    summary: 'Toutes les vidéos du site, les plus récentes d’abord, ou celles que l’on cherche (administrateurs)',
    limit: 'read',
    allow: policy.administrator,
    input: { query: listQuery },
    answers: { 200: z.array(administeredContentSchema) },
    handle: async ({ query: { limit, cursor, q, state = null, visibility = null, hidden }, db, context }) => {
      const filter = { text: q.trim(), state, visibility, isHidden: hidden === 'true' }
      const rows = await listAdministeredContents(db, { limit, after: readCursor(cursor) }, filter)
      return paged(pageOf(rows, limit, (row) => present(row, context)))
    },
  }),
])

function present(row: AdministeredContentRow, context: Pick<PresenterContext, 'url'>): AdministeredContent {
  const { playlist_key, original_key, failure } = row
  const hasVersion = playlist_key !== null && addressOfYouTubeKey(playlist_key) === null
  return {
    uuid: row.uuid,
    title: row.title,
    thumbnail_url: context.url(row.thumbnail_key ?? row.poster_key),
    channel: { uuid: row.channel_uuid, name: row.channel_name, user_uuid: row.user_uuid, username: row.username },
    visibility: row.statuts === 'public' ? 'public' : row.audience,
    isHidden: row.hidden_at !== null,
    state: stateSchema.parse(row.state),
    progress: row.progress,
    failure: failure && { code: failure, message: mediaFailures[failure] },
    reason: row.failure_reason,
    canRepeat: row.state === 'failed' && original_key !== null,
    originalBytes: original_key === null ? null : row.original_bytes,
    renditionsBytes: hasVersion ? row.renditions_bytes : null,
    isMeasured: (original_key === null || row.original_bytes !== null) && (!hasVersion || row.measured_key === playlist_key),
    viewsCount: row.views_count,
    openReports: row.open_reports,
    createdAt: isoTime(row.created_at),
  }
}
