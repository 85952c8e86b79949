import { fromPromise } from 'xstate'
import { toggleMachine } from '../../machines/toggle/toggleMachine.ts'
import type { ToggleMessages } from '../../machines/toggle/types.ts'
import type { ToggleFlow } from '../../machines/toggle/useToggle.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import type { FlowServices } from './services.ts'

type ToggleKind = {
  /** names its message: a second failure of the same kind takes the first one's place */
  name: string
  messages: ToggleMessages
  save: (input: { subjectId: string; isOn: boolean }) => Promise<unknown>
}

/** A kind of toggle: guests are led to the sign-in, failures are said in a toast. */
export function toggleFlow({ isSignedIn, askToLogin, actorOptions }: FlowServices, { name, messages, save }: ToggleKind): ToggleFlow {
  return {
    machine: toggleMachine.provide({
      actors: {
        save: fromPromise<void, { subjectId: string; isOn: boolean }>(async ({ input }) => {
          await save(input)
        }),
      },
    }),
    messages,
    isSignedIn,
    actorOptions,
    onFact: (fact) => {
      if (fact.type === 'login.required') askToLogin()
      else if (fact.type === 'toggle.failed') toasts.show({ title: fact.failure.message, tone: 'error', id: `${name}.failed` })
    },
  }
}
