import { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findUser } from '../../db/user/users.ts'
import type { ApiDeps } from '../deps.ts'
import { streamed } from '../http/answers.ts'
import { idParams } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'
import { presentUser } from '../user/presenter.ts'
import { mustExist } from '../user/service.ts'
import { archiveOf } from './archive.ts'

/** Routes that give a person all of their data and files, and nobody else's (RGPD, article 20). */
export function accountExportRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Utilisateurs')
    const underWay = new Set<Readable>()
    // A long download must not keep the process from stopping.
    app.addHook('preClose', async () => {
      for (const archive of underWay) archive.destroy()
    })

    const download = {
      refuses: refusing('FORBIDDEN'),
      summary: 'Toutes mes données et tous mes fichiers, dans une archive zip',
      limit: 'export',
      allow: policy.signedIn,
      input: { params: idParams },
      answers: { 200: z.instanceof(Readable) },
      produces: 'application/zip',
      missing: 'USER_NOT_FOUND',
    } as const
    route.get('/users/:id/export', download, async ({ params, viewer, db, context }) => {
      policy.mustBe(viewer, params.id)
      const user = mustExist(await findUser(db, params.id))
      const archive = archiveOf(deps, user, presentUser(user, context))
      underWay.add(archive)
      archive.once('close', () => underWay.delete(archive))
      return streamed(archive, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="lucarne-${new Date().toISOString().slice(0, 10)}.zip"`,
        'cache-control': 'no-store',
      })
    })
  }
}
