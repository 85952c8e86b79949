import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import type { secondFactorMachine } from './secondFactorMachine.ts'
import type { SecondFactorPurpose, SecondFactorSetup, SignInMethod } from './types.ts'

type Snapshot = SnapshotFrom<typeof secondFactorMachine>

export const selectPurpose = (snapshot: Snapshot): SecondFactorPurpose => snapshot.context.purpose
export const selectPassword = (snapshot: Snapshot): string => snapshot.context.password
/** Returns the passkey that is being added or removed, or the identity that is being unlinked. */
export const selectMethod = (snapshot: Snapshot): SignInMethod => snapshot.context.method
/** Returns the key to scan; null before it is there. */
export const selectSetup = (snapshot: Snapshot): SecondFactorSetup | null => snapshot.context.setup
export const selectCode = (snapshot: Snapshot): string => snapshot.context.code
export const selectRecoveryCodes = (snapshot: Snapshot): readonly string[] => snapshot.context.recoveryCodes
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** True while the recovery codes are shown. */
export const selectHasCodes = (snapshot: Snapshot): boolean => snapshot.hasTag('codes')
/** True while the key is shown, and a code of it is asked. */
export const selectIsScanning = (snapshot: Snapshot): boolean => snapshot.hasTag('scanning')
/** True while the browser asks the device, and the site for its passkey. */
export const selectIsWithDevice = (snapshot: Snapshot): boolean => snapshot.hasTag('device')
/** True when the user must sign in with their provider again first. */
export const selectNeedsSignIn = (snapshot: Snapshot): boolean => snapshot.hasTag('needsSignIn')
