import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { RegistrationExtras } from '../../../shared/registration.ts'
import type { RegistrationForm } from '../../../shared/validation/account.ts'
import type { RegistrationRules } from '../../../shared/validation/registration.ts'
import type { Failure } from '../../common/failure.ts'
import type { StoredSession } from '../../user/user.ts'

/** The account, and what the site's rules ask besides. */
export type Registration = RegistrationForm & RegistrationExtras

/** `invitation`: the token of the link that led here, if one did. */
export type RegistrationInput = { invitation: string | null }

export type RegistrationContext = {
  form: Registration
  errors: FieldErrors
  /** `sentence`: what failed, above the reason */
  failure: (Failure & { sentence?: string }) | null
}

export type RegistrationEvent =
  | { type: 'form.change'; patch: Partial<Registration> }
  /** `rules`: of the site, as the page shows them */
  | { type: 'form.send'; rules: RegistrationRules }
  | { type: 'failure.dismiss' }

/** `session`: of the new account; null when an administrator must approve it. */
export type RegistrationFact = { type: 'registration.accepted'; session: StoredSession | null }

/** `requested`: an administrator must approve the account. */
export type RegistrationTag = 'busy' | 'requested'
