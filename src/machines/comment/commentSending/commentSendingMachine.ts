import { assign, emit, setup } from 'xstate'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { saveMessageOf } from '../commentTarget.ts'
import { commentSendingActors } from './actors.ts'
import type { CommentSendingContext, CommentSendingEvent, CommentSendingFact, CommentSendingInput, CommentSendingOutput } from './types.ts'

const types: {
  context?: CommentSendingContext
  events?: CommentSendingEvent
  emitted?: CommentSendingFact
  input?: CommentSendingInput
  output?: CommentSendingOutput
} = {}

/**
 * Sends one comment, and continues when its page is left. A form that is opened meanwhile waits for the same response, so that nobody posts
 * twice. A failure that no form can show is announced to the app.
 */
export const commentSendingMachine = setup({
  types,
  actors: commentSendingActors,
  actions: {
    countForm: assign(({ context }) => ({ waitingForms: context.waitingForms + 1 })),
    discountForm: assign(({ context }) => ({ waitingForms: context.waitingForms - 1 })),
    storeId: assign((_, params: { output: string }) => ({ id: params.output })),
    storeFailure: assign(({ context }, params: { error: unknown }) => ({
      failure: toFailure(params.error, saveMessageOf(context.target)),
    })),
    announceSaved: emit(({ context }) => ({ type: 'comment.saved', id: context.id })),
    announceUnseenFailure: emit(({ context }, params: { error: unknown }) => ({
      type: 'failure.unseen',
      failure: toFailure(params.error, saveMessageOf(context.target)),
    })),
  },
  guards: { hasWaitingForms: ({ context }) => context.waitingForms > 0 },
  delays: { answerLimit },
}).createMachine({
  id: 'commentSending',
  context: ({ input }) => ({ ...input, waitingForms: 0, id: '', failure: null }),
  initial: 'sending',
  output: ({ context: { id, failure } }) => ({ id, failure }),
  states: {
    sending: {
      on: { 'form.joined': { actions: 'countForm' }, 'form.left': { actions: 'discountForm' } },
      after: {
        answerLimit: [
          { guard: 'hasWaitingForms', target: 'settled', actions: { type: 'storeFailure', params: noAnswer } },
          {
            target: 'settled',
            actions: [
              { type: 'storeFailure', params: noAnswer },
              { type: 'announceUnseenFailure', params: noAnswer },
            ],
          },
        ],
      },
      invoke: {
        id: 'saveComment',
        src: 'saveComment',
        input: ({ context: { target, text } }) => ({ target, text }),
        onDone: { target: 'settled', actions: [{ type: 'storeId', params: ({ event }) => event }, 'announceSaved'] },
        onError: [
          { guard: 'hasWaitingForms', target: 'settled', actions: { type: 'storeFailure', params: ({ event }) => event } },
          {
            target: 'settled',
            actions: [
              { type: 'storeFailure', params: ({ event }) => event },
              { type: 'announceUnseenFailure', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    settled: { type: 'final' },
  },
})
