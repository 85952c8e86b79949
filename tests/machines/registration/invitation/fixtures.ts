import type { invitationMachine } from '../../../../src/machines/registration/invitation/invitationMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const invitationFixtures: Fixtures<typeof invitationMachine> = {
  inputs: [undefined],
  events: {
    'form.change': [
      { type: 'form.change', patch: { note: 'Le club photo' } },
      { type: 'form.change', patch: { places: 0 } },
    ],
    'form.send': [{ type: 'form.send' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
    'link.close': [{ type: 'link.close' }],
  },
  done: { createInvitation: ['un-jeton'] },
  errors: { createInvitation: [new AppError('FORBIDDEN')] },
}
