import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { framePickerActors } from './actors.ts'
import { offeredSeconds } from './rules.ts'
import type { Frame, FramePickerContext, FramePickerEvent, FramePickerFact, FramePickerInput, FramePickerTag, VideoFacts } from './types.ts'

const types: {
  context?: FramePickerContext
  input?: FramePickerInput
  events?: FramePickerEvent
  emitted?: FramePickerFact
  tags?: FramePickerTag
} = {}

/**
 * Reads a video that was chosen but is not sent yet, and offers its pictures as its thumbnail: three, or the one at any second. Without
 * them, the server chooses one after the upload.
 */
export const framePickerMachine = setup({
  types,
  actors: framePickerActors,
  actions: {
    storeFacts: assign((_, { output }: { output: VideoFacts | null }) => ({ facts: output })),
    storeFrames: assign((_, { output }: { output: readonly Frame[] }) => ({ frames: output })),
    storeSecond: assign((_, { second }: { second: number }) => ({ second, failure: null })),
    storeCustom: assign((_, { output }: { output: readonly Frame[] }) => ({ custom: output[0] ?? null })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error, pageMessages.drawFrame) })),
    clearFailure: assign({ failure: null }),
    announceChoice: emit((_, { frame }: { frame: Frame }) => ({ type: 'frame.chosen', frame })),
  },
  guards: {
    isDecodable: (_, { output }: { output: VideoFacts | null }) => output?.isDecodable === true,
    isUnread: (_, { output }: { output: VideoFacts | null }) => output === null,
  },
  delays: { answerLimit, seekPause: 150 },
}).createMachine({
  id: 'framePicker',
  context: ({ input }) => ({ ...input, facts: null, frames: [], custom: null, second: 0, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      after: { answerLimit: 'unreadable' },
      invoke: {
        id: 'readFacts',
        src: 'readFacts',
        input: ({ context }) => ({ source: context.source }),
        onDone: [
          { guard: { type: 'isUnread', params: ({ event }) => event }, target: 'unreadable' },
          {
            guard: { type: 'isDecodable', params: ({ event }) => event },
            target: 'preparing',
            actions: { type: 'storeFacts', params: ({ event }) => event },
          },
          { target: 'undecodable', actions: { type: 'storeFacts', params: ({ event }) => event } },
        ],
        onError: 'unreadable',
      },
    },
    preparing: {
      after: { answerLimit: 'undecodable' },
      invoke: {
        id: 'drawOffered',
        src: 'drawFrames',
        input: ({ context }) => ({ source: context.source, seconds: offeredSeconds(context.facts?.duration ?? 0) }),
        onDone: { target: 'offering', actions: { type: 'storeFrames', params: ({ event }) => event } },
        onError: 'undecodable',
      },
    },
    offering: {
      tags: 'offering',
      on: {
        'frame.choose': { actions: { type: 'announceChoice', params: ({ event }) => event } },
        'second.change': { target: 'seeking', actions: { type: 'storeSecond', params: ({ event }) => event } },
      },
    },
    // A moved slider passes many seconds: the picture of the one where it rests is drawn.
    seeking: {
      tags: ['offering', 'drawing'],
      after: { seekPause: 'drawing' },
      on: { 'second.change': { target: 'seeking', reenter: true, actions: { type: 'storeSecond', params: ({ event }) => event } } },
    },
    drawing: {
      tags: ['offering', 'drawing'],
      after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: noAnswer } } },
      on: { 'second.change': { target: 'seeking', actions: { type: 'storeSecond', params: ({ event }) => event } } },
      invoke: {
        id: 'drawSecond',
        src: 'drawFrames',
        input: ({ context }) => ({ source: context.source, seconds: [context.second] }),
        onDone: { target: 'offering', actions: { type: 'storeCustom', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'offering',
      on: {
        'failure.dismiss': { target: 'offering', actions: 'clearFailure' },
        'frame.choose': { target: 'offering', actions: ['clearFailure', { type: 'announceChoice', params: ({ event }) => event }] },
        'second.change': { target: 'seeking', actions: { type: 'storeSecond', params: ({ event }) => event } },
      },
    },
    // Its facts are known, but no picture can be drawn here.
    undecodable: {},
    unreadable: {},
  },
})
