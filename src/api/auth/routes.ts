import { z } from 'zod'
import { deleteSession } from '../../db/session/sessions.ts'
import { mailRequestSchema } from '../../shared/entities/mail.ts'
import { sessionSchema } from '../../shared/entities/user.ts'
import { limits } from '../../shared/limits.ts'
import { validateEmail, validateLogin } from '../../shared/validation/account.ts'
import { noContent, noContentAnswers, ok } from '../http/answers.ts'
import { fieldSchemas } from '../http/fieldSchemas.ts'
import { textSchema } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import { mustBeValid } from '../http/rules.ts'
import { readBrowserCookie } from '../identity/cookie.ts'
import * as policy from '../policy.ts'
import { presentUser } from '../user/presenter.ts'
import { normalizeEmail } from '../user/email.ts'
import { proveEmail, restoreEmail } from './emailLinks.ts'
import { rememberSignIn } from './knownBrowsers.ts'
import { resetPassword } from './passwordReset.ts'
import * as auth from './service.ts'
import { passwordSignIn } from './signInRequest.ts'

/** The token of a link that a mail carries. */
const linkBody = z.object({ token: z.string().max(200) })
const loginBody = z.object({ email: textSchema.max(limits.emailMax), password: z.string().max(limits.passwordMax) })

/** Routes that open, verify and close sessions. */
export const authRoutes = routesOf('Connexion', [
  route.post('/auth/login', {
    summary: 'Ouvrir une session',
    limit: 'interaction',
    ignoresToken: true,
    allow: policy.anyone,
    input: { body: loginBody },
    answers: { 200: sessionSchema },
    refuses: ['INVALID_INPUT', 'BAD_CREDENTIALS', 'REGISTRATION_PENDING', 'ACCOUNT_SUSPENDED', 'SECOND_FACTOR_REQUIRED'],
    handle: async ({ body, db, context, request, deps }) => {
      mustBeValid(validateLogin(body))
      const { token, owner } = await auth.login(db, body, passwordSignIn(request, deps))
      return ok({ token, owner: presentUser(owner, context) }, await rememberSignIn(db, owner.uuid, request, deps))
    },
  }),

  route.post('/auth/verify-token', {
    summary: 'À qui appartient un jeton ; ouvre une session quand c’est le code du retour d’un service de connexion',
    limit: 'read',
    ignoresToken: true,
    allow: policy.anyone,
    input: { body: z.object({ token: z.string().max(500) }) },
    answers: { 200: sessionSchema },
    refuses: ['SESSION_EXPIRED', 'SIGN_IN_EXPIRED', 'ACCOUNT_SUSPENDED'],
    handle: async ({ body, db, context, request, deps }) => {
      const browser = { userAgent: request.headers['user-agent'] ?? null, browserKey: readBrowserCookie(request.headers.cookie) }
      const { token, owner } = await auth.verifyToken(db, body.token, { ...browser, findSession: request.server.findSession })
      const hasSignedIn = token !== body.token && owner.has_password
      return ok({ token, owner: presentUser(owner, context) }, hasSignedIn ? await rememberSignIn(db, owner.uuid, request, deps) : {})
    },
  }),

  route.post('/auth/password-reset', {
    summary: 'Demander un lien pour choisir un nouveau mot de passe : la réponse est la même si aucun compte n’a cette adresse',
    limit: 'auth',
    ignoresToken: true,
    allow: policy.anyone,
    input: { body: z.object({ email: fieldSchemas.email }) },
    account: ({ body }) => normalizeEmail(body.email),
    answers: { 200: mailRequestSchema },
    refuses: ['INVALID_INPUT'],
    handle: async ({ body, deps }) => {
      mustBeValid(validateEmail(body.email))
      await deps.jobs.sendMail({ kind: 'passwordReset', email: normalizeEmail(body.email) })
      return ok({ delivery: deps.mailDelivery })
    },
  }),

  route.post('/auth/password', {
    summary: 'Choisir un nouveau mot de passe avec le lien d’un message : ferme toutes les sessions du compte',
    limit: 'auth',
    ignoresToken: true,
    allow: policy.anyone,
    input: { body: linkBody.extend({ password: z.string().describe(fieldSchemas.password) }) },
    answers: noContentAnswers,
    refuses: ['INVALID_INPUT', 'LINK_EXPIRED'],
    handle: async ({ body, db, deps }) => {
      const { userUuid } = await resetPassword(db, deps.jobs, body)
      await deps.database.changes.publish({ kind: 'session', user_uuid: userUuid })
      return noContent()
    },
  }),

  route.post('/auth/email-proof', {
    summary: 'Confirmer l’adresse d’un compte avec le lien d’un message',
    limit: 'auth',
    ignoresToken: true,
    allow: policy.anyone,
    input: { body: linkBody },
    answers: noContentAnswers,
    refuses: ['LINK_EXPIRED'],
    handle: async ({ body, db }) => {
      await proveEmail(db, body.token)
      return noContent()
    },
  }),

  route.post('/auth/email-restore', {
    summary: 'Rendre à un compte son ancienne adresse avec le lien d’un message : ferme ses sessions et annule son mot de passe',
    limit: 'auth',
    ignoresToken: true,
    allow: policy.anyone,
    input: { body: linkBody },
    answers: noContentAnswers,
    refuses: ['LINK_EXPIRED', 'EMAIL_TAKEN'],
    handle: async ({ body, db, deps }) => {
      const userUuid = await restoreEmail(db, deps.jobs, body.token)
      await deps.database.changes.publish({ kind: 'session', user_uuid: userUuid })
      return noContent()
    },
  }),

  route.post('/auth/logout', {
    summary: 'Fermer la session de la requête',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: {},
    answers: noContentAnswers,
    handle: async ({ viewer, db, deps }) => {
      await deleteSession(db, viewer.tokenHash)
      await deps.database.changes.publish({ kind: 'session', user_uuid: viewer.uuid })
      return noContent()
    },
  }),
])
