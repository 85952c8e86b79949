import type { registrationSettingsMachine } from '../../../../src/machines/registration/registrationSettings/registrationSettingsMachine.ts'
import type { RegistrationSettingsForm } from '../../../../src/machines/registration/registrationSettings/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const openForm: RegistrationSettingsForm = {
  mode: 'open',
  question: '',
  answers: '',
  blockedDomains: '',
  terms: '',
  holdNewAccounts: false,
}

export const registrationSettingsFixtures: Fixtures<typeof registrationSettingsMachine> = {
  inputs: [openForm],
  events: {
    'form.change': [
      { type: 'form.change', patch: { terms: 'Soyez polis.' } },
      { type: 'form.change', patch: { question: 'La capitale ?' } },
    ],
    'form.save': [{ type: 'form.save' }],
    'form.reset': [{ type: 'form.reset' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { saveSettings: [{ mode: 'open', question: '', answers: [], blockedDomains: [], terms: 'Soyez polis.', holdNewAccounts: false }] },
  errors: { saveSettings: [new AppError('FORBIDDEN')] },
}
