import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { createActor } from 'xstate'
import type { FlowOptions } from '../flow.ts'
import { selectIsSaving } from './selectors.ts'
import { stopOnceSettled } from './stopOnceSettled.ts'
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

const facts = ['login.required', 'toggle.saved', 'toggle.failed'] as const

/** One toggle on the screen, with an actor of its own, which outlives it until the last wish is settled. */
export function useToggle(flow: ToggleFlow, { subjectId, isOn, onFact }: Toggled) {
  const [actor] = useState(() => {
    const made = createActor(flow.machine, { ...flow.actorOptions, input: { subjectId, messages: flow.messages } })
    // The app hears the end of what was left unfinished as well: a failure must be said wherever the person is by then.
    for (const fact of facts) made.on(fact, flow.onFact)
    return made
  })
  const holders = useRef(0)
  useEffect(() => {
    actor.start()
    holders.current += 1
    return () => {
      holders.current -= 1
      // StrictMode leaves and comes back at once.
      queueMicrotask(() => {
        if (holders.current === 0) stopOnceSettled(actor)
      })
    }
  }, [actor])
  useEffect(() => {
    if (!onFact) return undefined
    const ears = facts.map((fact) => actor.on(fact, onFact))
    return () => ears.forEach((ear) => ear.unsubscribe())
  }, [actor, onFact])
  return {
    isSaving: useSelector(actor, selectIsSaving),
    toggle: () => actor.send({ type: 'toggle.press', isOn, isSignedIn: flow.isSignedIn() }),
  }
}
