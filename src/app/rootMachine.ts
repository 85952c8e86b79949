import { setup } from 'xstate'
import { sessionMachine } from '../machines/session/sessionMachine.ts'
import { uploadMachine } from '../machines/upload/uploadMachine.ts'
import { report } from './report.ts'

const types: { children?: { session: 'session'; upload: 'upload' } } = {}

/** Holds what lives as long as the page: who is signed in, and the upload that goes on while they browse. */
export const rootMachine = setup({
  types,
  actors: { session: sessionMachine, upload: uploadMachine },
  actions: { logFailure: (_, params: { error: unknown }) => report('root', params.error) },
}).createMachine({
  id: 'root',
  invoke: [
    { id: 'session', systemId: 'session', src: 'session', onError: { actions: { type: 'logFailure', params: ({ event }) => event } } },
    { id: 'upload', systemId: 'upload', src: 'upload', onError: { actions: { type: 'logFailure', params: ({ event }) => event } } },
  ],
})
