import { useActorRef } from '@xstate/react'
import { useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { FlowOptions } from '../flow.ts'
import { FlowsContext } from '../flows.ts'
import { toastsMachine } from './toastsMachine.ts'

declare module '../flows.ts' {
  interface Flows {
    /** The inspector and the clock of the toasts, which also appear where nothing is provided. */
    toasts: FlowOptions
  }
}

/** Returns the actor that decides which toasts are shown. */
export function useToastsActor(): ActorRefFrom<typeof toastsMachine> {
  return useActorRef(toastsMachine, useContext(FlowsContext).toasts)
}
