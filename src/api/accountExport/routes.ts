import { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findUser } from '../../db/user/users.ts'
import type { ApiDeps } from '../deps.ts'
import { streamed } from '../http/answers.ts'
import { userIdParams } from '../http/inputs.ts'
import type { Asked } from '../http/endpoint.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { presentUser } from '../user/presenter.ts'
import { archiveOf } from './archive.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** the archives that are being sent */
    archives: Set<Readable>
  }
}

const routes = routesOf('Utilisateurs', [
  route.get('/users/:id/export', {
    summary: 'Toutes mes données et tous mes fichiers, dans une archive zip',
    limit: 'export',
    allow: policy.signedIn,
    input: { params: userIdParams },
    missing: 'USER_NOT_FOUND',
    answers: { 200: z.instanceof(Readable) },
    produces: 'application/zip',
    refuses: ['FORBIDDEN'],
    handle: downloadArchive,
  }),
])

async function downloadArchive({ params, viewer, db, context, request, deps }: Asked<{ params: typeof userIdParams }>) {
  policy.mustBe(viewer, params.id)
  const user = policy.mustExist(await findUser(db, params.id), 'USER_NOT_FOUND')
  const archive = archiveOf(deps, user, presentUser(user, context))
  const { archives } = request.server
  archives.add(archive)
  archive.once('close', () => archives.delete(archive))
  return streamed(archive, {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="lucarne-${new Date().toISOString().slice(0, 10)}.zip"`,
    'cache-control': 'no-store',
  })
}

/** Routes that give a person all of their data and files, and nobody else's (RGPD, article 20). */
export function accountExportRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const archives = new Set<Readable>()
    app.decorate('archives', archives)
    // A long download must not keep the process from stopping.
    app.addHook('preClose', async () => {
      for (const archive of archives) archive.destroy()
    })
    await app.register(routes(deps))
  }
}
