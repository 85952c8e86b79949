import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { deleteSession } from '../../db/session/sessions.ts'
import { sessionSchema } from '../../shared/entities/user.ts'
import { limits } from '../../shared/limits.ts'
import { validateLogin } from '../../shared/validation/account.ts'
import type { ApiDeps } from '../deps.ts'
import { noContent, noContentAnswers, ok } from '../http/answers.ts'
import { textSchema } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import { mustBeValid } from '../http/rules.ts'
import { readBrowserCookie } from '../identity/cookie.ts'
import * as policy from '../policy.ts'
import { presentUser } from '../user/presenter.ts'
import { rememberBrowser } from './knownBrowsers.ts'
import * as auth from './service.ts'

const loginBody = z.object({ email: textSchema.max(limits.emailMax), password: z.string().max(limits.passwordMax) })

/** Routes that open, verify and close sessions. */
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
    route.post('/auth/login', login, async ({ body, db, context, request }) => {
      mustBeValid(validateLogin(body))
      const { token, owner } = await auth.login(db, body, request.headers['user-agent'] ?? null, app.passwordChecks.of(request))
      return ok({ token, owner: presentUser(owner, context) }, await rememberBrowser(db, owner.uuid, request, place))
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
    route.post('/auth/verify-token', verify, async ({ body, db, context, request }) => {
      const browser = { userAgent: request.headers['user-agent'] ?? null, browserKey: readBrowserCookie(request.headers.cookie) }
      const { token, owner } = await auth.verifyToken(db, body.token, browser)
      const hasSignedIn = token !== body.token && owner.has_password
      return ok({ token, owner: presentUser(owner, context) }, hasSignedIn ? await rememberBrowser(db, owner.uuid, request, place) : {})
    })

    const logout = {
      makesRoom: true,
      summary: 'Fermer la session de la requête',
      limit: 'interaction',
      allow: policy.signedIn,
      input: {},
      answers: noContentAnswers,
    } as const
    route.post('/auth/logout', logout, async ({ viewer, db }) => {
      await deleteSession(db, viewer.tokenHash)
      await deps.database.changes.publish({ kind: 'session', user_uuid: viewer.uuid })
      return noContent()
    })
  }
}
