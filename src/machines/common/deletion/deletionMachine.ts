import { assign, emit, setup } from 'xstate'
import { answerLimit, noAnswer } from '../answerLimit.ts'
import { toFailure } from '../failure.ts'
import { deletionActors } from './actors.ts'
import type { DeletionContext, DeletionEvent, DeletionFact, DeletionInput, DeletionSubject, DeletionTag } from './types.ts'

const types: { context?: DeletionContext; events?: DeletionEvent; emitted?: DeletionFact; input?: DeletionInput; tags?: DeletionTag } = {}

/**
 * Deletes something for good (a comment, a playlist, a video), after a confirmation. On failure the dialog closes, so that the reason is
 * announced.
 */
export const deletionMachine = setup({
  types,
  actors: deletionActors,
  actions: {
    // The subject may be a whole playlist object: store only what the dialog needs.
    choose: assign((_, { subject: { id, name } }: { subject: DeletionSubject }) => ({ subject: { id, name } })),
    announceRefusal: emit({ type: 'deletion.refused' }),
    announceDeleted: emit(({ context: { subject } }) => ({ type: 'subject.deleted', subject })),
    announceFailure: emit(({ context }, params: { error: unknown }) => ({
      type: 'deletion.failed',
      failure: toFailure(params.error, context.message),
    })),
  },
  guards: { isProtected: (_, params: { isProtected: boolean }) => params.isProtected },
  delays: { answerLimit },
}).createMachine({
  id: 'deletion',
  context: ({ input }) => ({ ...input, subject: { id: '', name: '' } }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'deletion.ask': [
          { guard: { type: 'isProtected', params: ({ event }) => event }, actions: 'announceRefusal' },
          { target: 'asking', actions: { type: 'choose', params: ({ event }) => event } },
        ],
      },
    },
    asking: { tags: 'asking', on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'idle' } },
    deleting: {
      tags: ['asking', 'busy'],
      after: { answerLimit: { target: 'idle', actions: { type: 'announceFailure', params: noAnswer } } },
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ subjectId: context.subject.id }),
        onDone: { target: 'idle', actions: 'announceDeleted' },
        onError: { target: 'idle', actions: { type: 'announceFailure', params: ({ event }) => event } },
      },
    },
  },
})
