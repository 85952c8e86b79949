import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { identitySchema, type ProviderName, providerNameSchema, providerSchema } from '../../shared/entities/identity.ts'
import { listIdentities } from '../../db/identity/identities.ts'
import { sessionSchema } from '../../shared/entities/user.ts'
import { limits } from '../../shared/limits.ts'
import { validateLogin } from '../../shared/validation/account.ts'
import type { ApiDeps } from '../deps.ts'
import { type Answer, noContent, noContentAnswers, ok, redirect, redirectAnswers } from '../http/answers.ts'
import { toCodedError } from '../http/errors.ts'
import { idSchema, textSchema, userIdParams } from '../http/inputs.ts'
import type { Asked } from '../http/endpoint.ts'
import { route, routesOf } from '../http/route.ts'
import { mustBeValid } from '../http/rules.ts'
import { rememberSignIn } from '../auth/knownBrowsers.ts'
import { passwordSignIn } from '../auth/signInRequest.ts'
import type { Viewer } from '../http/viewer.ts'
import * as policy from '../policy.ts'
import { confirmationBody, confirmationOf } from '../secondFactor/confirmation.ts'
import { presentUser } from '../user/presenter.ts'
import { attemptSeconds, completeAttempt, beginSignIn } from './attempts.ts'
import { browserCookie, readBrowserCookie } from './cookie.ts'
import { presentIdentity, unlinkIdentity } from './ownIdentities.ts'
import { openProviders, type Providers } from './providers.ts'
import { finishSignIn, codeSeconds, link } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    providers: Providers
  }
}

const identityParams = userIdParams.extend({ identity: idSchema })
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

const routes = routesOf('Connexion', [
  route.get('/auth/providers', {
    summary: 'Les services de connexion, configurés ou non',
    limit: 'read',
    ignoresToken: true,
    allow: policy.anyone,
    input: {},
    answers: { 200: z.array(providerSchema) },
    handle: async ({ request }) => ok([...request.server.providers.shown]),
  }),

  route.get('/auth/:provider', {
    summary: 'Partir se connecter chez un service (navigation)',
    limit: 'auth',
    ignoresToken: true,
    allow: policy.anyone,
    input: { params: providerParams },
    missing: 'PROVIDER_NOT_CONFIGURED',
    answers: redirectAnswers,
    refuses: ['PROVIDER_UNAVAILABLE'],
    handle: leaveForProvider,
  }),

  route.get('/auth/:provider/callback', {
    summary: 'Revenir d’un service de connexion (navigation) : renvoie à /oauth-callback avec ?token= ou ?error=',
    limit: 'auth',
    ignoresToken: true,
    allow: policy.anyone,
    input: { params: providerParams, query: returnQuery },
    missing: 'PROVIDER_NOT_CONFIGURED',
    answers: redirectAnswers,
    handle: returnFromProvider,
  }),

  route.post('/auth/link', {
    summary: 'Relier un service de connexion au compte de la même adresse, avec son mot de passe, et ouvrir une session',
    limit: 'interaction',
    ignoresToken: true,
    allow: policy.anyone,
    input: { body: linkBody },
    answers: { 200: sessionSchema },
    refuses: [
      'INVALID_INPUT',
      'BAD_CREDENTIALS',
      'SIGN_IN_EXPIRED',
      'ACCOUNT_HAS_PROVIDER',
      'REGISTRATION_PENDING',
      'ACCOUNT_SUSPENDED',
      'SECOND_FACTOR_REQUIRED',
    ],
    handle: linkProvider,
  }),

  route.get('/users/:id/identities', {
    summary: 'Les services de connexion reliés à son compte',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: userIdParams },
    missing: 'USER_NOT_FOUND',
    answers: { 200: z.array(identitySchema) },
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db, request }) => {
      policy.mustBe(viewer, params.id)
      return ok((await listIdentities(db, viewer.uuid)).map((row) => presentIdentity(row, request.server.providers)))
    },
  }),

  route.delete('/users/:id/identities/:identity', {
    summary: 'Détacher un service de connexion de son compte',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: identityParams, body: confirmationBody },
    answers: noContentAnswers,
    refuses: ['FORBIDDEN', 'INVALID_INPUT', 'REAUTHENTICATION_REQUIRED', 'CONFLICT'],
    handle: async ({ params, body, viewer, db, request, deps }) => {
      policy.mustBe(viewer, params.id)
      await unlinkIdentity(db, viewer, params.identity, { confirmation: confirmationOf({ body, request }), jobs: deps.jobs })
      return noContent()
    },
  }),
])

