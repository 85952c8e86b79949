import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { validateChannel, type ChannelForm } from '../../../shared/validation/channel.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import type { SessionUser } from '../../user/user.ts'
import { becomeCreatorActors } from './actors.ts'
import type { BecomeCreatorContext, BecomeCreatorEvent, BecomeCreatorFact, BecomeCreatorTag } from './types.ts'

const types: { context?: BecomeCreatorContext; events?: BecomeCreatorEvent; emitted?: BecomeCreatorFact; tags?: BecomeCreatorTag } = {}

const blank: BecomeCreatorContext = { form: { name: '', description: '' }, errors: {}, failure: null }

/**
 * Lets a user become a creator: a dialog asks for the channel's name and description, one request gives the role and creates the channel.
 * The form's input survives a failure and a closed dialog.
 */
export const becomeCreatorMachine = setup({
  types,
  actors: becomeCreatorActors,
  actions: {
    changeForm: assign(({ context }, params: { patch: Partial<ChannelForm> }) => ({
      form: { ...context.form, ...params.patch },
      errors: {},
      failure: null,
    })),
    showErrors: assign(({ context }) => ({ errors: validateChannel(context.form) })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.createChannel)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    clearForm: assign(blank),
    announce: emit((_, params: { output: SessionUser }) => ({ type: 'creator.became', user: params.output })),
  },
  guards: {
    hasFormErrors: ({ context }) => Object.keys(validateChannel(context.form)).length > 0,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'becomeCreator',
  context: blank,
  initial: 'closed',
  states: {
    closed: { on: { 'dialog.open': 'editing' } },
    editing: {
      tags: ['open', 'editing'],
      on: {
        'form.change': { actions: { type: 'changeForm', params: ({ event }) => event } },
        'channel.create': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'submitting' }],
        'dialog.close': { target: 'closed', actions: 'clearFailure' },
      },
    },
    submitting: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'becomeCreator',
        src: 'becomeCreator',
        input: ({ context }) => ({ name: context.form.name.trim(), description: context.form.description }),
        onDone: { target: 'closed', actions: ['clearForm', { type: 'announce', params: ({ event }) => event }] },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: ['open', 'editing'],
      on: {
        'form.change': { target: 'editing', actions: { type: 'changeForm', params: ({ event }) => event } },
        'channel.create': 'submitting',
        'failure.dismiss': { target: 'editing', actions: 'clearFailure' },
        'dialog.close': { target: 'closed', actions: 'clearFailure' },
      },
    },
  },
})
