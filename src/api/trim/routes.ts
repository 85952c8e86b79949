import { z } from 'zod'
import { findContent } from '../../db/content/contents.ts'
import type { Part } from '../../db/media/trim.ts'
import { contentSchema } from '../../shared/entities/content.ts'
import { limits } from '../../shared/limits.ts'
import { shortestPartSeconds } from '../../shared/validation/trim.ts'
import { mayPublish } from '../channel/policy.ts'
import { mustManageContent } from '../content/policy.ts'
import { presentContent } from '../content/presenter.ts'
import { ok } from '../http/answers.ts'
import type { Asked } from '../http/endpoint.ts'
import { idParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { trim } from './service.ts'

const second = z.number().min(0).max(limits.videoSeconds)

/** Routes that choose which part of its uploaded file a video shows. The file stays as it was sent. */
export const trimRoutes = routesOf('Vidéos', [
  route.put('/contents/:id/trim', {
    summary: 'Ne montrer qu’une partie d’une de ses vidéos',
    description: `start et end en secondes du fichier envoyé, ${shortestPartSeconds} au moins entre les deux. La version présente reste en ligne jusqu’à ce que la nouvelle soit prête.`,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams, body: z.object({ start: second, end: second }) },
    missing: 'CONTENT_NOT_FOUND',
    answers: { 200: contentSchema },
    refuses: ['FORBIDDEN', 'INVALID_INPUT', 'VIDEO_REQUIRED', 'CONFLICT'],
    handle: async (asked) => await trimmed(asked, asked.body),
  }),

  route.delete('/contents/:id/trim', {
    summary: 'Montrer de nouveau une de ses vidéos en entier',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'CONTENT_NOT_FOUND',
    answers: { 200: contentSchema },
    refuses: ['FORBIDDEN', 'VIDEO_REQUIRED', 'CONFLICT'],
    handle: async (asked) => await trimmed(asked, null),
  }),
])

async function trimmed({ params: { id }, viewer, db, context, deps }: Asked<{ params: typeof idParams }>, part: Part | null) {
  const { uuid, channel_uuid, user_uuid } = mustManageContent(viewer, await findContent(db, id))
  mayPublish(viewer, { owner_uuid: user_uuid })
  const starts = await trim(deps, uuid, part)
  if (starts) await deps.database.changes.publish({ kind: 'media', content_uuid: uuid, channel_uuid })
  const row = mustManageContent(viewer, await findContent(db, id, { hashtags: false, likedBy: null, details: true }))
  return ok(presentContent(row, context, ['details']))
}
