import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'

/** What the password is asked for. */
export type SecondFactorPurpose = 'turnOn' | 'renewCodes' | 'turnOff'

/** The key of an application, as people type it and as a QR code has it. */
export type SecondFactorSetup = { secret: string; url: string }

export type SecondFactorContext = {
  purpose: SecondFactorPurpose
  password: string
  setup: SecondFactorSetup | null
  code: string
  /** the new recovery codes, while they are shown */
  recoveryCodes: readonly string[]
  errors: FieldErrors
  failure: Failure | null
}

export type SecondFactorEvent =
  | { type: 'dialog.open'; purpose: SecondFactorPurpose }
  | { type: 'dialog.close' }
  | { type: 'password.change'; password: string }
  | { type: 'password.confirm' }
  | { type: 'code.change'; code: string }
  | { type: 'code.confirm' }
  | { type: 'codes.copy' }
  | { type: 'failure.dismiss' }

export type SecondFactorFact =
  | { type: 'secondFactor.turnedOn' }
  | { type: 'secondFactor.turnedOff' }
  | { type: 'codes.copied' }
  | { type: 'copy.failed'; failure: Failure }

export type SecondFactorTag = 'open' | 'asking' | 'scanning' | 'busy' | 'codes' | 'needsSignIn'
