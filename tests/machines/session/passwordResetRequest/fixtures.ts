import type { passwordResetRequestMachine } from '../../../../src/machines/session/passwordResetRequest/passwordResetRequestMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const passwordResetRequestFixtures: Fixtures<typeof passwordResetRequestMachine> = {
  inputs: [undefined],
  events: {
    'email.change': [
      { type: 'email.change', email: ' ada@exemple.fr ' },
      { type: 'email.change', email: 'ada' },
    ],
    'link.request': [{ type: 'link.request' }],
    'request.repeat': [{ type: 'request.repeat' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { requestPasswordReset: ['smtp', 'folder'] },
  errors: { requestPasswordReset: [new AppError('TOO_MANY_REQUESTS')] },
  laws: { typed: ['email'] },
}
