import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useFlow } from '../../common/flows.ts'
import type { LoginForm } from '../../../shared/validation/account.ts'
import type { Failure } from '../../common/failure.ts'
import {
  selectFailure,
  selectIsAuthenticating,
  selectIsBusy,
  selectIsCreator,
  selectIsExpired,
  selectIsRestoring,
  selectIsSignedIn,
  selectKeepsPage,
  selectReturnTo,
  selectUser,
} from './selectors.ts'
import { FirstSessionContext } from './FirstSessionContext.ts'
import type { sessionMachine } from './sessionMachine.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

declare module '../../common/flows.ts' {
  interface Flows {
    /** The app's only session actor, started before React renders. */
    session: SessionActor
  }
}

function useSessionActor(): SessionActor {
  const actor = useFlow('session')
  return actor
}

/**
 * Used instead of @xstate/react's hook, which keeps a reference to the first selected value as long as its component is mounted. The bars
 * around the screens stay mounted, and would keep the data of a user who has signed out in memory.
 */
function useSelected<Selected>(actor: SessionActor, select: (snapshot: SnapshotFrom<typeof sessionMachine>) => Selected): Selected {
  const subscribe = useCallback((onChange: () => void) => actor.subscribe(onChange).unsubscribe, [actor])
  const first = useContext(FirstSessionContext)
  return useSyncExternalStore(
    subscribe,
    () => select(actor.getSnapshot()),
    () => select(first ?? actor.getSnapshot()),
  )
}

export function useSession() {
  const actor = useSessionActor()
  const commands = useMemo(
    () => ({
      login: (form: LoginForm, refusal: Failure | null) => actor.send({ type: 'session.login', form, refusal }),
      logout: () => actor.send({ type: 'session.logout' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
      dismissExpired: () => actor.send({ type: 'banner.dismiss' }),
      /** For a guarded action: the app navigates to the sign-in, and back to `returnTo` afterwards. */
      askToLogin: (returnTo: string) => actor.send({ type: 'session.askToLogin', returnTo }),
    }),
    [actor],
  )
  return {
    ...commands,
    user: useSelected(actor, selectUser),
    failure: useSelected(actor, selectFailure),
    returnTo: useSelected(actor, selectReturnTo),
    isRestoring: useSelected(actor, selectIsRestoring),
    isSignedIn: useSelected(actor, selectIsSignedIn),
    isCreator: useSelected(actor, selectIsCreator),
    isBusy: useSelected(actor, selectIsBusy),
    isAuthenticating: useSelected(actor, selectIsAuthenticating),
    isExpired: useSelected(actor, selectIsExpired),
    keepsPage: useSelected(actor, selectKeepsPage),
  }
}
