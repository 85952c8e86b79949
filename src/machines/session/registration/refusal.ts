import { validateRegistration } from '../../../shared/validation/account.ts'
import { type RegistrationRules, validateExtras } from '../../../shared/validation/registration.ts'
import type { Failure } from '../../common/failure.ts'
import { toAccountFailure } from '../../common/accountFailure.ts'
import type { Registration } from './types.ts'

/** Returns why this form cannot be sent; null when it can. Missing fields are reported before invalid ones. */
export const registrationRefusal = (form: Registration, rules: RegistrationRules): Failure | null =>
  toAccountFailure({ ...validateRegistration(form), ...validateExtras(form, rules) })
