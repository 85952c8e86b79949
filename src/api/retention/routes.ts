import { findContent } from '../../db/content/contents.ts'
import { findRetention } from '../../db/retention/retention.ts'
import { retentionSchema } from '../../shared/entities/retention.ts'
import { isOwner, mustBeOpen } from '../content/policy.ts'
import { ok } from '../http/answers.ts'
import { idParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { presentRetention } from './presenter.ts'

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
      const content = mustBeOpen(await findContent(db, params.id), viewer)
      if (!isOwner(viewer, content)) policy.administrator(viewer)
      return ok(presentRetention(await findRetention(db, content.uuid), content.duration))
    },
  }),
])
