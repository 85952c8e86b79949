import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { LoginForm, RegistrationForm } from '../../shared/validation/account.ts'
import type { Failure } from '../failure.ts'
import {
  selectFailure,
  selectIsBusy,
  selectIsCreator,
  selectIsExpired,
  selectIsRestoring,
  selectIsSignedIn,
  selectKeepsPage,
  selectReturnTo,
  selectUser,
} from './selectors.ts'
import type { sessionMachine } from './sessionMachine.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** The one session of the app, started before React renders. */
export const SessionActorContext = createContext<SessionActor | null>(null)

function useSessionActor(): SessionActor {
  const actor = useContext(SessionActorContext)
  if (!actor) throw new Error('useSession must be used within SessionActorContext')
  return actor
}

/**
 * As @xstate/react's: that one keeps, for as long as a part of the page stands, what it selected first. The bars around the
 * screens stand until the page is left, and would keep a person who has logged out.
 */
function useSelected<Selected>(actor: SessionActor, select: (snapshot: SnapshotFrom<typeof sessionMachine>) => Selected): Selected {
  const subscribe = useCallback((onChange: () => void) => actor.subscribe(onChange).unsubscribe, [actor])
  return useSyncExternalStore(subscribe, () => select(actor.getSnapshot()))
}

/** Who is signed in, and what they can do about it. */
export function useSession() {
  const actor = useSessionActor()
  const commands = useMemo(
    () => ({
      login: (form: LoginForm, refusal: Failure | null) => actor.send({ type: 'session.login', form, refusal }),
      register: (form: RegistrationForm, refusal: Failure | null) => actor.send({ type: 'session.register', form, refusal }),
      logout: () => actor.send({ type: 'session.logout' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
      dismissExpired: () => actor.send({ type: 'banner.dismiss' }),
      /** A guarded action was tried: the app goes to the sign-in, and comes back to `returnTo` afterwards. */
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
    isExpired: useSelected(actor, selectIsExpired),
    keepsPage: useSelected(actor, selectKeepsPage),
  }
}
