import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { conversionRetryActors } from './actors.ts'
import type { ConversionRetryContext, ConversionRetryEvent, ConversionRetryFact, ConversionRetryTag } from './types.ts'

const types: {
  context?: ConversionRetryContext
  events?: ConversionRetryEvent
  emitted?: ConversionRetryFact
  tags?: ConversionRetryTag
} = {}

/** Repeats the failed conversion of one of the creator's videos at a time. Its progress comes with the video itself. */
export const conversionRetryMachine = setup({
  types,
  actors: conversionRetryActors,
  actions: {
    choose: assign((_, { contentId }: { contentId: string }) => ({ contentId })),
    announceRestart: emit(({ context: { contentId } }) => ({ type: 'conversion.restarted', contentId })),
    announceRefusal: emit((_, params: { error: unknown }) => ({
      type: 'conversion.refused',
      failure: toFailure(params.error, pageMessages.repeatConversion),
    })),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'conversionRetry',
  context: { contentId: '' },
  initial: 'idle',
  states: {
    idle: { on: { 'conversion.repeat': { target: 'repeating', actions: { type: 'choose', params: ({ event }) => event } } } },
    repeating: {
      tags: 'busy',
      after: { answerLimit: { target: 'idle', actions: { type: 'announceRefusal', params: noAnswer } } },
      invoke: {
        id: 'repeatConversion',
        src: 'repeatConversion',
        input: ({ context: { contentId } }) => ({ contentId }),
        onDone: { target: 'idle', actions: 'announceRestart' },
        onError: { target: 'idle', actions: { type: 'announceRefusal', params: ({ event }) => event } },
      },
    },
  },
})