async function leaveForProvider({ params, db, request }: Asked<{ params: typeof providerParams }, Viewer | null>) {
  const { provider, siteUrl } = request.server.providers.get(params.provider)
  try {
    const { checks, browserKey } = await beginSignIn(db, params.provider)
    const location = await provider.authorizationUrl(callbackOf(request, siteUrl, params.provider), checks)
    return redirect(location, cookie(siteUrl, browserKey, attemptSeconds))
  } catch (error) {
    // A browser that navigates gets a page, any other client gets the error.
    if (request.headers.accept?.includes('text/html') !== true) throw error
    return failure(error, siteUrl, params.provider, request)
  }
}

async function returnFromProvider({
  params,
  query,
  db,
  request,
  deps,
}: Asked<{ params: typeof providerParams; query: typeof returnQuery }, Viewer | null>) {
  const { provider, siteUrl } = request.server.providers.get(params.provider)
  try {
    const browserKey = readBrowserCookie(request.headers.cookie) ?? ''
    const checks = await completeAttempt(db, params.provider, { state: query.state, browserKey })
    const returned = new URL(callbackOf(request, siteUrl, params.provider))
    returned.search = new URL(request.url, siteUrl).search
    const claims = await provider.claimsOf(returned, checks)
    const arrival = await finishSignIn(db, params.provider, claims, { browserKey, adminEmail: deps.adminEmail })
    if (arrival.kind === 'mustLink') return toSite(siteUrl, { error: 'ACCOUNT_EXISTS', link: arrival.code })
    return toSite(siteUrl, { token: arrival.code }, cookie(siteUrl, browserKey, codeSeconds))
  } catch (error) {
    return failure(error, siteUrl, params.provider, request)
  }
}

async function linkProvider({ body, db, context, request, deps }: Asked<{ body: typeof linkBody }, Viewer | null>) {
  mustBeValid(validateLogin(body))
  const { token, owner } = await link(db, body.token, body, passwordSignIn(request, deps))
  const headers = await rememberSignIn(db, owner.uuid, request, deps)
  return ok({ token, owner: presentUser(owner, context) }, headers)
}

function callbackOf({ server }: FastifyRequest, siteUrl: string, provider: ProviderName): string {
  return `${siteUrl}${server.prefix}/auth/${provider}/callback`
}

function cookie(siteUrl: string, browserKey: string, seconds: number): Record<string, string> {
  return { 'set-cookie': browserCookie(browserKey, { isSecure: siteUrl.startsWith('https:'), seconds }) }
}

/** Redirects to the one page that receives people, whatever happened. It removes the browser's key, unless a code waits for it. */
function toSite(siteUrl: string, outcome: Record<string, string>, keep = cookie(siteUrl, '', 0)): Answer<302, undefined> {
  return redirect(`${siteUrl}/oauth-callback?${new URLSearchParams(outcome).toString()}`, keep)
}

function failure(error: unknown, siteUrl: string, provider: ProviderName, { log }: FastifyRequest): Answer<302, undefined> {
  const { code, status, cause } = toCodedError(error)
  if (status >= 500) log.error({ err: cause ?? error }, code)
  return toSite(siteUrl, { error: code, provider })
}

/** Routes to sign in with a provider: departure, return, and linking an identity to an existing account. */
export function identityRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    app.decorate('providers', openProviders(deps.oauth))
    await app.register(routes(deps))
  }
}
