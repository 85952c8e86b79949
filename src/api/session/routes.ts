import { z } from 'zod'
import { deleteSession, deleteSessionsOf, findSessionByUuid, listSessions } from '../../db/session/sessions.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { openSessionSchema } from '../../shared/entities/identity.ts'
import type { ApiDeps } from '../deps.ts'
import { noContent, noContentAnswers, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import type { Viewer } from '../http/viewer.ts'
import * as policy from '../policy.ts'
import { presentSession } from './presenter.ts'

export const sessionRoutes = routesOf('Connexion', [
  route.get('/auth/sessions', {
    summary: 'Mes sessions ouvertes, les plus récentes d’abord',
    limit: 'read',
    allow: policy.signedIn,
    input: { query: pageQuerySchema },
    answers: { 200: z.array(openSessionSchema) },
    handle: async ({ query: { limit, cursor }, viewer, db }) => {
      const rows = await listSessions(db, viewer.uuid, { limit, after: readCursor(cursor) })
      return paged(pageOf(rows, limit, (row) => presentSession(row, viewer)))
    },
  }),

  route.delete('/auth/sessions', {
    summary: 'Fermer toutes mes autres sessions',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: {},
    answers: noContentAnswers,
    handle: async ({ viewer, db, deps }) => {
      await deleteSessionsOf(db, viewer.uuid, viewer.tokenHash)
      await publishClosed(deps, viewer)
      return noContent()
    },
  }),

  route.delete('/auth/sessions/:id', {
    summary: 'Fermer une de mes sessions',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    answers: noContentAnswers,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db, deps }) => {
      const { token_hash } = policy.mustOwn(viewer, await findSessionByUuid(db, params.id))
      await deleteSession(db, token_hash)
      await publishClosed(deps, viewer)
      return noContent()
    },
  }),
])

async function publishClosed({ database }: ApiDeps, { uuid }: Viewer): Promise<void> {
  await database.changes.publish({ kind: 'session', user_uuid: uuid })
}
