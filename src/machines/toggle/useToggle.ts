import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { FlowOptions } from '../flow.ts'
import { selectIsSaving } from './selectors.ts'
import type { toggleMachine } from './toggleMachine.ts'
import type { ToggleFact, ToggleMessages } from './types.ts'

/** What the app lends to every toggle of a kind: the machine with its actor, the session's answer, and an ear. */
export type ToggleFlow = {
  machine: typeof toggleMachine
  messages: ToggleMessages
  isSignedIn: () => boolean
  onFact: (fact: ToggleFact) => void
  actorOptions?: FlowOptions
}

/** `isOn` is the cache's answer, optimistic while a mutation is in flight; `onFact` hears what this one toggle did. */
export type Toggled = { subjectId: string; isOn: boolean; onFact?: ((fact: ToggleFact) => void) | undefined }

/** One toggle on the screen, with an actor of its own. */
export function useToggle(flow: ToggleFlow, { subjectId, isOn, onFact }: Toggled) {
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: { subjectId, messages: flow.messages } })
  useEffect(() => {
    const hear = (fact: ToggleFact): void => {
      flow.onFact(fact)
      onFact?.(fact)
    }
    const ears = [actor.on('login.required', hear), actor.on('toggle.saved', hear), actor.on('toggle.failed', hear)]
    return () => ears.forEach((ear) => ear.unsubscribe())
  }, [actor, flow, onFact])
  return {
    isSaving: useSelector(actor, selectIsSaving),
    toggle: () => actor.send({ type: 'toggle.press', isOn, isSignedIn: flow.isSignedIn() }),
  }
}
