import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { deleteSession } from '../../db/sessions.ts'
import { sessionSchema } from '../../shared/entities/user.ts'
import { limits } from '../../shared/limits.ts'
import { validateLogin } from '../../shared/validation/account.ts'
import type { ApiDeps } from '../deps.ts'
import { noContent, nothing, ok } from '../frame/answers.ts'
import { textSchema } from '../frame/inputs.ts'
import { refusing } from '../frame/refusals.ts'
import { routesIn } from '../frame/route.ts'
import { mustBeValid } from '../frame/rules.ts'
import { readBrowserCookie } from '../identities/cookie.ts'
import * as policy from '../policy.ts'
import { presentUser } from '../users/presenter.ts'
import { rememberBrowser } from './knownBrowsers.ts'
import * as auth from './service.ts'

const loginBody = z.object({ email: textSchema.max(limits.emailMax), password: z.string().max(limits.passwordMax) })

/** Sessions: opened by password, proved by token, closed by their owner. */
export function authRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Connexion')
    const place = { path: app.prefix, publicUrl: deps.publicUrl }

    const login = {
      refuses: refusing('INVALID_INPUT', 'BAD_CREDENTIALS'),
      summary: 'Ouvrir une session',
      limit: 'interaction',
      allow: policy.anyone,
      ignoresToken: true,
      input: { body: loginBody },
      answers: { 200: sessionSchema },
    } as const
    route.post('/auth/login', login, async ({ body, db, show, request }) => {
      mustBeValid(validateLogin(body))
      const { token, owner } = await auth.login(db, body, request.headers['user-agent'] ?? null, app.passwordChecks.of(request))
      return ok({ token, owner: presentUser(owner, show) }, await rememberBrowser(db, owner.uuid, request, place))
    })

    const verify = {
      refuses: refusing('SESSION_EXPIRED', 'SIGN_IN_EXPIRED'),
      summary: 'À qui appartient un jeton ; ouvre une session quand c’est le code du retour d’un service de connexion',
      limit: 'read',
      allow: policy.anyone,
      ignoresToken: true,
      input: { body: z.object({ token: z.string().max(500) }) },
      answers: { 200: sessionSchema },
    } as const
    route.post('/auth/verify-token', verify, async ({ body, db, show, request }) => {
      const browser = { userAgent: request.headers['user-agent'] ?? null, browserKey: readBrowserCookie(request.headers.cookie) }
      const { token, owner } = await auth.verifyToken(db, body.token, browser)
      const hasSignedIn = token !== body.token && owner.has_password
      return ok({ token, owner: presentUser(owner, show) }, hasSignedIn ? await rememberBrowser(db, owner.uuid, request, place) : {})
    })

    const logout = {
      summary: 'Fermer la session de la requête',
      limit: 'interaction',
      allow: policy.signedIn,
      input: {},
      answers: nothing,
    } as const
    route.post('/auth/logout', logout, async ({ viewer, db }) => {
      await deleteSession(db, viewer.tokenHash)
      await deps.database.changes.publish({ kind: 'session', user_uuid: viewer.uuid })
      return noContent()
    })
  }
}
