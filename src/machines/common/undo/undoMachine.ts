import { emit, setup } from 'xstate'
import { answerLimit, noAnswer } from '../answerLimit.ts'
import { type Failure, toFailure } from '../failure.ts'
import { undoActors } from './actors.ts'

const types: {
  context?: { message: string }
  /** the catalogue's message for a failed undo */
  input?: { message: string }
  emitted?: { type: 'undo.failed'; failure: Failure }
} = {}

/** Runs the undo action of a toast. It outlives the screen of the press. */
export const undoMachine = setup({
  types,
  actors: undoActors,
  actions: {
    announceFailure: emit(({ context }, params: { error: unknown }) => ({
      type: 'undo.failed',
      failure: toFailure(params.error, context.message),
    })),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'undo',
  context: ({ input }) => input,
  initial: 'undoing',
  states: {
    undoing: {
      after: { answerLimit: { target: 'settled', actions: { type: 'announceFailure', params: noAnswer } } },
      invoke: {
        id: 'undo',
        src: 'undo',
        onDone: 'settled',
        onError: { target: 'settled', actions: { type: 'announceFailure', params: ({ event }) => event } },
      },
    },
    settled: { type: 'final' },
  },
})
