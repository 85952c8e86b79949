import type { FastifyPluginAsync } from 'fastify'
import { findContentAccess } from '../../db/content/contents.ts'
import { deleteNotInterested, putNotInterested } from '../../db/notInterested/notInterested.ts'
import { mustExist } from '../content/policy.ts'
import type { ApiDeps } from '../deps.ts'
import { noContent, noContentAnswers } from '../http/answers.ts'
import { idParams } from '../http/inputs.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'

/** Routes of «Pas intéressé»: contents that a user does not want to be recommended. */
export function notInterestedRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Pas intéressé')
    const writing = { limit: 'interaction', allow: policy.signedIn, missing: 'CONTENT_NOT_FOUND', input: { params: idParams } } as const

    const put = { ...writing, summary: 'Ne plus me recommander une vidéo ; une deuxième fois ne change rien', answers: noContentAnswers }
    route.put('/contents/:id/not-interested', put, async ({ params, viewer, db }) => {
      mustExist(await findContentAccess(db, params.id), viewer)
      await putNotInterested(db, { user_uuid: viewer.uuid, content_uuid: params.id })
      return noContent()
    })

    const remove = {
      ...writing,
      makesRoom: true,
      summary: 'Permettre de me la recommander de nouveau ; ne change rien si c’est permis',
      answers: noContentAnswers,
    }
    route.delete('/contents/:id/not-interested', remove, async ({ params, viewer, db }) => {
      await deleteNotInterested(db, { user_uuid: viewer.uuid, content_uuid: params.id })
      return noContent()
    })
  }
}
