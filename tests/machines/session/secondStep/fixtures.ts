import type { secondStepMachine } from '../../../../src/machines/session/secondStep/secondStepMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'
import { stored } from '../session/fixtures.ts'

export const secondStepFixtures: Fixtures<typeof secondStepMachine> = {
  inputs: [undefined],
  events: {
    'code.change': [
      { type: 'code.change', code: '123456' },
      { type: 'code.change', code: '12345' },
    ],
    'code.confirm': [{ type: 'code.confirm' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { confirmSignIn: [stored] },
  errors: { confirmSignIn: [new AppError('API_UNAVAILABLE'), new AppError('SIGN_IN_EXPIRED')] },
  laws: {
    typed: ['code'],
    deadEnds: { confirmSignIn: 'The page leads back to the sign-in, which begins a new flow.' },
    forgets: { confirmSignIn: 'The sign-in is over, and the code with it.' },
  },
}
