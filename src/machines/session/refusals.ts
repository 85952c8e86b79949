import type { FieldErrors } from '../../shared/errors.ts'
import {
  accountMessages,
  type LoginForm,
  type RegistrationForm,
  validateLogin,
  validateRegistration,
} from '../../shared/validation/account.ts'
import { type Failure, toFormFailure } from '../failure.ts'

/** What the alert above the form says: that something is missing comes before what is wrong. */
function toAccountFailure(fields: FieldErrors): Failure | null {
  const found = Object.values(fields)
  if (found.length === 0) return null
  return found.includes(accountMessages.fillAll) ? toFormFailure(fields, accountMessages.fillAll) : toFormFailure(fields)
}

// Apart from the machine, which every screen loads: only the sign-in needs the rules of its forms.

/** Why this form is not even sent; null when it may be. */
export const loginRefusal = (form: LoginForm): Failure | null => toAccountFailure(validateLogin(form))
/** As `loginRefusal`. */
export const registrationRefusal = (form: RegistrationForm): Failure | null => toAccountFailure(validateRegistration(form))
