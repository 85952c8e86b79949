import { assign, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { toFailure } from '../../common/failure.ts'
import { accountExportActors } from './actors.ts'
import type { AccountExportContext, AccountExportEvent, AccountExportTag } from './types.ts'

const types: {
  context?: AccountExportContext
  input?: { userId: string }
  events?: AccountExportEvent
  tags?: AccountExportTag
} = {}

/** Downloads everything that the site stores about the user. */
export const accountExportMachine = setup({
  types,
  actors: accountExportActors,
  actions: {
    storeProgress: assign((_, { bytes }: { bytes: number }) => ({ bytes })),
    startAnew: assign({ bytes: 0, failure: null }),
    storeFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error, pageMessages.exportAccount) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'accountExport',
  context: ({ input }) => ({ userId: input.userId, bytes: 0, failure: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'export.start': 'downloading' } },
    downloading: {
      tags: 'busy',
      entry: 'startAnew',
      on: {
        'bytes.received': { actions: { type: 'storeProgress', params: ({ event }) => event } },
        'export.cancel': 'idle',
      },
      invoke: {
        id: 'downloadArchive',
        src: 'downloadArchive',
        input: ({ context: { userId }, self }) => ({ userId, onProgress: (bytes) => self.send({ type: 'bytes.received', bytes }) }),
        onDone: 'idle',
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    failed: { on: { 'export.start': 'downloading', 'failure.dismiss': { target: 'idle', actions: 'clearFailure' } } },
  },
})
