import { fromPromise } from 'xstate'
import { toggleMachine } from '../../machines/toggle/toggleMachine.ts'
import type { ToggleMessages, ToggleOutcome } from '../../machines/toggle/types.ts'
import type { ToggleFlow } from '../../machines/toggle/useToggle.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import type { FlowServices } from './services.ts'

type ToggleKind<Answer> = {
  /** names its message: a second failure of the same kind takes the first one's place */
  name: string
  messages: ToggleMessages
  save: (input: { subjectId: string; isOn: boolean }) => Promise<Answer>
  /** Does the answer say that nothing has changed? Asked of what offers to be undone. */
  wasSo?: (answer: Answer) => boolean
}

/** A kind of toggle: guests are led to the sign-in, failures are said in a toast. */
export function toggleFlow<Answer>(
  { isSignedIn, askToLogin, actorOptions }: FlowServices,
  { name, messages, save, wasSo }: ToggleKind<Answer>,
): ToggleFlow {
  return {
    machine: toggleMachine.provide({
      actors: {
        save: fromPromise<ToggleOutcome | undefined, { subjectId: string; isOn: boolean }>(async ({ input }) => {
          const answer = await save(input)
          return wasSo && { wasSo: wasSo(answer) }
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
