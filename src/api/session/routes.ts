import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { deleteSession, deleteSessionsOf, findSessionByUuid, listSessions } from '../../db/session/sessions.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { openSessionSchema } from '../../shared/entities/identity.ts'
import type { ApiDeps } from '../deps.ts'
import { noContent, noContentAnswers, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import type { Viewer } from '../http/viewer.ts'
import * as policy from '../policy.ts'
import { presentSession } from './presenter.ts'

export function sessionRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Connexion')
    const publishClosed = ({ uuid }: Viewer): Promise<void> => deps.database.changes.publish({ kind: 'session', user_uuid: uuid })

    const list = {
      summary: 'Mes sessions ouvertes, les plus récentes d’abord',
      limit: 'read',
      allow: policy.signedIn,
      input: { query: pageQuerySchema },
      answers: { 200: z.array(openSessionSchema) },
    } as const
    route.get('/auth/sessions', list, async ({ query: { limit, cursor }, viewer, db }) => {
      const rows = await listSessions(db, viewer.uuid, { limit, after: readCursor(cursor) })
      return paged(pageOf(rows, limit, (row) => presentSession(row, viewer)))
    })

    const closeOthers = {
      makesRoom: true,
      summary: 'Fermer toutes mes autres sessions',
      limit: 'interaction',
      allow: policy.signedIn,
      input: {},
      answers: noContentAnswers,
    } as const
    route.delete('/auth/sessions', closeOthers, async ({ viewer, db }) => {
      await deleteSessionsOf(db, viewer.uuid, viewer.tokenHash)
      await publishClosed(viewer)
      return noContent()
    })

    const close = {
      ...closeOthers,
      refuses: refusing('FORBIDDEN'),
      summary: 'Fermer une de mes sessions',
      input: { params: idParams },
    } as const
    route.delete('/auth/sessions/:id', close, async ({ params, viewer, db }) => {
      const { token_hash } = policy.mustOwn(viewer, await findSessionByUuid(db, params.id))
      await deleteSession(db, token_hash)
      await publishClosed(viewer)
      return noContent()
    })
  }
}
