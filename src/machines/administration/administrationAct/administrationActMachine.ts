import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { type Failure, toFailure } from '../../common/failure.ts'
import { administrationActActors } from './actors.ts'
import type {
  AdministrationAct,
  AdministrationActContext,
  AdministrationActEvent,
  AdministrationActFact,
  AdministrationActTag,
} from './types.ts'

const types: {
  context?: AdministrationActContext
  events?: AdministrationActEvent
  emitted?: AdministrationActFact
  tags?: AdministrationActTag
} = {}

const failureOf = (error: unknown): Failure => toFailure(error, pageMessages.administrationAct)
/** The thing is gone, or somebody else has decided about it. */
const outdating: ReadonlySet<string> = new Set([
  'USER_NOT_FOUND',
  'REGISTRATION_NOT_FOUND',
  'INVITATION_NOT_FOUND',
  'CONTENT_NOT_FOUND',
  'CHANNEL_NOT_FOUND',
  'CONVERSION_NOT_FAILED',
  'MAIL_NOT_FOUND',
  'JOB_NOT_FOUND',
  'JOB_NOT_WAITING',
])

/** Carries out what an administrator has confirmed. */
export const administrationActMachine = setup({
  types,
  actors: administrationActActors,
  actions: {
    storeAct: assign((_, { act }: { act: AdministrationAct }) => ({ act })),
    announceDone: emit((_, params: { act: AdministrationAct }) => ({ type: 'act.done', act: params.act })),
    announceOutdated: emit((_, params: { error: unknown }) => ({ type: 'list.outdated', failure: failureOf(params.error) })),
    announceFailure: emit((_, params: { error: unknown }) => ({ type: 'act.failed', failure: failureOf(params.error) })),
  },
  guards: {
    isOutdated: (_, params: { error: unknown }) => outdating.has(failureOf(params.error).code),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'administrationAct',
  context: { act: null },
  initial: 'listed',
  states: {
    listed: {
      on: { 'act.ask': { target: 'asking', actions: { type: 'storeAct', params: ({ event }) => event } } },
    },
    asking: { tags: 'asking', on: { 'question.confirm': 'acting', 'question.cancel': 'listed' } },
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
