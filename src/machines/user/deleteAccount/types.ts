import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'

export type DeleteAccountContext = { password: string; errors: FieldErrors; failure: Failure | null }

export type DeleteAccountEvent =
  | { type: 'dialog.open' }
  | { type: 'dialog.close' }
  | { type: 'password.change'; password: string }
  | { type: 'account.delete' }
  | { type: 'failure.dismiss' }

export type DeleteAccountFact = { type: 'account.deleted' }

export type DeleteAccountTag = 'open' | 'busy' | 'needsSignIn'
