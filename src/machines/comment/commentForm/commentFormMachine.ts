import { assign, emit, setup } from 'xstate'
import { commentTextError } from '../../../shared/validation/comment.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { saveMessageOf } from '../commentTarget.ts'
import { commentFormActors, commentFormEffects } from './actors.ts'
import type { CommentFormContext, CommentFormEvent, CommentFormFact, CommentFormInput, CommentFormTag } from './types.ts'

const types: {
  context?: CommentFormContext
  events?: CommentFormEvent
  emitted?: CommentFormFact
  input?: CommentFormInput
  tags?: CommentFormTag
} = {}

/** Writes a comment or a reply, or edits one's own comment. The text is kept until it is sent, and survives a failure. */
export const commentFormMachine = setup({
  types,
  actors: commentFormActors,
  actions: {
    ...commentFormEffects,
    startWith: assign((_, params: { text: string }) => ({ text: params.text, error: null, failure: null })),
    changeText: assign((_, params: { text: string }) => ({ text: params.text, error: null, failure: null })),
    showError: assign({ error: ({ context }) => commentTextError(context.text) ?? null }),
    storeFailure: assign(({ context }, params: { error: unknown }) => ({
      failure: toFailure(params.error, saveMessageOf(context.target)),
    })),
    clearFailure: assign({ failure: null }),
    clearText: assign({ text: '', error: null, failure: null }),
    joinSending: assign({ isInFlight: false }),
    askForLogin: emit({ type: 'login.required' }),
    announce: emit((_, params: { output: string }) => ({ type: 'comment.saved', id: params.output })),
  },
  guards: {
    isInFlight: ({ context }) => context.isInFlight,
    hasToStayOpen: ({ context }) => context.staysOpen,
    isSignedOut: (_, params: { isSignedIn: boolean }) => !params.isSignedIn,
    isTooLong: ({ context }) => context.text.trim() !== '' && commentTextError(context.text) !== undefined,
    hasText: ({ context }) => context.text.trim() !== '',
  },
  delays: {
    /** Longer than that of the sending (commentSending): a form that no longer waits when it ends would leave a toast beside its own message. */
    answerLimit: 2 * answerLimit,
  },
}).createMachine({
  id: 'commentForm',
  context: ({ input }) => ({ ...input, error: null, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      always: [
        { guard: 'isInFlight', target: 'sending', actions: 'joinSending' },
        { guard: 'hasToStayOpen', target: 'editing' },
      ],
      on: {
        'form.open': [
          { guard: { type: 'isSignedOut', params: ({ event }) => event }, target: 'needsLogin' },
          { target: 'editing', actions: { type: 'startWith', params: ({ event }) => event } },
        ],
      },
    },
    editing: {
      tags: 'open',
      on: {
        'text.change': {
          actions: [
            { type: 'changeText', params: ({ event }) => event },
            { type: 'keepText', params: ({ context }) => context },
          ],
        },
        'form.submit': [
          { guard: 'isTooLong', actions: 'showError' },
          { guard: 'hasText', target: 'sending' },
        ],
        'form.close': { target: 'closed', actions: ['clearText', { type: 'keepText', params: ({ context }) => context }] },
      },
    },
    sending: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'saveComment',
        src: 'saveComment',
        input: ({ context }) => ({ target: context.target, text: context.text.trim() }),
        onDone: {
          target: 'closed',
          actions: [
            'clearText',
            { type: 'keepText', params: ({ context }) => context },
            { type: 'announce', params: ({ event }) => event },
          ],
        },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'open',
      on: {
        'text.change': {
          target: 'editing',
          actions: [
            { type: 'changeText', params: ({ event }) => event },
            { type: 'keepText', params: ({ context }) => context },
          ],
        },
        'form.submit': 'sending',
        'failure.dismiss': { target: 'editing', actions: 'clearFailure' },
        'form.close': { target: 'closed', actions: ['clearText', { type: 'keepText', params: ({ context }) => context }] },
      },
    },
    needsLogin: { entry: 'askForLogin', always: 'closed' },
  },
})
