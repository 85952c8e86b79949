import { assign, emit, setup } from 'xstate'
import { pageMessages } from '../../shared/errors.ts'
import { validateChannel, type ChannelForm } from '../../shared/validation/channel.ts'
import { answerLimit, noAnswer } from '../answerLimit.ts'
import { toFailure } from '../failure.ts'
import type { SessionUser } from '../user.ts'
import { becomeCreatorActors } from './actors.ts'
import type { BecomeCreatorContext, BecomeCreatorEvent, BecomeCreatorFact, BecomeCreatorTag } from './types.ts'

const types: { context?: BecomeCreatorContext; events?: BecomeCreatorEvent; emitted?: BecomeCreatorFact; tags?: BecomeCreatorTag } = {}

const blank: BecomeCreatorContext = { form: { name: '', description: '' }, errors: {}, failure: null }

/**
 * Becoming a creator: the dialog, the channel's name and description, the one request that gives the role
 * and makes the channel. What was typed survives a failure and a closed dialog.
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
    rememberFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.createChannel)
      return { failure, errors: failure.fields }
    }),
    forgetFailure: assign({ errors: {}, failure: null }),
    forgetForm: assign(blank),
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
        'dialog.close': { target: 'closed', actions: 'forgetFailure' },
      },
    },
    submitting: {
      tags: ['open', 'busy'],
      entry: 'forgetFailure',
      after: { answerLimit: { target: 'failed', actions: { type: 'rememberFailure', params: noAnswer } } },
      invoke: {
        id: 'becomeCreator',
        src: 'becomeCreator',
        input: ({ context }) => ({ name: context.form.name.trim(), description: context.form.description }),
        onDone: { target: 'closed', actions: ['forgetForm', { type: 'announce', params: ({ event }) => event }] },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: ['open', 'editing'],
      on: {
        'form.change': { target: 'editing', actions: { type: 'changeForm', params: ({ event }) => event } },
        'channel.create': 'submitting',
        'failure.dismiss': { target: 'editing', actions: 'forgetFailure' },
        'dialog.close': { target: 'closed', actions: 'forgetFailure' },
      },
    },
  },
})
