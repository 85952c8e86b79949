import { assign, emit, setup } from 'xstate'
import { pageMessages } from '../../shared/errors.ts'
import {
  blankPasswords,
  hasNewIdentity,
  validateAccountForm,
  type AccountForm,
  type PasswordForm,
} from '../../shared/validation/accountForm.ts'
import { answerLimit, noAnswer } from '../answerLimit.ts'
import { toFailure } from '../failure.ts'
import { accountFormActors } from './actors.ts'
import type { AccountFormContext, AccountFormEvent, AccountFormFact, AccountFormInput, AccountFormTag, SavedAccount } from './types.ts'

const types: {
  context?: AccountFormContext
  input?: AccountFormInput
  events?: AccountFormEvent
  emitted?: AccountFormFact
  tags?: AccountFormTag
} = {}

const errorsOf = (context: AccountFormContext) => validateAccountForm(context, context)

/**
 * The account in the settings: names, e-mail, role and, in a section of its own, the password. What names the account changes only with
 * the current password. The same rules speak before and after the request, each at its field.
 */
export const accountFormMachine = setup({
  types,
  actors: accountFormActors,
  actions: {
    changeForm: assign(({ context }, { patch }: { patch: Partial<AccountForm> }) => ({
      form: { ...context.form, ...patch },
      errors: {},
      failure: null,
    })),
    changeCurrent: assign((_, { current }: { current: string }) => ({ current, errors: {}, failure: null })),
    // A password is kept no longer than its field.
    forgetUnaskedCurrent: assign(({ context: { form, account, passwords, current } }) => ({
      current: passwords !== null || hasNewIdentity(form, account) ? current : '',
    })),
    changePasswords: assign(({ context }, { patch }: { patch: Partial<PasswordForm> }) => ({
      passwords: { ...(context.passwords ?? blankPasswords), ...patch },
      errors: {},
      failure: null,
    })),
    openPasswords: assign({ passwords: blankPasswords }),
    closePasswords: assign({ passwords: null, errors: {} }),
    resetForm: assign(({ context }) => ({ form: context.account, passwords: null, current: '', errors: {}, failure: null })),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context), failure: null })),
    adoptSaved: assign((_, { output: { account, hasPassword } }: { output: SavedAccount }) => ({
      account,
      form: account,
      hasPassword,
      passwords: null,
      current: '',
    })),
    rememberFailure: assign(({ context }, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.updateAccount)
      // Asked for a password, whoever had none has chosen one elsewhere meanwhile.
      return { failure, errors: failure.fields, hasPassword: context.hasPassword || 'current_password' in failure.fields }
    }),
    forgetFailure: assign({ errors: {}, failure: null }),
    announceSaved: emit((_, { output }: { output: SavedAccount }) => ({ type: 'account.saved', user: output.user })),
  },
  guards: {
    hasFormErrors: ({ context }) => Object.keys(errorsOf(context)).length > 0,
    hasFailure: ({ context }) => context.failure !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'accountForm',
  context: ({ input: { account, hasPassword } }) => ({
    account,
    form: account,
    passwords: null,
    current: '',
    hasPassword,
    errors: {},
    failure: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.change': { actions: [{ type: 'changeForm', params: ({ event }) => event }, 'forgetUnaskedCurrent'] },
        'form.reset': { actions: 'resetForm' },
        'passwords.open': { actions: 'openPasswords' },
        'passwords.close': { actions: ['closePasswords', 'forgetUnaskedCurrent'] },
        'passwords.change': { actions: { type: 'changePasswords', params: ({ event }) => event } },
        'current.change': { actions: { type: 'changeCurrent', params: ({ event }) => event } },
        'failure.dismiss': { guard: 'hasFailure', actions: 'forgetFailure' },
        'form.save': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'saving' }],
      },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetFailure',
      after: { answerLimit: { target: 'editing', actions: { type: 'rememberFailure', params: noAnswer } } },
      invoke: {
        id: 'saveAccount',
        src: 'saveAccount',
        input: ({ context: { form, account, passwords, current } }) => ({ form, account, passwords, current }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'adoptSaved', params: ({ event }) => event },
            { type: 'announceSaved', params: ({ event }) => event },
          ],
        },
        onError: { target: 'editing', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
  },
})
