import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../db/connection/database.ts'
import { latestCodeGenerator } from '../../db/secondFactor/codeGenerators.ts'
import { readSecondFactor } from '../../db/secondFactor/secondFactors.ts'
import { recoveryCodesSchema, secondFactorSchema, secondFactorSetupSchema } from '../../shared/entities/secondFactor.ts'
import { sessionSchema } from '../../shared/entities/user.ts'
import { rememberBrowser, rememberSignIn } from '../auth/knownBrowsers.ts'
import type { ApiDeps } from '../deps.ts'
import { noContent, noContentAnswers, ok } from '../http/answers.ts'
import type { Asked } from '../http/endpoint.ts'
import { textSchema, userIdParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import type { Viewer } from '../http/viewer.ts'
import * as policy from '../policy.ts'
import { presentUser } from '../user/presenter.ts'
import { confirmationBody, confirmationOf } from './confirmation.ts'
import { codeGuesses, type CodeGuesses, defaultCodeGuessLimits } from './codeGuesses.ts'
import { completeSignIn } from './completion.ts'
import { presentSecondFactor } from './presenter.ts'
import { readPendingSignIn } from './pendingSignIn.ts'
import { isRequired } from './viewerLimit.ts'
import { type SecretBox, secretBox } from './secretBox.ts'
import * as secondFactor from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    codeGuesses: CodeGuesses
    secretBox: SecretBox
  }
}

const codeBody = z.object({ code: textSchema.max(100) })
const routes = routesOf('Connexion', [
  route.post('/auth/second-factor', {
    summary: 'Confirmer avec un code une connexion dont le mot de passe était bon (cookie de sa réponse), et ouvrir une session',
    limit: 'interaction',
    ignoresToken: true,
    allow: policy.anyone,
    input: { body: codeBody },
    answers: { 200: sessionSchema },
    refuses: ['INVALID_INPUT', 'SIGN_IN_EXPIRED', 'ACCOUNT_SUSPENDED', 'SECRET_UNREADABLE'],
    handle: confirmSignIn,
  }),

  route.get('/users/:id/second-factor', {
    summary: 'La validation en deux étapes de son compte',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: userIdParams },
    missing: 'USER_NOT_FOUND',
    answers: { 200: secondFactorSchema },
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db, deps }) => {
      policy.mustBe(viewer, params.id)
      return ok(presentSecondFactor(await readSecondFactor(db, params.id), isRequired(viewer, deps)))
    },
  }),

  route.post('/users/:id/second-factor', {
    summary: 'Préparer la validation en deux étapes : une clé pour une application, qui compte une fois son premier code donné',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: userIdParams, body: confirmationBody },
    missing: 'USER_NOT_FOUND',
    answers: { 200: secondFactorSetupSchema },
    refuses: ['FORBIDDEN', 'INVALID_INPUT', 'REAUTHENTICATION_REQUIRED', 'CONFLICT'],
    handle: async ({ params, body, viewer, db, request }) => {
      policy.mustBe(viewer, params.id)
      return ok(await secondFactor.beginSetup(db, viewer, confirmationOf({ body, request }), request.server.secretBox))
    },
  }),

  route.put('/users/:id/second-factor', {
    summary: 'Activer la validation en deux étapes avec le premier code de l’application : donne les codes de secours',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: userIdParams, body: codeBody },
    missing: 'USER_NOT_FOUND',
    answers: { 200: recoveryCodesSchema },
    refuses: ['FORBIDDEN', 'INVALID_INPUT', 'CONFLICT'],
    handle: turnOn,
  }),

  route.delete('/users/:id/second-factor', {
    summary: 'Désactiver la validation en deux étapes',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: userIdParams, body: confirmationBody },
    missing: 'USER_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['FORBIDDEN', 'INVALID_INPUT', 'REAUTHENTICATION_REQUIRED'],
    handle: async ({ params, body, viewer, db, request, deps }) => {
      policy.mustBe(viewer, params.id)
      await secondFactor.turnOff(db, viewer, confirmationOf({ body, request }), deps)
      return noContent()
    },
  }),

  route.delete('/users/:id/second-factors', {
    summary: 'Retirer toute la validation en deux étapes de quelqu’un qui a tout perdu : ferme ses sessions (administrateurs)',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: userIdParams },
    missing: 'USER_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['CONFLICT'],
    handle: async ({ params, viewer, db, deps }) => {
      await secondFactor.resetSecondFactor(db, viewer, params.id, deps)
      await deps.database.changes.publish({ kind: 'session', user_uuid: params.id })
      return noContent()
    },
  }),

  route.post('/users/:id/recovery-codes', {
    summary: 'Remplacer ses codes de secours',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: userIdParams, body: confirmationBody },
    missing: 'USER_NOT_FOUND',
    answers: { 200: recoveryCodesSchema },
    refuses: ['FORBIDDEN', 'INVALID_INPUT', 'REAUTHENTICATION_REQUIRED', 'CONFLICT'],
    handle: async ({ params, body, viewer, db, request, deps }) => {
      policy.mustBe(viewer, params.id)
      return ok(await secondFactor.renewRecoveryCodes(db, viewer, confirmationOf({ body, request }), deps))
    },
  }),
])

async function confirmSignIn({ body, db, context, request, deps }: Asked<{ body: typeof codeBody }, Viewer | null>) {
  const { server, headers } = request
  const { token, owner } = await completeSignIn(
    db,
    { tokenHash: readPendingSignIn(headers.cookie), text: body.code },
    { jobs: deps.jobs, box: server.secretBox, userAgent: headers['user-agent'] ?? null, guess: server.codeGuesses.of(request) },
  )
  return ok({ token, owner: presentUser(owner, context) }, await rememberSignIn(db, owner.uuid, request, deps))
}

async function turnOn({ params, body, viewer, db, request, deps }: Asked<{ params: typeof userIdParams; body: typeof codeBody }>) {
  policy.mustBe(viewer, params.id)
  const { secretBox: box, codeGuesses: guesses } = request.server
  const codes = await secondFactor.confirmSetup(db, viewer, body.code, { jobs: deps.jobs, box, guess: guesses.of(request) })
  // Only the browser that the person uses now stays known.
  return ok(codes, await rememberBrowser(db, viewer.uuid, request, deps.publicUrl))
}

/** False when SECRET_KEY was lost or changed. */
async function opensLatest(db: Db, box: SecretBox): Promise<boolean> {
  const latest = await latestCodeGenerator(db)
  try {
    if (latest) box.open(latest.sealed_secret, latest.user_uuid)
    return true
  } catch {
    return false
  }
}

/** Routes of the second step of a sign-in, and of what an account needs for it. */
export function secondFactorRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const limiter = app.limiters.auth
    const guessLimits = { ...defaultCodeGuessLimits, ...deps.codeGuessLimits }
    app.decorate(
      'codeGuesses',
      codeGuesses(deps.database.db, (request) => limiter.perAddress(request), guessLimits),
    )
    const box = secretBox(deps.secretKey)
    app.decorate('secretBox', box)
    if (!(await opensLatest(deps.database.db, box)))
      app.log.error('SECRET_KEY is not the one that second factors were encrypted with: their codes are refused')
    await app.register(routes(deps))
  }
}
