import { useSelector } from '@xstate/react'
import { createContext, useContext, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { LoginForm } from '../../../shared/validation/account.ts'
import type { oauthCallbackMachine } from './oauthCallbackMachine.ts'
import * as select from './selectors.ts'

/** Started by the app, once for each redirect: a component could start it twice, and a code is valid only once. */
export type OAuthCallbackActor = ActorRefFrom<typeof oauthCallbackMachine>

export const OAuthCallbackActorContext = createContext<OAuthCallbackActor | null>(null)

export function useOAuthCallback() {
  const actor = useContext(OAuthCallbackActorContext)
  if (!actor) throw new Error('useOAuthCallback must be used within OAuthCallbackActorContext')
  const commands = useMemo(
    () => ({
      change: (patch: Partial<LoginForm>) => actor.send({ type: 'form.change', patch }),
      join: () => actor.send({ type: 'account.join' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    form: useSelector(actor, select.selectForm),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    isJoining: useSelector(actor, select.selectIsJoining),
    isBusy: useSelector(actor, select.selectIsBusy),
    isFailed: useSelector(actor, select.selectIsFailed),
  }
}
