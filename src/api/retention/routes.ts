import { z } from 'zod'
import { findContent } from '../../db/content/contents.ts'
import type { ContentRow } from '../../db/content/contentRows.ts'
import { findRetention } from '../../db/retention/retention.ts'
import { retentionSchema } from '../../shared/entities/retention.ts'
import { manages, mustBeOpen } from '../content/policy.ts'
import { ok } from '../http/answers.ts'
import { csvFile } from '../http/csv.ts'
import { idParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import type { Viewer } from '../http/viewer.ts'
import * as policy from '../policy.ts'
import { csvOfRetention, presentRetention } from './presenter.ts'

export const retentionRoutes = routesOf('Statistiques', [
  route.get('/contents/:id/retention', {
    summary: 'Jusqu’où une vidéo est regardée, partie par partie (sa créatrice, administration)',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'CONTENT_NOT_FOUND',
    answers: { 200: retentionSchema },
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db }) => {
      const content = mustSeeRetention(viewer, await findContent(db, params.id))
      return ok(presentRetention(await findRetention(db, content.uuid), content.duration))
    },
  }),

  route.get('/contents/:id/retention/export', {
    summary: 'La même courbe, en CSV',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'CONTENT_NOT_FOUND',
    answers: { 200: z.string() },
    produces: 'text/csv',
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db }) => {
      const content = mustSeeRetention(viewer, await findContent(db, params.id))
      const retention = presentRetention(await findRetention(db, content.uuid), content.duration)
      return csvFile(`lucarne-retention-${content.uuid}.csv`, csvOfRetention(retention, content.duration))
    },
  }),
])

/** @throws AppError CONTENT_NOT_FOUND, FORBIDDEN for all but its owner and administrators */
function mustSeeRetention(viewer: Viewer, found: ContentRow | undefined): ContentRow {
  const content = mustBeOpen(found, viewer)
  if (!manages(viewer, content)) policy.administrator(viewer)
  return content
}
