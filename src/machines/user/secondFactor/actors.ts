import { promisePlaceholder } from '../../common/placeholder.ts'
import type { SecondFactorSetup } from './types.ts'

/** Provided by the app. Failures are CodedErrors: REAUTHENTICATION_REQUIRED when only a fresh sign-in proves who owns the account. */
export const secondFactorActors = {
  /** Makes a key, which counts once `turnOn` got a code of it. */
  beginSetup: promisePlaceholder<SecondFactorSetup, { password: string }>('beginSetup'),
  /** Returns the recovery codes. */
  turnOn: promisePlaceholder<readonly string[], { code: string }>('turnOn'),
  renewCodes: promisePlaceholder<readonly string[], { password: string }>('renewCodes'),
  turnOff: promisePlaceholder<void, { password: string }>('turnOff'),
  /** Puts the recovery codes into the clipboard. */
  copyCodes: promisePlaceholder<void, { codes: readonly string[] }>('copyCodes'),
}
