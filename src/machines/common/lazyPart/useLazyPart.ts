import { useActorRef, useSelector } from '@xstate/react'
import { useContext, useEffect } from 'react'
import type { FlowOptions } from '../flow.ts'
import { FlowsContext } from '../flows.ts'
import type { lazyPartMachine } from './lazyPartMachine.ts'
import * as select from './selectors.ts'

declare module '../flows.ts' {
  interface Flows {
    /** The inspector and the clock of lazy parts, which also work where nothing is provided. */
    lazyPart: FlowOptions
  }
}

/**
 * Returns the loading of a part's code.
 * @param machine the one that `provideLazyPart` returned for the part
 * @param request what needs the part; nothing or false for now. Each new one loads the code, also after a failure.
 */
export function useLazyPart(machine: typeof lazyPartMachine, request: unknown) {
  const actor = useActorRef(machine, useContext(FlowsContext).lazyPart)
  useEffect(() => {
    if (request) actor.send({ type: 'part.open' })
  }, [actor, request])
  return {
    isReady: useSelector(actor, select.selectIsReady),
    isFailed: useSelector(actor, select.selectIsFailed),
    isOutdated: useSelector(actor, select.selectIsOutdated),
    retry: () => actor.send({ type: 'part.retry' }),
    close: () => actor.send({ type: 'part.close' }),
  }
}
