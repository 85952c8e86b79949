import type { IDToken, UserInfoResponse } from 'openid-client'
import { emailError } from '../../shared/validation/account.ts'
import { limits } from '../../shared/limits.ts'
import { plainText } from '../../shared/text.ts'
import { normalizeEmail } from '../user/email.ts'

/** The provider's claims about a person, in our terms. */
export type Claims = {
  issuer: string
  subject: string
  /** normalized as we store e-mails; null when there is none, or when the provider has not verified that it is theirs */
  verifiedEmail: string | null
  firstname: string
  lastname: string
  /** the name that a username is made from; never the e-mail, which only its owner may see */
  displayName: string
}

/** Reads the claims of a validated ID token, completed by the response of the userinfo endpoint when it was requested. */
export function readClaims(token: IDToken, info: UserInfoResponse | undefined): Claims {
  const claims: Record<string, unknown> = { ...info, ...token }
  const firstname = nameOf(claims['given_name'])
  const lastname = nameOf(claims['family_name'])
  return {
    issuer: token.iss,
    subject: token.sub,
    verifiedEmail: verifiedEmailOf(claims),
    firstname,
    lastname,
    displayName: nameOf(claims['name']) || `${firstname} ${lastname}`.trim(),
  }
}

function verifiedEmailOf(claims: Readonly<Record<string, unknown>>): string | null {
  const { email } = claims
  if (typeof email !== 'string' || !isVerified(claims)) return null
  const normalized = normalizeEmail(email)
  return emailError(normalized) === undefined && !normalized.includes('\0') ? normalized : null
}

/**
 * True when the provider has verified the e-mail. Microsoft never sends `email_verified`, and lets an organisation write any address into
 * its accounts; `xms_edov`, an optional claim of the application, says that the address's domain was verified (docs/operations.md).
 */
function isVerified({ email_verified: verified, xms_edov: domainVerified }: Readonly<Record<string, unknown>>): boolean {
  return verified === true || domainVerified === true || domainVerified === 1 || domainVerified === '1'
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? plainText(value.replaceAll('\0', '')).slice(0, limits.personNameMax) : ''
}
