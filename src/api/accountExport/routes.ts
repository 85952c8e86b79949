import { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findUser } from '../../db/users.ts'
import type { ApiDeps } from '../deps.ts'
import { streamed } from '../frame/answers.ts'
import { idParams } from '../frame/inputs.ts'
import { refusing } from '../frame/refusals.ts'
import { routesIn } from '../frame/route.ts'
import * as policy from '../policy.ts'
import { presentUser } from '../users/presenter.ts'
import { mustExist } from '../users/service.ts'
import { archiveOf } from './archive.ts'

/** All of a person's data and files, for that person alone (RGPD, article 20). */
export function accountExportRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Utilisateurs')
    const underWay = new Set<Readable>()
    // A long download must not keep a process that is asked to stop.
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
    route.get('/users/:id/export', download, async ({ params, viewer, db, show }) => {
      policy.mustBe(viewer, params.id)
      const user = mustExist(await findUser(db, params.id))
      const archive = archiveOf(deps, user, presentUser(user, show))
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
