import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { createActor } from 'xstate'
import type { FlowOptions } from '../flow.ts'
import { useActorUntilSettled } from '../useActorUntilSettled.ts'
import { selectIsSaving, selectIsSettled } from './selectors.ts'
import type { toggleMachine } from './toggleMachine.ts'
import type { ToggleFact, ToggleMessages } from './types.ts'

export type ToggleFlow = {
  machine: typeof toggleMachine
  messages: ToggleMessages
  isSignedIn: () => boolean
  onFact: (fact: ToggleFact) => void
  actorOptions?: FlowOptions
}

/** `isOn` is the cached value, optimistic while a mutation is in flight. `onFact` receives the facts of this toggle only. */
export type Toggled = { subjectId: string; isOn: boolean; onFact?: ((fact: ToggleFact) => void) | undefined }

const facts = ['login.required', 'toggle.saved', 'toggle.failed'] as const

/** Returns one toggle with its own actor, which outlives the component until the last value is saved. */
export function useToggle(flow: ToggleFlow, { subjectId, isOn, onFact }: Toggled) {
  const actor = useActorUntilSettled(() => {
    const made = createActor(flow.machine, { ...flow.actorOptions, input: { subjectId, messages: flow.messages } })
    // The app also receives the result after an unmount: a failure must be shown wherever the user is by then.
    for (const fact of facts) made.on(fact, flow.onFact)
    return made
  }, selectIsSettled)
  useEffect(() => {
    if (!onFact) return undefined
    const subscriptions = facts.map((fact) => actor.on(fact, onFact))
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, onFact])
  return {
    isSaving: useSelector(actor, selectIsSaving),
    toggle: () => actor.send({ type: 'toggle.press', isOn, isSignedIn: flow.isSignedIn() }),
  }
}
