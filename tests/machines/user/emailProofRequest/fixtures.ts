import type { emailProofRequestMachine } from '../../../../src/machines/user/emailProofRequest/emailProofRequestMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const emailProofRequestFixtures: Fixtures<typeof emailProofRequestMachine> = {
  inputs: [undefined],
  events: { 'mail.request': [{ type: 'mail.request' }] },
  done: { requestEmailProof: ['smtp', 'folder'] },
  errors: { requestEmailProof: [new AppError('TOO_MANY_REQUESTS')] },
}
