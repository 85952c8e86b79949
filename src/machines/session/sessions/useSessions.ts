import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import * as select from './selectors.ts'
import type { sessionsMachine } from './sessionsMachine.ts'
import type { SessionsFact, SessionTarget } from './types.ts'

export type SessionsFlow = { machine: typeof sessionsMachine; onFact: (fact: SessionsFact) => void; actorOptions: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    sessions: SessionsFlow
  }
}

export function useSessions() {
  const flow = useFlow('sessions')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscriptions = [
      actor.on('session.closed', flow.onFact),
      actor.on('others.closed', flow.onFact),
      actor.on('close.failed', flow.onFact),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow])
  const commands = useMemo(
    () => ({
      close: (target: SessionTarget) => actor.send({ type: 'session.close', target }),
      closeOthers: () => actor.send({ type: 'others.close' }),
      confirm: () => actor.send({ type: 'question.confirm' }),
      cancel: () => actor.send({ type: 'question.cancel' }),
    }),
    [actor],
  )
  return {
    ...commands,
    device: useSelector(actor, select.selectDevice),
    isAskingOne: useSelector(actor, select.selectIsAskingOne),
    isAskingOthers: useSelector(actor, select.selectIsAskingOthers),
    isBusy: useSelector(actor, select.selectIsBusy),
  }
}
