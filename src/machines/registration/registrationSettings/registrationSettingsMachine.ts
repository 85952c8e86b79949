import { assign, emit, setup } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import type { RegistrationSettings } from '../../../shared/registration.ts'
import { validateRegistrationSettings } from '../../../shared/validation/registration.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { registrationSettingsActors } from './actors.ts'
import { changesOf, toForm, toSettings } from './form.ts'
import type {
  RegistrationSettingsContext,
  RegistrationSettingsEvent,
  RegistrationSettingsFact,
  RegistrationSettingsForm,
  RegistrationSettingsTag,
} from './types.ts'

const types: {
  context?: RegistrationSettingsContext
  input?: RegistrationSettingsForm
  events?: RegistrationSettingsEvent
  emitted?: RegistrationSettingsFact
  tags?: RegistrationSettingsTag
} = {}

const errorsOf = (form: RegistrationSettingsForm): FieldErrors => validateRegistrationSettings(toSettings(form))

/** Edits who may register. */
export const registrationSettingsMachine = setup({
  types,
  actors: registrationSettingsActors,
  actions: {
    changeForm: assign(({ context }, { patch }: { patch: Partial<RegistrationSettingsForm> }) => ({
      form: { ...context.form, ...patch },
      errors: {},
      failure: null,
    })),
    resetForm: assign(({ context }) => ({ form: context.saved, errors: {}, failure: null })),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context.form), failure: null })),
    adoptSaved: assign((_, { output }: { output: RegistrationSettings }) => ({ saved: toForm(output), form: toForm(output) })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.updateRegistration)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    announceSaved: emit({ type: 'settings.saved' }),
  },
  guards: {
    hasFormErrors: ({ context }) => Object.keys(errorsOf(context.form)).length > 0,
    hasFailure: ({ context }) => context.failure !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'registrationSettings',
  context: ({ input }) => ({ saved: input, form: input, errors: {}, failure: null }),
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
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context: { saved, form } }) => changesOf(saved, form),
        onDone: { target: 'editing', actions: [{ type: 'adoptSaved', params: ({ event }) => event }, 'announceSaved'] },
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
})
