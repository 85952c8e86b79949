import { assign, emit, setup } from 'xstate'
import { reportMessages } from '../../../shared/validation/report.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { type Failure, toFailure } from '../../common/failure.ts'
import { moderationActors } from './actors.ts'
import type { ModerationAct, ModerationContext, ModerationEvent, ModerationFact, ModerationTag } from './types.ts'

const types: { context?: ModerationContext; events?: ModerationEvent; emitted?: ModerationFact; tags?: ModerationTag } = {}

const failureOf = (error: unknown): Failure => toFailure(error, reportMessages.decisionFailed)
const outdating: ReadonlySet<string> = new Set([
  'REPORT_CLOSED',
  'REPORT_NOT_FOUND',
  'CONTENT_NOT_FOUND',
  'COMMENT_NOT_FOUND',
  'COMMENT_NOT_HELD',
  'COMMENT_CHANGED',
  'COMMENT_HIDDEN',
  'USER_NOT_FOUND',
])

/** Decides about reported items, comments that wait for validation and people who write them, after a confirmation. */
export const moderationMachine = setup({
  types,
  actors: moderationActors,
  actions: {
    storeAct: assign((_, { act }: { act: ModerationAct }) => ({ act })),
    announceDone: emit((_, params: { act: ModerationAct }) => ({ type: 'act.done', act: params.act })),
    announceOutdated: emit((_, params: { error: unknown }) => ({ type: 'list.outdated', failure: failureOf(params.error) })),
    announceFailure: emit((_, params: { error: unknown }) => ({ type: 'act.failed', failure: failureOf(params.error) })),
  },
  guards: {
    isOutdated: (_, params: { error: unknown }) => outdating.has(failureOf(params.error).code),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'moderation',
  context: { act: null },
  initial: 'listed',
  states: {
    listed: {
      on: { 'act.ask': { target: 'asking', actions: { type: 'storeAct', params: ({ event }) => event } } },
    },
    asking: {
      tags: 'asking',
      on: {
        // Another choice in the same question.
        'act.ask': { actions: { type: 'storeAct', params: ({ event }) => event } },
        'question.confirm': 'acting',
        'question.cancel': 'listed',
      },
    },
    acting: {
      tags: ['asking', 'busy'],
      after: { answerLimit: { target: 'listed', actions: { type: 'announceFailure', params: noAnswer } } },
      invoke: {
        id: 'carryOut',
        src: 'carryOut',
        input: ({ context }) => ({ act: context.act }),
        onDone: { target: 'listed', actions: { type: 'announceDone', params: ({ event }) => ({ act: event.output }) } },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'listed',
            actions: { type: 'announceOutdated', params: ({ event }) => event },
          },
          { target: 'listed', actions: { type: 'announceFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
})
