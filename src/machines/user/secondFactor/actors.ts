import { promisePlaceholder } from '../../common/placeholder.ts'
import type { PasskeyCreation, PasskeyRegistration, SecondFactorSetup } from './types.ts'

/** Provided by the app. Failures are CodedErrors: REAUTHENTICATION_REQUIRED when only a fresh sign-in proves who owns the account. */
export const secondFactorActors = {
  /** Makes a key, which counts once `turnOn` got a code of it. */
  beginSetup: promisePlaceholder<SecondFactorSetup, { password: string }>('beginSetup'),
  /** Returns the recovery codes. */
  turnOn: promisePlaceholder<readonly string[], { code: string }>('turnOn'),
  renewCodes: promisePlaceholder<readonly string[], { password: string }>('renewCodes'),
  turnOff: promisePlaceholder<void, { password: string }>('turnOff'),
  beginPasskey: promisePlaceholder<PasskeyCreation, { password: string }>('beginPasskey'),
  /** Has the browser ask a device; ends the browser's dialog when it is stopped. Fails when the person gives up. */
  askDevice: promisePlaceholder<PasskeyRegistration, { creation: PasskeyCreation | null }>('askDevice'),
  /** Returns recovery codes with the first second factor, otherwise none. */
  addPasskey: promisePlaceholder<readonly string[], { name: string; registration: PasskeyRegistration | null }>('addPasskey'),
  removePasskey: promisePlaceholder<void, { id: string; password: string }>('removePasskey'),
  unlinkIdentity: promisePlaceholder<void, { id: string; password: string }>('unlinkIdentity'),
  /** Puts the recovery codes into the clipboard. */
  copyCodes: promisePlaceholder<void, { codes: readonly string[] }>('copyCodes'),
}
