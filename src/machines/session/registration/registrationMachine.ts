import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import type { RegistrationRules } from '../../../shared/validation/registration.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import type { StoredSession } from '../../user/user.ts'
import { registrationActors } from './actors.ts'
import { registrationRefusal } from './refusal.ts'
import type { Registration, RegistrationContext, RegistrationEvent, RegistrationFact, RegistrationInput, RegistrationTag } from './types.ts'

const types: {
  context?: RegistrationContext
  input?: RegistrationInput
  events?: RegistrationEvent
  emitted?: RegistrationFact
  tags?: RegistrationTag
} = {}

export const emptyRegistration: Registration = {
  username: '',
  firstname: '',
  lastname: '',
  email: '',
  password: '',
  invitation: null,
  answer: '',
  acceptsTerms: false,
  reason: '',
}

/** Registers somebody by the site's rules: opens an account at once, or requests one. */
export const registrationMachine = setup({
  types,
  actors: registrationActors,
  actions: {
    changeForm: assign(({ context }, { patch }: { patch: Partial<Registration> }) => ({ form: { ...context.form, ...patch }, errors: {} })),
    refuse: assign(({ context: { form } }, { rules }: { rules: RegistrationRules }) => {
      const failure = registrationRefusal(form, rules)
      return { failure, errors: failure?.fields ?? {} }
    }),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.register)
      return { failure: { ...failure, sentence: pageMessages.register }, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    forgetPassword: assign(({ context }) => ({ form: { ...context.form, password: '' } })),
    announceAccepted: emit((_, { output }: { output: StoredSession | null }) => ({ type: 'registration.accepted', session: output })),
  },
  guards: {
    isRefused: ({ context: { form } }, { rules }: { rules: RegistrationRules }) => registrationRefusal(form, rules) !== null,
    isPending: (_, { output }: { output: StoredSession | null }) => output === null,
    hasFailure: ({ context }) => context.failure !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'registration',
  context: ({ input: { invitation } }) => ({ form: { ...emptyRegistration, invitation }, errors: {}, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.change': { actions: { type: 'changeForm', params: ({ event }) => event } },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'form.send': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            actions: { type: 'refuse', params: ({ event }) => event },
          },
          { target: 'sending' },
        ],
      },
    },
    sending: {
      tags: 'busy',
      entry: 'clearFailure',
      after: { answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => context.form,
        onDone: [
          {
            guard: { type: 'isPending', params: ({ event }) => event },
            target: 'requested',
            actions: ['forgetPassword', { type: 'announceAccepted', params: ({ event }) => event }],
          },
          { target: 'opened', actions: ['forgetPassword', { type: 'announceAccepted', params: ({ event }) => event }] },
        ],
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    requested: { tags: 'requested', type: 'final' },
    opened: { tags: 'busy', type: 'final' },
  },
})
