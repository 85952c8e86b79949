import type { SnapshotFrom } from 'xstate'
import type { SessionUser } from '../user.ts'
import type { sessionMachine } from './sessionMachine.ts'
import type { SessionContext } from './types.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

/** Who is signed in; after an expiry still who it was, since the page is theirs. */
export const selectUser = (snapshot: Snapshot): SessionUser | null => snapshot.context.user
/** What requests carry; null for a guest and after an expiry. */
export const selectToken = (snapshot: Snapshot): string | null => (snapshot.hasTag('signedIn') ? snapshot.context.token : null)
export const selectFailure = (snapshot: Snapshot): SessionContext['failure'] => snapshot.context.failure
/** The page whose guarded action led to the sign-in. */
export const selectReturnTo = (snapshot: Snapshot): string | null => snapshot.context.returnTo
export const selectIsRestoring = (snapshot: Snapshot): boolean => snapshot.hasTag('restoring')
export const selectIsSignedIn = (snapshot: Snapshot): boolean => snapshot.hasTag('signedIn')
/** As `selectUser`: after an expiry still, so that their pages stay what they are. */
export const selectIsCreator = (snapshot: Snapshot): boolean => snapshot.context.user?.isCreator === true
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** Is the banner that asks to sign in again up? */
export const selectIsExpired = (snapshot: Snapshot): boolean => snapshot.hasTag('expiredBanner')
/** May a page for signed-in people stay on screen? Also while restoring and after an expiry. */
export const selectKeepsPage = (snapshot: Snapshot): boolean => snapshot.hasTag('keepsPage')
