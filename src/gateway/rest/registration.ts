import {
  type Invitation,
  invitationSchema,
  type NewInvitation,
  newInvitationSchema,
  type RegistrationRequest,
  registrationRequestSchema,
  registrationRulesSchema,
  registrationSettingsSchema,
} from '../../shared/entities/registration.ts'
import type { RegistrationSettings } from '../../shared/registration.ts'
import type { RegistrationRules } from '../../shared/validation/registration.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest, RestPage } from './rest.ts'

type Page = { cursor: string | undefined; limit: number }

/** GET /registration. */
export const registrationRules = (rest: Rest): Promise<RegistrationRules> => rest.read(registrationRulesSchema, { path: '/registration' })

/** GET /registration/settings. @throws AppError FORBIDDEN */
export const registrationSettings = (rest: Rest): Promise<RegistrationSettings> =>
  rest.read(registrationSettingsSchema, { path: '/registration/settings' })

/** PUT /registration/settings. @throws AppError FORBIDDEN, INVALID_INPUT with fields */
export const changeRegistrationSettings = (rest: Rest, body: Partial<RegistrationSettings>): Promise<RegistrationSettings> =>
  rest.read(registrationSettingsSchema, { method: 'PUT', path: '/registration/settings', body })

/** GET /invitations. @throws AppError FORBIDDEN */
export const invitations = (rest: Rest, query: Page): Promise<RestPage<Invitation>> =>
  rest.readPage(invitationSchema, { path: '/invitations', query })

/** POST /invitations. @throws AppError FORBIDDEN, INVALID_INPUT with fields */
export const createInvitation = (rest: Rest, body: { note: string; places: number; days: number }): Promise<NewInvitation> =>
  rest.read(newInvitationSchema, { method: 'POST', path: '/invitations', body })

/** DELETE /invitations/{id}. @throws AppError FORBIDDEN, INVITATION_NOT_FOUND */
export const deleteInvitation = (rest: Rest, id: string): Promise<void> =>
  rest.send({ method: 'DELETE', path: `/invitations/${encodeSegment(id)}` })

/** GET /registration-requests. @throws AppError FORBIDDEN */
export const registrationRequests = (rest: Rest, query: Page): Promise<RestPage<RegistrationRequest>> =>
  rest.readPage(registrationRequestSchema, { path: '/registration-requests', query })

/**
 * POST /registration-requests/{id}/approval, or DELETE /registration-requests/{id}.
 * @throws AppError FORBIDDEN, REGISTRATION_NOT_FOUND, EMAIL_TAKEN, USERNAME_TAKEN
 */
export async function decideRegistration(rest: Rest, id: string, approved: boolean): Promise<void> {
  const path = `/registration-requests/${encodeSegment(id)}`
  if (approved) await rest.send({ method: 'POST', path: `${path}/approval` })
  else await rest.send({ method: 'DELETE', path })
}
