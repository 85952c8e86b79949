import type { notificationFeedMachine } from '../../../../src/machines/notification/notificationFeed/notificationFeedMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

const none = new Error('this browser has none')

export const notificationFeedFixtures: Fixtures<typeof notificationFeedMachine> = {
  inputs: [undefined],
  events: {
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'turn.came': [{ type: 'turn.came' }],
    'bell.rang': [{ type: 'bell.rang' }],
  },
  done: { askBell: [undefined] },
  errors: { holdTurn: [none], hearOthers: [none], followBell: [none], askBell: [new AppError('API_UNAVAILABLE')] },
}
