import type { deleteAccountMachine } from '../../../../src/machines/user/deleteAccount/deleteAccountMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const deleteAccountFixtures: Fixtures<typeof deleteAccountMachine> = {
  inputs: [undefined],
  events: {
    'dialog.open': [{ type: 'dialog.open' }],
    'dialog.close': [{ type: 'dialog.close' }],
    'password.change': [{ type: 'password.change', password: 'Analytic@1843' }],
    'account.delete': [{ type: 'account.delete' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { deleteAccount: [undefined] },
  errors: {
    deleteAccount: [
      new AppError('INVALID_INPUT', { fields: { current_password: 'Le mot de passe actuel est incorrect' } }),
      new AppError('REAUTHENTICATION_REQUIRED'),
    ],
  },
  laws: { typed: ['password'], destroys: { deleteAccount: ['account.delete'] } },
}
