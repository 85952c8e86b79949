import type { registrationMachine } from '../../../../src/machines/session/registration/registrationMachine.ts'
import type { Registration } from '../../../../src/machines/session/registration/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { RegistrationRules } from '../../../../src/shared/validation/registration.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'
import { stored } from '../session/fixtures.ts'

/** Everything that the rules can ask for. */
export const filled: Registration = {
  username: 'ada',
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.org',
  password: 'Analytic@1843',
  invitation: null,
  answer: 'Paris',
  acceptsTerms: true,
  reason: 'Je filme des machines',
}
export const openRules: RegistrationRules = { mode: 'open', question: '', terms: '' }

export const registrationFixtures: Fixtures<typeof registrationMachine> = {
  inputs: [{ invitation: null }],
  events: {
    'form.change': [
      { type: 'form.change', patch: filled },
      { type: 'form.change', patch: { password: 'facile' } },
    ],
    'form.send': [{ type: 'form.send', rules: openRules }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { register: [stored, null] },
  errors: { register: [new AppError('EMAIL_TAKEN', { fields: { email: 'Cette adresse e-mail est déjà utilisée' } })] },
  laws: { typed: ['form'] },
}
