import type { becomeCreatorMachine } from '../../../../src/machines/channel/becomeCreator/becomeCreatorMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'
import { adaAsCreator } from '../../session/session/fixtures.ts'

export const becomeCreatorFixtures: Fixtures<typeof becomeCreatorMachine> = {
  inputs: [undefined],
  events: {
    'dialog.open': [{ type: 'dialog.open' }],
    'dialog.close': [{ type: 'dialog.close' }],
    'form.change': [{ type: 'form.change', patch: { name: 'Machines à rêver' } }],
    'channel.create': [{ type: 'channel.create' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { becomeCreator: [adaAsCreator] },
  errors: { becomeCreator: [new AppError('CHANNEL_EXISTS')] },
}
