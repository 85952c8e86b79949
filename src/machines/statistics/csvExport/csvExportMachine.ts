import { assign, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { csvExportActors } from './actors.ts'
import type { CsvExportContext, CsvExportEvent, CsvExportTag, CsvTable } from './types.ts'

const types: { context?: CsvExportContext; events?: CsvExportEvent; tags?: CsvExportTag } = {}

/** Downloads a table of the statistics as CSV. */
export const csvExportMachine = setup({
  types,
  actors: csvExportActors,
  actions: {
    choose: assign((_, { table }: { table: CsvTable }) => ({ table, failure: null })),
    storeFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error, pageMessages.exportStatistics) })),
    clearFailure: assign({ failure: null }),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'csvExport',
  context: { table: null, failure: null },
  initial: 'idle',
  states: {
    idle: { on: { 'export.start': { target: 'downloading', actions: { type: 'choose', params: ({ event }) => event } } } },
    downloading: {
      tags: 'busy',
      after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'downloadTable',
        src: 'downloadTable',
        input: ({ context: { table } }) => ({ table }),
        onDone: 'idle',
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      on: {
        'export.start': { target: 'downloading', actions: { type: 'choose', params: ({ event }) => event } },
        'failure.dismiss': { target: 'idle', actions: 'clearFailure' },
      },
    },
  },
})
