import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { sessionsActors } from './actors.ts'
import type { SessionsContext, SessionsEvent, SessionsFact, SessionsTag, SessionTarget } from './types.ts'

const types: { context?: SessionsContext; events?: SessionsEvent; emitted?: SessionsFact; tags?: SessionsTag } = {}

/** Closes one of the user's other sessions, or all of them, after a confirmation. */
export const sessionsMachine = setup({
  types,
  actors: sessionsActors,
  actions: {
    storeTarget: assign((_, { target }: { target: SessionTarget }) => ({ target })),
    announceClosed: emit(({ context }) => ({ type: 'session.closed', device: context.target?.device ?? '' })),
    announceOthersClosed: emit({ type: 'others.closed' }),
    announceFailure: emit((_, params: { error: unknown }) => ({
      type: 'close.failed',
      failure: toFailure(params.error, pageMessages.closeSession),
    })),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'sessions',
  context: { target: null },
  initial: 'listed',
  states: {
    listed: {
      on: {
        'session.close': { target: 'askingOne', actions: { type: 'storeTarget', params: ({ event }) => event } },
        'others.close': 'askingOthers',
      },
    },
    askingOne: { tags: 'askingOne', on: { 'question.confirm': 'closingOne', 'question.cancel': 'listed' } },
    closingOne: {
      tags: ['askingOne', 'busy'],
      after: { answerLimit: { target: 'listed', actions: { type: 'announceFailure', params: noAnswer } } },
      invoke: {
        id: 'closeSession',
        src: 'closeSession',
        input: ({ context }) => ({ id: context.target?.id ?? '' }),
        onDone: { target: 'listed', actions: 'announceClosed' },
        onError: { target: 'listed', actions: { type: 'announceFailure', params: ({ event }) => event } },
      },
    },
    askingOthers: { tags: 'askingOthers', on: { 'question.confirm': 'closingOthers', 'question.cancel': 'listed' } },
    closingOthers: {
      tags: ['askingOthers', 'busy'],
      after: { answerLimit: { target: 'listed', actions: { type: 'announceFailure', params: noAnswer } } },
      invoke: {
        id: 'closeOtherSessions',
        src: 'closeOtherSessions',
        onDone: { target: 'listed', actions: 'announceOthersClosed' },
        onError: { target: 'listed', actions: { type: 'announceFailure', params: ({ event }) => event } },
      },
    },
  },
})
