import { z } from 'zod'
import {
  passkeyAssertionSchema,
  passkeyCreationSchema,
  passkeyRegistrationSchema,
  passkeyRequestSchema,
} from '../../shared/entities/passkey.ts'
import { recoveryCodesSchema } from '../../shared/entities/secondFactor.ts'
import { sessionSchema } from '../../shared/entities/user.ts'
import { rememberBrowser, rememberSignIn } from '../auth/knownBrowsers.ts'
import { noContent, noContentAnswers, ok } from '../http/answers.ts'
import type { Asked } from '../http/endpoint.ts'
import { idSchema, textSchema, userIdParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import type { Viewer } from '../http/viewer.ts'
import * as policy from '../policy.ts'
import { presentUser } from '../user/presenter.ts'
import { confirmationBody, confirmationOf } from './confirmation.ts'
import * as passkeys from './passkeys.ts'
import { readPendingSignIn } from './pendingSignIn.ts'
import { relyingPartyOf } from './webauthn.ts'

const addBody = z.object({ name: textSchema.max(200), registration: passkeyRegistrationSchema })
const passkeyParams = userIdParams.extend({ passkey: idSchema })

/** Routes of the passkeys: signing in with one, adding and removing them. */
export const passkeyRoutes = routesOf('Connexion', [
  route.post('/auth/passkey/options', {
    summary: 'Commencer une connexion avec une clé d’accès : ce qu’elle doit signer, dans les cinq minutes',
    limit: 'auth',
    ignoresToken: true,
    allow: policy.anyone,
    input: {},
    answers: { 200: passkeyRequestSchema },
    handle: async ({ db, request, deps }) => ok(await passkeys.beginSignIn(db, relyingPartyOf(request, deps.publicUrl))),
  }),

  route.post('/auth/passkey', {
    summary: 'Ouvrir une session avec une clé d’accès, sans mot de passe ni code',
    limit: 'auth',
    ignoresToken: true,
    allow: policy.anyone,
    input: { body: passkeyAssertionSchema },
    answers: { 200: sessionSchema },
    refuses: ['PASSKEY_REFUSED', 'ACCOUNT_SUSPENDED'],
    handle: signIn,
  }),

  route.post('/users/:id/passkeys/options', {
    summary: 'Commencer à ajouter une clé d’accès à son compte',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: userIdParams, body: confirmationBody },
    missing: 'USER_NOT_FOUND',
    answers: { 200: passkeyCreationSchema },
    refuses: ['FORBIDDEN', 'INVALID_INPUT', 'REAUTHENTICATION_REQUIRED', 'CONFLICT'],
    handle: async ({ params, body, viewer, db, request, deps }) => {
      policy.mustBe(viewer, params.id)
      return ok(await passkeys.beginPasskey(db, viewer, confirmationOf({ body, request }), relyingPartyOf(request, deps.publicUrl)))
    },
  }),

  route.post('/users/:id/passkeys', {
    summary: 'Ajouter une clé d’accès à son compte : la première donne aussi des codes de secours, s’il n’y en avait pas',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: userIdParams, body: addBody },
    missing: 'USER_NOT_FOUND',
    answers: { 200: recoveryCodesSchema },
    refuses: ['FORBIDDEN', 'INVALID_INPUT', 'PASSKEY_REFUSED', 'CONFLICT'],
    handle: add,
  }),

  route.delete('/users/:id/passkeys/:passkey', {
    summary: 'Retirer une clé d’accès de son compte',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: passkeyParams, body: confirmationBody },
    answers: noContentAnswers,
    refuses: ['FORBIDDEN', 'INVALID_INPUT', 'REAUTHENTICATION_REQUIRED', 'CONFLICT'],
    handle: async ({ params, body, viewer, db, request, deps }) => {
      policy.mustBe(viewer, params.id)
      await passkeys.removePasskey(db, viewer, params.passkey, confirmationOf({ body, request }), deps)
      return noContent()
    },
  }),
])

async function signIn({ body, db, context, request, deps }: Asked<{ body: typeof passkeyAssertionSchema }, Viewer | null>) {
  const { token, owner } = await passkeys.signIn(db, body, {
    party: relyingPartyOf(request, deps.publicUrl),
    userAgent: request.headers['user-agent'] ?? null,
    pendingHash: readPendingSignIn(request.headers.cookie),
  })
  return ok({ token, owner: presentUser(owner, context) }, await rememberSignIn(db, owner.uuid, request, deps))
}

async function add({ params, body, viewer, db, request, deps }: Asked<{ params: typeof userIdParams; body: typeof addBody }>) {
  policy.mustBe(viewer, params.id)
  const party = relyingPartyOf(request, deps.publicUrl)
  const codes = await passkeys.addPasskey(db, viewer, body, { jobs: deps.jobs, party })
  // With the first second factor, only the browser that the person uses now stays known.
  return ok(codes, codes.codes.length > 0 ? await rememberBrowser(db, viewer.uuid, request, deps.publicUrl) : {})
}
