import type { InvitationRow } from '../../db/registration/invitations.ts'
import type { RequestRow } from '../../db/registration/requests.ts'
import type { Invitation, RegistrationRequest } from '../../shared/entities/registration.ts'
import { isoTime } from '../http/isoTime.ts'

export function presentInvitation({ uuid, note, places, used, created_at, expires_at }: InvitationRow): Invitation {
  return { uuid, note, places, used, createdAt: isoTime(created_at), expiresAt: isoTime(expires_at) }
}

export function presentRequest({ uuid, username, firstname, lastname, email, reason, created_at }: RequestRow): RegistrationRequest {
  return { uuid, username, firstname, lastname, email, reason, createdAt: isoTime(created_at) }
}
