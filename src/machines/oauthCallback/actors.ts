import type { LoginForm } from '../../shared/validation/account.ts'
import { promisePlaceholder } from '../placeholder.ts'
import type { OpenedSession } from './types.ts'

/** What `app/flows` must provide. Failures are AppErrors. */
export const oauthCallbackActors = {
  /** Opens a session with the code of the return; a code serves once. */
  exchangeCode: promisePlaceholder<OpenedSession, { code: string | null }>('exchangeCode'),
  /** Joins the provider to the account that is there already. A wrong password may be mended. */
  joinAccount: promisePlaceholder<OpenedSession, LoginForm & { link: string | null }>('joinAccount'),
}
