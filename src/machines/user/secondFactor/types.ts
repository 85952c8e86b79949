import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'

/** What the password is asked for. */
export type SecondFactorPurpose = 'turnOn' | 'renewCodes' | 'turnOff' | 'addPasskey' | 'removePasskey' | 'unlinkIdentity'

/** A passkey or an identity of the account; a passkey that is being made has no id. */
export type SignInMethod = { id: string; name: string }

/** What a device needs to make a passkey. */
export type PasskeyCreation = {
  challenge: string
  rpId: string
  rpName: string
  userId: string
  userName: string
  excluded: readonly string[]
}

/** A passkey that a device has made; all in base64url. */
export type PasskeyRegistration = { id: string; clientDataJSON: string; attestationObject: string }

/** The key of an application, as people type it and as a QR code has it. */
export type SecondFactorSetup = { secret: string; url: string }

export type SecondFactorContext = {
  purpose: SecondFactorPurpose
  password: string
  setup: SecondFactorSetup | null
  code: string
  method: SignInMethod
  creation: PasskeyCreation | null
  registration: PasskeyRegistration | null
  /** the new recovery codes, while they are shown */
  recoveryCodes: readonly string[]
  errors: FieldErrors
  failure: Failure | null
}

export type SecondFactorEvent =
  | { type: 'dialog.open'; purpose: SecondFactorPurpose; method?: SignInMethod }
  | { type: 'dialog.close' }
  | { type: 'name.change'; name: string }
  | { type: 'password.change'; password: string }
  | { type: 'password.confirm' }
  | { type: 'code.change'; code: string }
  | { type: 'code.confirm' }
  | { type: 'codes.copy' }
  | { type: 'failure.dismiss' }

export type SecondFactorFact =
  | { type: 'secondFactor.turnedOn' }
  | { type: 'secondFactor.turnedOff' }
  | { type: 'passkey.added' }
  | { type: 'passkey.removed' }
  | { type: 'identity.unlinked' }
  | { type: 'codes.copied' }
  | { type: 'copy.failed'; failure: Failure }

export type SecondFactorTag = 'open' | 'asking' | 'scanning' | 'device' | 'busy' | 'codes' | 'needsSignIn'
