import type { accountFormMachine } from '../../../../src/machines/user/accountForm/accountFormMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'
import { ada } from '../../session/session/fixtures.ts'

export const adaAccount = { username: 'ada', firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.org', roleId: 'role-user' }

export const accountFormFixtures: Fixtures<typeof accountFormMachine> = {
  inputs: [{ account: adaAccount, hasPassword: true }],
  events: {
    'form.change': [
      { type: 'form.change', patch: { username: 'augusta' } },
      { type: 'form.change', patch: { username: 'a' } },
      { type: 'form.change', patch: { email: 'augusta@example.org' } },
    ],
    'form.save': [{ type: 'form.save' }],
    'form.reset': [{ type: 'form.reset' }],
    'passwords.open': [{ type: 'passwords.open' }],
    'passwords.close': [{ type: 'passwords.close' }],
    'passwords.change': [{ type: 'passwords.change', patch: { next: 'Analytic@1843' } }],
    'current.change': [{ type: 'current.change', current: 'Analytic@1843' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { saveAccount: [{ account: adaAccount, hasPassword: true, user: ada }] },
  errors: { saveAccount: [new AppError('USERNAME_TAKEN', { fields: { username: 'Ce nom d’utilisateur est déjà pris' } })] },
  laws: { typed: ['passwords', 'current'] },
}
