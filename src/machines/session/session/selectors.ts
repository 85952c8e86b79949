import type { SnapshotFrom } from 'xstate'
import type { SessionUser } from '../../user/user.ts'
import type { sessionMachine } from './sessionMachine.ts'
import type { SessionContext } from './types.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

/** Returns the signed-in user. After an expiry it is still the same user, whose page stays. */
export const selectUser = (snapshot: Snapshot): SessionUser | null => snapshot.context.user
/** Returns the token for requests; null for a guest and after an expiry. */
export const selectToken = (snapshot: Snapshot): string | null => (snapshot.hasTag('signedIn') ? snapshot.context.token : null)
export const selectFailure = (snapshot: Snapshot): SessionContext['failure'] => snapshot.context.failure
/** Returns the page whose guarded action led to the sign-in. */
export const selectReturnTo = (snapshot: Snapshot): string | null => snapshot.context.returnTo
export const selectIsRestoring = (snapshot: Snapshot): boolean => snapshot.hasTag('restoring')
export const selectIsSignedIn = (snapshot: Snapshot): boolean => snapshot.hasTag('signedIn')
/** Like `selectUser`, kept after an expiry, so that the creator's pages stay. */
export const selectIsCreator = (snapshot: Snapshot): boolean => snapshot.context.user?.isCreator === true
/** True while a sign-in waits for its answer. */
export const selectIsAuthenticating = (snapshot: Snapshot): boolean => snapshot.matches('authenticating')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** True while the banner that asks to sign in again is shown. */
export const selectIsExpired = (snapshot: Snapshot): boolean => snapshot.hasTag('expiredBanner')
/** True when a page for signed-in users may stay on screen, also while restoring and after an expiry. */
export const selectKeepsPage = (snapshot: Snapshot): boolean => snapshot.hasTag('keepsPage')
