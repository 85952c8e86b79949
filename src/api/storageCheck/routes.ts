import { z } from 'zod'
import { listFindings } from '../../db/storageCheck/storageFindings.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { storageFindingKinds, storageFindingSchema, storageReportSchema } from '../../shared/entities/storage.ts'
import { limits } from '../../shared/limits.ts'
import { ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, textSchema } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { presentFinding, readReport } from './presenter.ts'
import { requestCheck, requestDeletion } from './service.ts'

const findingsQuery = pageQuerySchema.extend({
  kind: z.enum(storageFindingKinds),
  q: textSchema.max(limits.searchQueryMax).default('').describe('Dans le chemin, ou dans le titre de la vidéo.'),
})

/** Routes of the storage as a whole. */
export const storageRoutes = routesOf('Administration', [
  route.get('/administration/storage', {
    summary: 'Ce que le stockage garde, et sa dernière vérification (administrateurs)',
    limit: 'read',
    allow: policy.administrator,
    input: {},
    answers: { 200: storageReportSchema },
    handle: async ({ db }) => ok(await readReport(db)),
  }),

  route.put('/administration/storage/check', {
    summary: 'Faire comparer le stockage à la base, ou rejoindre la vérification en cours (administrateurs)',
    limit: 'interaction',
    allow: policy.administrator,
    input: {},
    answers: { 200: storageReportSchema },
    refuses: ['CONFLICT'],
    handle: async ({ viewer, deps, db }) => {
      await requestCheck(deps, viewer)
      return ok(await readReport(db))
    },
  }),

  route.get('/administration/storage/findings', {
    summary: 'Ce que la dernière vérification a trouvé, le plus gros d’abord, ou ce que l’on y cherche (administrateurs)',
    limit: 'read',
    allow: policy.administrator,
    input: { query: findingsQuery },
    answers: { 200: z.array(storageFindingSchema) },
    handle: async ({ query: { limit, cursor, kind, q }, db }) => {
      const rows = await listFindings(db, { limit, after: readCursor(cursor) }, { kind, text: q.trim() })
      return paged(pageOf(rows, limit, presentFinding))
    },
  }),

  route.delete('/administration/storage/checks/:id/orphans', {
    summary: 'Faire supprimer les fichiers orphelins d’une vérification, chacun vérifié une fois encore (administrateurs)',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: idParams },
    answers: { 200: storageReportSchema },
    refuses: ['CONFLICT'],
    handle: async ({ params, viewer, deps, db }) => {
      await requestDeletion(deps, viewer, params.id)
      return ok(await readReport(db))
    },
  }),
])
