import type { FieldErrors } from '../../../shared/errorCodes.ts'
import { accountMessages, type LoginForm, validateLogin } from '../../../shared/validation/account.ts'
import { type Failure, toFormFailure } from '../../common/failure.ts'

/** Returns the failure of the alert above the form. Missing fields are reported before invalid ones. */
export function toAccountFailure(fields: FieldErrors): Failure | null {
  const found = Object.values(fields)
  if (found.length === 0) return null
  return found.includes(accountMessages.fillAll) ? toFormFailure(fields, accountMessages.fillAll) : toFormFailure(fields)
}

// Not in the machine's module, which every screen loads: only the sign-in screens need the rules of these forms.

/** Returns why this form cannot be sent; null when it can. */
export const loginRefusal = (form: LoginForm): Failure | null => toAccountFailure(validateLogin(form))
