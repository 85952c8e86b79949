import { z } from 'zod'
import { listInvitations } from '../../db/registration/invitations.ts'
import { readRegistrationSettings } from '../../db/registration/registrationSettings.ts'
import { listRequests } from '../../db/registration/requests.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import {
  invitationSchema,
  newInvitationSchema,
  registrationModeSchema,
  registrationRequestSchema,
  registrationRulesSchema,
  registrationSettingsSchema,
} from '../../shared/entities/registration.ts'
import { userSchema } from '../../shared/entities/user.ts'
import { registrationLimits as limits } from '../../shared/registration.ts'
import { created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, textSchema } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { presentUser } from '../user/presenter.ts'
import { presentInvitation, presentRequest } from './presenter.ts'
import { approveRequest, changeRegistrationSettings, createInvitation, deleteInvitation, refuseRequest } from './service.ts'

const settingsChange = z.object({
  mode: registrationModeSchema.exactOptional(),
  question: textSchema.describe(`${limits.question} caractères au plus ; vide\u202f: aucune question.`).exactOptional(),
  answers: z.array(textSchema).max(100).describe(`${limits.answers} au plus, de ${limits.answer} caractères au plus.`).exactOptional(),
  blockedDomains: z.array(textSchema).max(5000).describe(`${limits.domains} au plus.`).exactOptional(),
  holdNewAccounts: z.boolean().describe('Retenir les commentaires des nouveaux comptes.').exactOptional(),
  terms: textSchema.describe(`${limits.terms} caractères au plus ; vide\u202f: aucune condition.`).exactOptional(),
})
const invitation = z.object({
  note: textSchema.default('').describe(`Pour les administrateurs, ${limits.note} caractères au plus.`),
  places: z.number().default(1).describe(`Combien de comptes elle ouvre, ${limits.places} au plus.`),
  days: z.number().default(14).describe(`Combien de jours elle sert, ${limits.days} au plus.`),
})

/** Routes about who may register. The registration itself is POST /users. */
export const registrationRoutes = routesOf('Inscriptions', [
  route.get('/registration', {
    summary: 'Qui peut s’inscrire, ce qui est demandé et ce qu’il faut accepter',
    limit: 'read',
    allow: policy.anyone,
    input: {},
    answers: { 200: registrationRulesSchema },
    handle: async ({ db }) => {
      const { mode, question, terms } = await readRegistrationSettings(db)
      return ok({ mode, question, terms })
    },
  }),

  route.get('/registration/settings', {
    summary: 'Les règles des inscriptions, avec les réponses attendues (administrateurs)',
    limit: 'read',
    allow: policy.administrator,
    input: {},
    answers: { 200: registrationSettingsSchema },
    handle: async ({ db }) => ok(await readRegistrationSettings(db)),
  }),

  route.put('/registration/settings', {
    summary: 'Choisir qui peut s’inscrire (administrateurs)',
    description: 'Ce qui n’est pas donné reste tel quel.',
    limit: 'interaction',
    allow: policy.administrator,
    input: { body: settingsChange },
    answers: { 200: registrationSettingsSchema },
    refuses: ['INVALID_INPUT'],
    handle: async ({ body, viewer, db }) => ok(await changeRegistrationSettings(db, viewer, body)),
  }),

  route.get('/invitations', {
    summary: 'Les invitations, les plus récentes d’abord (administrateurs)',
    limit: 'read',
    allow: policy.administrator,
    input: { query: pageQuerySchema },
    answers: { 200: z.array(invitationSchema) },
    handle: async ({ query: { limit, cursor }, db }) =>
      paged(pageOf(await listInvitations(db, { limit, after: readCursor(cursor) }), limit, presentInvitation)),
  }),

  route.post('/invitations', {
    summary: 'Inviter : le jeton du lien n’est montré qu’ici (administrateurs)',
    limit: 'interaction',
    allow: policy.administrator,
    input: { body: invitation },
    answers: { 201: newInvitationSchema },
    refuses: ['INVALID_INPUT'],
    handle: async ({ body, viewer, db }) => {
      const made = await createInvitation(db, viewer, body)
      return created({ ...presentInvitation(made.invitation), token: made.token })
    },
  }),

  route.delete('/invitations/:id', {
    summary: 'Retirer une invitation : les comptes ouverts avec elle restent (administrateurs)',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: idParams },
    missing: 'INVITATION_NOT_FOUND',
    answers: noContentAnswers,
    handle: async ({ params, viewer, db }) => {
      await deleteInvitation(db, viewer, params.id)
      return noContent()
    },
  }),

  route.get('/registration-requests', {
    summary: 'Les demandes de compte, les plus anciennes d’abord (administrateurs)',
    limit: 'read',
    allow: policy.administrator,
    input: { query: pageQuerySchema },
    answers: { 200: z.array(registrationRequestSchema) },
    handle: async ({ query: { limit, cursor }, db }) =>
      paged(pageOf(await listRequests(db, { limit, after: readCursor(cursor) }), limit, presentRequest)),
  }),

  route.post('/registration-requests/:id/approval', {
    summary: 'Accepter une demande de compte, et l’écrire à la personne (administrateurs)',
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: idParams },
    missing: 'REGISTRATION_NOT_FOUND',
    answers: { 201: userSchema },
    refuses: ['EMAIL_TAKEN', 'USERNAME_TAKEN'],
    handle: async ({ params, viewer, db, context, deps }) =>
      created(presentUser(await approveRequest(db, viewer, params.id, deps), context)),
  }),

  route.delete('/registration-requests/:id', {
    summary: 'Refuser une demande de compte, et l’écrire à la personne (administrateurs)',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: idParams },
    missing: 'REGISTRATION_NOT_FOUND',
    answers: noContentAnswers,
    handle: async ({ params, viewer, db, deps }) => {
      await refuseRequest(db, viewer, params.id, deps)
      return noContent()
    },
  }),
])
