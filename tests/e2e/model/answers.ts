import type { EventObject } from 'xstate'
import { isRefusal, refusals } from './heldRequests.ts'
import type { Stage } from './stage.ts'
import { codeOf } from './steps.ts'

/** What a person is told after a step of the server or of the clock; null when it is no failure. */
export function failureMessageOf(event: EventObject | undefined): string | null {
  if (!event) return null
  if (event.type.startsWith('xstate.after')) return 'Le serveur ne répond pas'
  if (!event.type.startsWith('xstate.error')) return null
  const code = codeOf('error' in event ? event.error : null)
  return code !== null && isRefusal(code) ? refusals[code] : 'Le serveur ne répond pas'
}

export const isDone = (event: EventObject | undefined): boolean => event?.type.startsWith('xstate.done') ?? false

export const seeText = ({ page }: Stage, words: string): Promise<void> => page.getByText(words).first().waitFor()

export const seeSignInForm = ({ page }: Stage): Promise<void> => page.getByRole('tab', { name: 'Connexion' }).waitFor()
