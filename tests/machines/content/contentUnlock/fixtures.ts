import type { contentUnlockMachine } from '../../../../src/machines/content/contentUnlock/contentUnlockMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const contentUnlockFixtures: Fixtures<typeof contentUnlockMachine> = {
  inputs: [{ contentId: 'c1' }],
  events: {
    'password.change': [{ type: 'password.change', password: 'la mer du Nord' }],
    'password.give': [{ type: 'password.give' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { unlockContent: [undefined] },
  errors: { unlockContent: [new AppError('CONTENT_PASSWORD_WRONG'), new AppError('TOO_MANY_REQUESTS')] },
}
