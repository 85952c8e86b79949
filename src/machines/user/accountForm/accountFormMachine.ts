import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import {
  blankPasswords,
  hasNewIdentity,
  validateAccountForm,
  type AccountForm,
  type PasswordForm,
} from '../../../shared/validation/accountForm.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
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
 * The account in the settings: names, e-mail, role and, in its own section, the password. Changes to the fields that identify the account
 * need the current password. The same validation rules apply before and after the request, with each error at its field.
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
    // Clear the password when its field is hidden.
    clearUnaskedCurrent: assign(({ context: { form, account, passwords, current } }) => ({
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
    storeFailure: assign(({ context }, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.updateAccount)
      // The server asks for the current password, so an account that had none now has one, set elsewhere.
      return { failure, errors: failure.fields, hasPassword: context.hasPassword || 'current_password' in failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
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
        'form.change': { actions: [{ type: 'changeForm', params: ({ event }) => event }, 'clearUnaskedCurrent'] },
        'form.reset': { actions: 'resetForm' },
        'passwords.open': { actions: 'openPasswords' },
        'passwords.close': { actions: ['closePasswords', 'clearUnaskedCurrent'] },
        'passwords.change': { actions: { type: 'changePasswords', params: ({ event }) => event } },
        'current.change': { actions: { type: 'changeCurrent', params: ({ event }) => event } },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'form.save': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'saving' }],
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearFailure',
      after: { answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: noAnswer } } },
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
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
})
