import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { stopDigests } from '../../db/notification/digests.ts'
import { unsubscribePath } from '../../shared/accountRoutes.ts'
import { AppError } from '../../shared/errors.ts'
import type { ApiDeps } from '../deps.ts'
import { noContent, noContentAnswers, redirect, redirectAnswers } from '../http/answers.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { personOfToken } from './unsubscribeTokens.ts'

/** What mail programs send to the address of List-Unsubscribe (RFC 8058). */
const types = ['application/x-www-form-urlencoded', 'multipart/form-data']
/** In the query, whose values the log masks. */
const input = { query: z.object({ token: z.string().max(200) }) }

const routes = routesOf('Notifications', [
  route.post('/unsubscriptions', {
    summary: 'Ne plus recevoir de résumés, avec le jeton d’un message : c’est l’adresse de son en-tête List-Unsubscribe (RFC 8058)',
    limit: 'interaction',
    ignoresToken: true,
    allow: policy.anyone,
    input,
    answers: noContentAnswers,
    refuses: ['LINK_EXPIRED'],
    handle: async ({ query, db }) => {
      const userUuid = await personOfToken(db, query.token)
      if (userUuid === undefined) throw new AppError('LINK_EXPIRED')
      await stopDigests(db, userUuid)
      return noContent()
    },
  }),

  route.get('/unsubscriptions', {
    summary: 'La page du site qui demande si l’on veut ne plus recevoir de résumés : une visite ne change rien',
    limit: 'read',
    ignoresToken: true,
    allow: policy.anyone,
    input,
    answers: redirectAnswers,
    handle: async ({ query, deps }) => redirect(`${deps.publicUrl ?? ''}${unsubscribePath(encodeURIComponent(query.token))}`, {}),
  }),
])

/** Routes of those who want no more digests, for whom a mail program may ask as well. */
export function unsubscriptionRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser(types, { parseAs: 'string' }, (_request, _body, done) => done(null))
    await app.register(routes(deps))
  }
}
