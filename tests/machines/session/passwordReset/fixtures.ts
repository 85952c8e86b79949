import type { passwordResetMachine } from '../../../../src/machines/session/passwordReset/passwordResetMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const passwordResetFixtures: Fixtures<typeof passwordResetMachine> = {
  inputs: [{ token: 'a-token' }, { token: null }],
  events: {
    'password.change': [
      { type: 'password.change', password: 'Analytic@1843' },
      { type: 'password.change', password: 'court' },
    ],
    'password.save': [{ type: 'password.save' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { resetPassword: [undefined] },
  errors: { resetPassword: [new AppError('API_UNAVAILABLE'), new AppError('LINK_EXPIRED')] },
  laws: {
    typed: ['password'],
    deadEnds: { resetPassword: 'The page offers the way to another link, which begins a new flow.' },
    forgets: { resetPassword: 'The link cannot be used again, so the password is forgotten.' },
  },
}
