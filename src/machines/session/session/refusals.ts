import { type LoginForm, validateLogin } from '../../../shared/validation/account.ts'
import { toAccountFailure } from '../../common/accountFailure.ts'
import type { Failure } from '../../common/failure.ts'

// Not in the machine's module, which every screen loads: only the sign-in screen needs the rules of its form.

/** Returns why the form cannot be sent; null when it can. */
export const loginRefusal = (form: LoginForm): Failure | null => toAccountFailure(validateLogin(form))
