import { useSelector } from '@xstate/react'
import { createContext, useContext, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { LoginForm, RegistrationForm } from '../../shared/validation/account.ts'
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

/** Who is signed in, and what they can do about it. */
export function useSession() {
  const actor = useSessionActor()
  const commands = useMemo(
    () => ({
      login: (form: LoginForm) => actor.send({ type: 'session.login', form }),
      register: (form: RegistrationForm) => actor.send({ type: 'session.register', form }),
      logout: () => actor.send({ type: 'session.logout' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
      dismissExpired: () => actor.send({ type: 'banner.dismiss' }),
      /** A guarded action was tried: the app goes to the sign-in, and comes back to `returnTo` afterwards. */
      askToLogin: (returnTo: string) => actor.send({ type: 'session.askToLogin', returnTo }),
      /** The sign-in screen was left without signing in: its failure and its way back are forgotten. */
      leaveLogin: () => actor.send({ type: 'login.left' }),
    }),
    [actor],
  )
  return {
    ...commands,
    user: useSelector(actor, selectUser),
    failure: useSelector(actor, selectFailure),
    returnTo: useSelector(actor, selectReturnTo),
    isRestoring: useSelector(actor, selectIsRestoring),
    isSignedIn: useSelector(actor, selectIsSignedIn),
    isCreator: useSelector(actor, selectIsCreator),
    isBusy: useSelector(actor, selectIsBusy),
    isExpired: useSelector(actor, selectIsExpired),
    keepsPage: useSelector(actor, selectKeepsPage),
  }
}
