import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { videoTrimActors } from './actors.ts'
import { errorsOf, formOf, isChanged, isTrimmed, partOf } from './rules.ts'
import type { TypedPart, VideoPart, VideoTrimContext, VideoTrimEvent, VideoTrimFact, VideoTrimInput, VideoTrimTag } from './types.ts'

const types: {
  context?: VideoTrimContext
  input?: VideoTrimInput
  events?: VideoTrimEvent
  emitted?: VideoTrimFact
  tags?: VideoTrimTag
} = {}

/** Chooses the part of its uploaded file that a video shows. The file itself stays whole. */
export const videoTrimMachine = setup({
  types,
  actors: videoTrimActors,
  actions: {
    changeForm: assign(({ context: { form } }, { patch }: { patch: Partial<TypedPart> }) => ({ form: { ...form, ...patch }, errors: {} })),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context), failure: null })),
    clearMessages: assign({ errors: {}, failure: null }),
    /** What was typed stays, unless it is what the server had. */
    refresh: assign(({ context }, { part }: { part: VideoPart }) =>
      isChanged(context) ? { saved: part } : { saved: part, form: formOf(part) },
    ),
    storeSaved: assign((_, { output }: { output: VideoPart }) => ({ saved: output, form: formOf(output) })),
    storeFailure: assign((_, { error }: { error: unknown }) => {
      const failure = toFailure(error, pageMessages.trimVideo)
      return { failure, errors: failure.fields }
    }),
    announceSaved: emit({ type: 'part.saved' }),
  },
  guards: {
    hasErrors: ({ context }) => Object.keys(errorsOf(context)).length > 0,
    isChanged: ({ context }) => isChanged(context),
    isTrimmed: ({ context: { saved } }) => isTrimmed(saved),
    hasFailure: ({ context: { failure } }) => failure !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'videoTrim',
  context: ({ input: { contentId, part } }) => ({ contentId, saved: part, form: formOf(part), errors: {}, failure: null }),
  initial: 'editing',
  on: { 'part.refresh': { actions: { type: 'refresh', params: ({ event }) => event } } },
  states: {
    editing: {
      on: {
        'part.change': { actions: { type: 'changeForm', params: ({ event }) => event } },
        'part.save': [
          { guard: 'hasErrors', actions: 'showErrors' },
          { guard: 'isChanged', target: 'saving' },
        ],
        'whole.restore': { guard: 'isTrimmed', target: 'restoring' },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearMessages' },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearMessages',
      after: { answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'savePart',
        src: 'savePart',
        input: ({ context }) => ({ contentId: context.contentId, ...(partOf(context) ?? context.saved) }),
        onDone: { target: 'editing', actions: [{ type: 'storeSaved', params: ({ event }) => event }, 'announceSaved'] },
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    restoring: {
      tags: 'busy',
      entry: 'clearMessages',
      after: { answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'restoreWhole',
        src: 'restoreWhole',
        input: ({ context: { contentId } }) => ({ contentId }),
        onDone: { target: 'editing', actions: [{ type: 'storeSaved', params: ({ event }) => event }, 'announceSaved'] },
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
})
