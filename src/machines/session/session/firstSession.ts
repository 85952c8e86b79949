import type { SnapshotFrom } from 'xstate'
import type { Visitor } from '../../../shared/firstScreen.ts'
import { initialContext, sessionMachine } from './sessionMachine.ts'

/** The session for which the server has drawn a page. It knows of a member only that they are one: the token and the user stay in the browser. */
export const firstSession = (visitor: Visitor): SnapshotFrom<typeof sessionMachine> =>
  sessionMachine.resolveState({
    value: visitor === 'guest' ? { signedOut: 'quiet' } : { signedIn: 'settled' },
    context: initialContext,
  })
