import type { LoginForm } from '../../../shared/validation/account.ts'
import { promisePlaceholder } from '../../common/placeholder.ts'
import type { OpenedSession } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const oauthCallbackActors = {
  /** Opens a session with the code in the address. A code is valid only once. */
  exchangeCode: promisePlaceholder<OpenedSession, { code: string | null }>('exchangeCode'),
  /** Links the provider to the existing account. The user may correct a wrong password. */
  joinAccount: promisePlaceholder<OpenedSession, LoginForm & { link: string | null }>('joinAccount'),
}
