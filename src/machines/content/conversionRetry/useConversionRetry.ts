import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { FlowOptions } from '../../common/flow.ts'
import { useFlow } from '../../common/flows.ts'
import type { conversionRetryMachine } from './conversionRetryMachine.ts'
import { selectBusyId } from './selectors.ts'
import type { ConversionRetryFact } from './types.ts'

export type ConversionRetryFlow = {
  machine: typeof conversionRetryMachine
  onFact: (fact: ConversionRetryFact) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    conversionRetry: ConversionRetryFlow
  }
}

/** Repeats failed conversions, for all videos of the dashboard. */
export function useConversionRetry() {
  const flow = useFlow('conversionRetry')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscriptions = [actor.on('conversion.restarted', flow.onFact), actor.on('conversion.refused', flow.onFact)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow])
  const commands = useMemo(() => ({ repeat: (contentId: string) => actor.send({ type: 'conversion.repeat', contentId }) }), [actor])
  return { ...commands, busyId: useSelector(actor, selectBusyId) }
}

export type ConversionRetry = ReturnType<typeof useConversionRetry>
