import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { FlowOptions } from '../../common/flow.ts'
import { useFlow } from '../../common/flows.ts'
import type { contentUnlockMachine } from './contentUnlockMachine.ts'
import * as select from './selectors.ts'

export type ContentUnlockFlow = { machine: typeof contentUnlockMachine; actorOptions: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    contentUnlock: ContentUnlockFlow
  }
}

/** @param onUnlocked called once the video is open; keep it stable between renders */
export function useContentUnlock(contentId: string, onUnlocked: () => void) {
  const flow = useFlow('contentUnlock')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: { contentId } })
  useEffect(() => {
    const subscription = actor.on('content.unlocked', onUnlocked)
    return () => subscription.unsubscribe()
  }, [actor, onUnlocked])
  const commands = useMemo(
    () => ({
      change: (password: string) => actor.send({ type: 'password.change', password }),
      give: () => actor.send({ type: 'password.give' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    password: useSelector(actor, select.selectPassword),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    isBusy: useSelector(actor, select.selectIsBusy),
    isUnlocked: useSelector(actor, select.selectIsUnlocked),
  }
}
