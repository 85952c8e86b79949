import { findContentAccess } from '../../db/content/contents.ts'
import { deleteNotInterested, putNotInterested } from '../../db/notInterested/notInterested.ts'
import { mustBeOpen } from '../content/policy.ts'
import { noContent, noContentAnswers } from '../http/answers.ts'
import { idParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'

/** Routes of «Pas intéressé»: contents that a user does not want to be recommended. */
export const notInterestedRoutes = routesOf('Pas intéressé', [
  route.put('/contents/:id/not-interested', {
    summary: 'Ne plus me recommander une vidéo ; une deuxième fois ne change rien',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'CONTENT_NOT_FOUND',
    answers: noContentAnswers,
    changesInterests: true,
    handle: async ({ params, viewer, db }) => {
      mustBeOpen(await findContentAccess(db, params.id), viewer)
      await putNotInterested(db, { user_uuid: viewer.uuid, content_uuid: params.id })
      return noContent()
    },
  }),

  route.delete('/contents/:id/not-interested', {
    summary: 'Permettre de me la recommander de nouveau ; ne change rien si c’est permis',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'CONTENT_NOT_FOUND',
    answers: noContentAnswers,
    changesInterests: true,
    handle: async ({ params, viewer, db }) => {
      await deleteNotInterested(db, { user_uuid: viewer.uuid, content_uuid: params.id })
      return noContent()
    },
  }),
])
