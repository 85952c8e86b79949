import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ProviderName, providerNameSchema, providerSchema } from '../../shared/entities/identity.ts'
import { sessionSchema } from '../../shared/entities/user.ts'
import { limits } from '../../shared/limits.ts'
import { validateLogin } from '../../shared/validation/account.ts'
import type { ApiDeps } from '../deps.ts'
import { type Answer, redirectAnswers, ok, redirect } from '../http/answers.ts'
import { toAppError } from '../http/errors.ts'
import { textSchema } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import { mustBeValid } from '../http/rules.ts'
import { rememberBrowser } from '../auth/knownBrowsers.ts'
import * as policy from '../policy.ts'
import { presentUser } from '../user/presenter.ts'
import { attemptSeconds, completeAttempt, beginSignIn } from './attempts.ts'
import { browserCookie, readBrowserCookie } from './cookie.ts'
import { openProviders } from './providers.ts'
import { finishSignIn, codeSeconds, link } from './service.ts'

const providerParams = z.object({ provider: providerNameSchema })
/** Parameters of the provider's redirect that we read; openid-client reads the others. */
const returnQuery = z.object({
  state: z.string().max(200).default(''),
  code: z.string().max(4000).optional(),
  error: z.string().max(200).optional(),
})
const linkBody = z.object({
  token: z.string().max(200),
  email: textSchema.max(limits.emailMax),
  password: z.string().max(limits.passwordMax),
})

/** Routes to sign in with a provider: departure, return, and linking an identity to an existing account. */
export function identityRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Connexion')
    const providers = openProviders(deps.oauth)
    const missing = 'PROVIDER_NOT_CONFIGURED'
    const guests = { allow: policy.anyone, ignoresToken: true } as const

    const shown = {
      ...guests,
      summary: 'Les services de connexion, configurés ou non',
      limit: 'read',
      input: {},
      answers: { 200: z.array(providerSchema) },
    } as const
    route.get('/auth/providers', shown, async () => ok([...providers.shown]))

    const callbackOf = (siteUrl: string, provider: ProviderName): string => `${siteUrl}${app.prefix}/auth/${provider}/callback`
    const cookie = (siteUrl: string, browserKey: string, seconds: number): Record<string, string> => ({
      'set-cookie': browserCookie(browserKey, { isSecure: siteUrl.startsWith('https:'), seconds }),
    })
    /** Redirects to the one page that receives people, whatever happened. It removes the browser's key, unless a code waits for it. */
    const toSite = (siteUrl: string, outcome: Record<string, string>, keep = cookie(siteUrl, '', 0)): Answer<302, undefined> =>
      redirect(`${siteUrl}/oauth-callback?${new URLSearchParams(outcome).toString()}`, keep)
    const failure = (error: unknown, siteUrl: string, provider: ProviderName, { log }: FastifyRequest): Answer<302, undefined> => {
      const { code, status, cause } = toAppError(error)
      if (status >= 500) log.error({ err: cause ?? error }, code)
      return toSite(siteUrl, { error: code, provider })
    }

    const leave = {
      ...guests,
      refuses: refusing('PROVIDER_UNAVAILABLE'),
      summary: 'Partir se connecter chez un service (navigation)',
      limit: 'auth',
      input: { params: providerParams },
      answers: redirectAnswers,
      missing,
    } as const
    route.get('/auth/:provider', leave, async ({ params, db, request }) => {
      const { provider, siteUrl } = providers.get(params.provider)
      try {
        const { checks, browserKey } = await beginSignIn(db, params.provider)
        const location = await provider.authorizationUrl(callbackOf(siteUrl, params.provider), checks)
        return redirect(location, cookie(siteUrl, browserKey, attemptSeconds))
      } catch (error) {
        // A browser that navigates gets a page, any other client gets the error.
        if (request.headers.accept?.includes('text/html') !== true) throw error
        return failure(error, siteUrl, params.provider, request)
      }
    })

    const comeHome = {
      ...guests,
      summary: 'Revenir d’un service de connexion (navigation) : renvoie à /oauth-callback avec ?token= ou ?error=',
      limit: 'auth',
      input: { params: providerParams, query: returnQuery },
      answers: redirectAnswers,
      missing,
    } as const
    route.get('/auth/:provider/callback', comeHome, async ({ params, query, db, request }) => {
      const { provider, siteUrl } = providers.get(params.provider)
      try {
        const browserKey = readBrowserCookie(request.headers.cookie) ?? ''
        const checks = await completeAttempt(db, params.provider, { state: query.state, browserKey })
        const returned = new URL(callbackOf(siteUrl, params.provider))
        returned.search = new URL(request.url, siteUrl).search
        const claims = await provider.claimsOf(returned, checks)
        const arrival = await finishSignIn(db, params.provider, claims, { browserKey, adminEmail: deps.adminEmail })
        if (arrival.kind === 'mustLink') return toSite(siteUrl, { error: 'ACCOUNT_EXISTS', link: arrival.code })
        return toSite(siteUrl, { token: arrival.code }, cookie(siteUrl, browserKey, codeSeconds))
      } catch (error) {
        return failure(error, siteUrl, params.provider, request)
      }
    })

    const join = {
      ...guests,
      refuses: refusing('INVALID_INPUT', 'BAD_CREDENTIALS', 'SIGN_IN_EXPIRED', 'ACCOUNT_HAS_PROVIDER'),
      summary: 'Relier un service de connexion au compte de la même adresse, avec son mot de passe, et ouvrir une session',
      limit: 'interaction',
      input: { body: linkBody },
      answers: { 200: sessionSchema },
    } as const
    route.post('/auth/link', join, async ({ body, db, context, request }) => {
      mustBeValid(validateLogin(body))
      const browser = { userAgent: request.headers['user-agent'] ?? null, isPassword: app.passwordChecks.of(request) }
      const { token, owner } = await link(db, body.token, body, browser)
      const headers = await rememberBrowser(db, owner.uuid, request, { path: app.prefix, publicUrl: deps.publicUrl })
      return ok({ token, owner: presentUser(owner, context) }, headers)
    })
  }
}
