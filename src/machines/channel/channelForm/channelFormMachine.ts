import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { channelFormActors } from './actors.ts'
import { changesOf, errorsOf, toForm } from './form.ts'
import type {
  ChannelFormContext,
  ChannelFormEvent,
  ChannelFormFact,
  ChannelFormInput,
  ChannelFormTag,
  ChannelSettings,
  ChannelSettingsForm,
} from './types.ts'

const types: {
  context?: ChannelFormContext
  input?: ChannelFormInput
  events?: ChannelFormEvent
  emitted?: ChannelFormFact
  tags?: ChannelFormTag
} = {}

/** Edits how the channel is presented, and what becomes of the comments of others. */
export const channelFormMachine = setup({
  types,
  actors: channelFormActors,
  actions: {
    changeForm: assign(({ context }, { patch }: { patch: Partial<ChannelSettingsForm> }) => ({
      form: { ...context.form, ...patch },
      errors: {},
      failure: null,
    })),
    resetForm: assign(({ context }) => ({ form: context.channel, errors: {}, failure: null })),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context.form), failure: null })),
    adoptSaved: assign((_, { output }: { output: ChannelSettings }) => ({ channel: toForm(output), form: toForm(output) })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.updateChannel)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    announceSaved: emit({ type: 'channel.saved' }),
  },
  guards: {
    hasFormErrors: ({ context }) => Object.keys(errorsOf(context.form)).length > 0,
    hasFailure: ({ context }) => context.failure !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'channelForm',
  context: ({ input: { channelId, channel } }) => ({ channelId, channel, form: channel, errors: {}, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.change': { actions: { type: 'changeForm', params: ({ event }) => event } },
        'form.reset': { actions: 'resetForm' },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'form.save': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'saving' }],
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearFailure',
      after: { answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'saveChannel',
        src: 'saveChannel',
        input: ({ context: { channelId, channel, form } }) => ({ channelId, changes: changesOf(channel, form) }),
        onDone: { target: 'editing', actions: [{ type: 'adoptSaved', params: ({ event }) => event }, 'announceSaved'] },
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
})
