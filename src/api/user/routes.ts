import { z } from 'zod'
import { editorsOfOwner } from '../../db/channel/members.ts'
import type { Database } from '../../db/connection/database.ts'
import { findUser, findUserByEmail, listUsers } from '../../db/user/users.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { userOrPublicSchema, userSchema } from '../../shared/entities/user.ts'
import { mailRequestSchema } from '../../shared/entities/mail.ts'
import { pendingRegistrationSchema } from '../../shared/entities/registration.ts'
import { limits } from '../../shared/limits.ts'
import { accepted, created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idSchema, textSchema, userIdParams, userIdSchema } from '../http/inputs.ts'
import type { Asked } from '../http/endpoint.ts'
import { route, routesOf } from '../http/route.ts'
import { fieldSchemas } from '../http/fieldSchemas.ts'
import * as policy from '../policy.ts'
import { register } from '../registration/service.ts'
import { rememberBrowser } from '../auth/knownBrowsers.ts'
import { normalizeEmail } from './email.ts'
import { maySeeAll } from './policy.ts'
import { presentPublicUser, presentUser } from './presenter.ts'
import { deleteAccount } from './removal.ts'
import * as users from './service.ts'
import { setSuspended } from './suspension.ts'

const registration = z.object({
  username: fieldSchemas.username,
  email: fieldSchemas.email,
  password: z.string().describe(fieldSchemas.password),
  firstname: fieldSchemas.personName.default(''),
  lastname: fieldSchemas.personName.default(''),
  invitation: z.string().max(200).nullable().default(null).describe('Le jeton du lien d’une invitation.'),
  answer: textSchema.default('').describe('La réponse à la question du site.'),
  accepts_terms: z.boolean().default(false).describe('Accepte les conditions du site.'),
  reason: textSchema.default('').describe('Pourquoi, pour qui approuve les inscriptions.'),
})
const change = z.object({
  username: fieldSchemas.username.exactOptional(),
  firstname: fieldSchemas.personName.exactOptional(),
  lastname: fieldSchemas.personName.exactOptional(),
  email: fieldSchemas.email.exactOptional(),
  role_id: idSchema.exactOptional(),
  password: z.string().describe(fieldSchemas.password).exactOptional(),
  /** the password that `password` replaces, required to change one's own */
  current_password: z.string().exactOptional(),
})
const listQuery = pageQuerySchema.extend({
  q: textSchema.max(limits.searchQueryMax).default('').describe('Dans le nom d’utilisateur, l’e-mail ou les noms.'),
  suspended: z.enum(['true', 'false']).default('false').describe('Seulement les comptes suspendus.'),
})
const removal = z.object({ current_password: z.string().max(limits.passwordMax).exactOptional() }).optional()
/** A uuid or an e-mail: specification §7 has both in the same path. */
const idOrEmail = z.object({
  id: z.union([userIdSchema, textSchema.regex(/@/)]).describe('UUID ou e-mail d’un compte, ou «\u202fme\u202f» pour le sien.'),
})

