import type { FieldErrors } from '../../shared/errorCodes.ts'
import { accountMessages } from '../../shared/validation/account.ts'
import { type Failure, toFormFailure } from './failure.ts'

/** Returns the failure of the alert above the form. Missing fields are reported before invalid ones. */
export function toAccountFailure(fields: FieldErrors): Failure | null {
  const found = Object.values(fields)
  if (found.length === 0) return null
  return found.includes(accountMessages.fillAll) ? toFormFailure(fields, accountMessages.fillAll) : toFormFailure(fields)
}
