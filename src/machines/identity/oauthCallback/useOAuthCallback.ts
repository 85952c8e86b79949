import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useFlow } from '../../common/flows.ts'
import type { LoginForm } from '../../../shared/validation/account.ts'
import type { oauthCallbackMachine } from './oauthCallbackMachine.ts'
import * as select from './selectors.ts'

/** Started by the app, once for each redirect: a component could start it twice, and a code is valid only once. */
export type OAuthCallbackActor = ActorRefFrom<typeof oauthCallbackMachine>

declare module '../../common/flows.ts' {
  interface Flows {
    oauthCallback: OAuthCallbackActor
  }
}

export function useOAuthCallback() {
  const actor = useFlow('oauthCallback')
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
