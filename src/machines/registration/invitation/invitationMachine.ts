import { assign, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { validateInvitation } from '../../../shared/validation/registration.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { invitationActors } from './actors.ts'
import type { InvitationContext, InvitationEvent, InvitationForm, InvitationTag } from './types.ts'

const types: { context?: InvitationContext; events?: InvitationEvent; tags?: InvitationTag } = {}

export const emptyInvitation: InvitationForm = { note: '', places: 1, days: 14 }

/** Makes an invitation, and shows its link once. */
export const invitationMachine = setup({
  types,
  actors: invitationActors,
  actions: {
    changeForm: assign(({ context }, { patch }: { patch: Partial<InvitationForm> }) => ({
      form: { ...context.form, ...patch },
      errors: {},
      failure: null,
    })),
    showErrors: assign(({ context }) => ({ errors: validateInvitation(context.form), failure: null })),
    storeToken: assign((_, { output }: { output: string }) => ({ token: output })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.createInvitation)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    resetForm: assign({ form: emptyInvitation, token: null }),
  },
  guards: {
    hasFormErrors: ({ context }) => Object.keys(validateInvitation(context.form)).length > 0,
    hasFailure: ({ context }) => context.failure !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'invitation',
  context: { form: emptyInvitation, errors: {}, failure: null, token: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.change': { actions: { type: 'changeForm', params: ({ event }) => event } },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'form.send': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'creating' }],
      },
    },
    creating: {
      tags: 'busy',
      entry: 'clearFailure',
      after: { answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'createInvitation',
        src: 'createInvitation',
        input: ({ context }) => context.form,
        onDone: { target: 'made', actions: { type: 'storeToken', params: ({ event }) => event } },
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    made: { on: { 'link.close': { target: 'editing', actions: 'resetForm' } } },
  },
})
