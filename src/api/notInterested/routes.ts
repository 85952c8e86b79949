import type { FastifyPluginAsync } from 'fastify'
import { findContentAccess } from '../../db/contents.ts'
import { deleteNotInterested, putNotInterested } from '../../db/notInterested.ts'
import { mustExist } from '../contents/policy.ts'
import type { ApiDeps } from '../deps.ts'
import { noContent, nothing } from '../frame/answers.ts'
import { idParams } from '../frame/inputs.ts'
import { routesIn } from '../frame/route.ts'
import * as policy from '../policy.ts'

/** «Pas intéressé»: what a user wants no recommendation of. */
export function notInterestedRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Pas intéressé')
    const writing = { limit: 'interaction', allow: policy.signedIn, missing: 'CONTENT_NOT_FOUND', input: { params: idParams } } as const

    const put = { ...writing, summary: 'Ne plus me recommander une vidéo ; une deuxième fois ne change rien', answers: nothing }
    route.put('/contents/:id/not-interested', put, async ({ params, viewer, db }) => {
      mustExist(await findContentAccess(db, params.id), viewer)
      await putNotInterested(db, { user_uuid: viewer.uuid, content_uuid: params.id })
      return noContent()
    })

    const remove = { ...writing, summary: 'Permettre de me la recommander de nouveau ; ne change rien si c’est permis', answers: nothing }
    route.delete('/contents/:id/not-interested', remove, async ({ params, viewer, db }) => {
      await deleteNotInterested(db, { user_uuid: viewer.uuid, content_uuid: params.id })
      return noContent()
    })
  }
}