export const userRoutes = routesOf('Utilisateurs', [
  route.get('/users', {
    summary: 'Les comptes, les plus récents d’abord : tous, ou ceux que l’on cherche (administrateurs)',
    limit: 'read',
    allow: policy.administrator,
    input: { query: listQuery },
    answers: { 200: z.array(userSchema) },
    handle: async ({ query: { limit, cursor, q, suspended }, db, context }) => {
      const rows = await listUsers(db, { limit, after: readCursor(cursor) }, { text: q.trim(), suspended: suspended === 'true' })
      return paged(pageOf(rows, limit, (row) => presentUser(row, context)))
    },
  }),

  route.get('/users/:id', {
    summary: 'Un compte par son uuid ou son e-mail : entier pour soi et les administrateurs, sinon le profil public',
    limit: 'read',
    allow: policy.anyone,
    input: { params: idOrEmail },
    missing: 'USER_NOT_FOUND',
    alsoCounts: ({ params: { id } }) => (id.includes('@') ? 'lookup' : undefined),
    answers: { 200: userOrPublicSchema },
    handle: async ({ params: { id }, viewer, db, context }) => {
      const user = policy.mustExist(await (id.includes('@') ? findUserByEmail(db, normalizeEmail(id)) : findUser(db, id)), 'USER_NOT_FOUND')
      return ok(maySeeAll(viewer, user) ? presentUser(user, context) : presentPublicUser(user, context))
    },
  }),

  route.post('/users', {
    summary: 'Créer un compte, ou le demander quand un administrateur doit l’approuver',
    limit: 'auth',
    ignoresToken: true,
    allow: policy.anyone,
    input: { body: registration },
    account: ({ body }) => normalizeEmail(body.email),
    answers: { 201: userSchema, 202: pendingRegistrationSchema },
    refuses: ['INVALID_INPUT', 'EMAIL_TAKEN', 'USERNAME_TAKEN', 'REGISTRATION_CLOSED', 'INVITATION_REQUIRED', 'INVITATION_INVALID'],
    handle: async ({ body: { accepts_terms: acceptsTerms, invitation, answer, reason, ...form }, db, context, deps }) => {
      const user = await register(db, form, { invitation, answer, acceptsTerms, reason }, deps)
      return user ? created(presentUser(user, context)) : accepted({ pending: true as const })
    },
  }),

  route.put('/users/:id', {
    summary: 'Modifier son compte : ce qui est absent ne change pas',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: userIdParams, body: change },
    missing: 'USER_NOT_FOUND',
    answers: { 200: userSchema },
    refuses: ['FORBIDDEN', 'INVALID_INPUT', 'EMAIL_TAKEN', 'USERNAME_TAKEN', 'ROLE_NOT_FOUND', 'REAUTHENTICATION_REQUIRED', 'CONFLICT'],
    handle: updateUser,
  }),

  route.post('/users/:id/email-proof', {
    summary: 'Se faire renvoyer le message qui confirme son adresse',
    limit: 'auth',
    allow: policy.signedIn,
    input: { params: userIdParams },
    missing: 'USER_NOT_FOUND',
    answers: { 200: mailRequestSchema },
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, deps }) => {
      policy.mustBe(viewer, params.id)
      await deps.jobs.sendMail({ kind: 'emailProof', user_uuid: params.id })
      return ok({ delivery: deps.mailDelivery })
    },
  }),

  suspend('put', 'Suspendre un compte : ferme ses sessions, et personne ne peut plus s’y connecter (administrateurs)'),
  suspend('delete', 'Rouvrir un compte suspendu (administrateurs)'),

  route.delete('/users/:id', {
    summary: 'Supprimer son compte, avec tout ce qu’il contient : le sien se confirme par son mot de passe',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: userIdParams, body: removal },
    missing: 'USER_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['FORBIDDEN', 'INVALID_INPUT', 'REAUTHENTICATION_REQUIRED', 'CONFLICT'],
    handle: removeUser,
  }),
])

/** Has the open streams of a person checked again, and those of the editors of their channel, whose rights end with the owner's. */
async function announceRights({ db, changes }: Database, userUuid: string): Promise<void> {
  const people = [userUuid, ...(await editorsOfOwner(db, userUuid))]
  await changes.publish(people.map((user_uuid) => ({ kind: 'session', user_uuid })))
}

async function updateUser({
  params,
  body,
  viewer,
  db,
  context,
  request,
  deps,
}: Asked<{ params: typeof userIdParams; body: typeof change }>) {
  policy.mustBeOrAdminister(viewer, params.id)
  const isPassword = request.server.passwordChecks.of(request)
  const changed = await users.changeAccount(db, viewer, params.id, body, { ...deps, isPassword })
  if (body.password !== undefined || body.role_id !== undefined) await announceRights(deps.database, params.id)
  if (body.password === undefined) return ok(presentUser(changed, context))
  // Only the browser that the person uses now stays known.
  const headers = viewer.uuid === params.id ? await rememberBrowser(db, viewer.uuid, request, deps.publicUrl) : {}
  return ok(presentUser(changed, context), headers)
}

async function removeUser({ params, body, viewer, request, deps }: Asked<{ params: typeof userIdParams; body: typeof removal }>) {
  policy.mustBeOrAdminister(viewer, params.id)
  const confirmation = { password: body?.current_password, isPassword: request.server.passwordChecks.of(request) }
  await deleteAccount(deps, request.log, viewer, params.id, confirmation)
  await deps.database.changes.publish({ kind: 'session', user_uuid: params.id })
  return noContent()
}

function suspend(method: 'put' | 'delete', summary: string) {
  return route[method]('/users/:id/suspended', {
    summary,
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: userIdParams },
    missing: 'USER_NOT_FOUND',
    answers: { 200: userSchema },
    refuses: ['CONFLICT'],
    handle: async ({ params, viewer, db, context, deps }) => {
      const user = await setSuspended(db, viewer, params.id, method === 'put')
      await announceRights(deps.database, user.uuid)
      return ok(presentUser(user, context))
    },
  })
}
