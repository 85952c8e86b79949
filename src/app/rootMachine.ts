import { setup } from 'xstate'
import { sessionMachine } from '../machines/session/session/sessionMachine.ts'
import { report } from './report.ts'

const types: { children?: { session: 'session' } } = {}

/** Holds the session, which every page needs for its whole life. */
export const rootMachine = setup({
  types,
  actors: { session: sessionMachine },
  actions: { logFailure: (_, params: { error: unknown }) => report('root', params.error) },
}).createMachine({
  id: 'root',
  invoke: [
    { id: 'session', systemId: 'session', src: 'session', onError: { actions: { type: 'logFailure', params: ({ event }) => event } } },
  ],
})
