import { z } from 'zod'
import { findContent } from '../../db/content/contents.ts'
import { type FailedConversionRow, listFailedConversions } from '../../db/media/failedConversions.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { contentSchema } from '../../shared/entities/content.ts'
import { type FailedConversion, failedConversionSchema } from '../../shared/entities/failedConversion.ts'
import { mediaFailures } from '../../shared/mediaFailures.ts'
import { manages, mustBeOpen } from '../content/policy.ts'
import { presentContent } from '../content/presenter.ts'
import { ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams } from '../http/inputs.ts'
import { isoTime } from '../http/isoTime.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { repeatConversion } from './service.ts'

/** Routes of failed conversions: administrators list them; they and the video's owner repeat one. */
export const conversionRoutes = routesOf('Conversions', [
  route.get('/failed-conversions', {
    summary: 'Les vidéos dont la conversion a échoué, les plus récentes d’abord, avec la raison (administration)',
    limit: 'read',
    allow: policy.administrator,
    input: { query: pageQuerySchema },
    answers: { 200: z.array(failedConversionSchema) },
    handle: async ({ query: { limit, cursor }, db }) => {
      const rows = await listFailedConversions(db, { limit, after: readCursor(cursor) })
      return paged(pageOf(rows, limit, present))
    },
  }),

  route.put('/contents/:id/conversion', {
    summary: 'Recommencer la conversion d’une vidéo où elle a échoué (sa créatrice, administration)',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'CONTENT_NOT_FOUND',
    answers: { 200: contentSchema },
    refuses: ['FORBIDDEN', 'CONVERSION_NOT_FAILED', 'VIDEO_REQUIRED'],
    handle: async ({ params, viewer, db, context, deps }) => {
      const content = mustBeOpen(await findContent(db, params.id), viewer)
      if (!manages(viewer, content)) policy.administrator(viewer)
      await repeatConversion(deps, viewer, content)
      return ok(presentContent(mustBeOpen(await findContent(db, params.id), viewer), context, []))
    },
  }),
])

function present({
  uuid,
  title,
  username,
  state,
  failure,
  failure_reason,
  original_key,
  updated_at,
}: FailedConversionRow): FailedConversion {
  return {
    content_uuid: uuid,
    title,
    username,
    isWatchable: state === 'complete',
    canRepeat: original_key !== null,
    failure: { code: failure, message: mediaFailures[failure] },
    reason: failure_reason,
    failedAt: isoTime(updated_at),
  }
}
