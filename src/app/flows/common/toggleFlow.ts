import { fromPromise } from 'xstate'
import { toggleMachine } from '../../../machines/common/toggle/toggleMachine.ts'
import type { ToggleMessages, ToggleOutcome } from '../../../machines/common/toggle/types.ts'
import type { ToggleFlow } from '../../../machines/common/toggle/useToggle.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from './services.ts'

type ToggleKind<Answer> = {
  /** names its message: a second failure of the same kind replaces the first */
  name: string
  messages: ToggleMessages
  save: (input: { subjectId: string; isOn: boolean }) => Promise<Answer>
  /** True when the response says that nothing changed. Only used for toggles that offer an undo. */
  wasUnchanged?: (answer: Answer) => boolean
}

/** Returns the flow for one kind of toggle. Guests are sent to the sign-in; failures are shown in a toast. */
export function toggleFlow<Answer>(
  { isSignedIn, askToLogin, actorOptions }: FlowServices,
  { name, messages, save, wasUnchanged }: ToggleKind<Answer>,
): ToggleFlow {
  return {
    machine: toggleMachine.provide({
      actors: {
        save: fromPromise<ToggleOutcome | undefined, { subjectId: string; isOn: boolean }>(async ({ input }) => {
          const answer = await save(input)
          return wasUnchanged && { wasUnchanged: wasUnchanged(answer) }
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
