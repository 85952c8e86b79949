import type { notificationFeedMachine } from '../../../../src/machines/notification/notificationFeed/notificationFeedMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

const none = new Error('this browser has none')

export const notificationFeedFixtures: Fixtures<typeof notificationFeedMachine> = {
  inputs: [undefined],
  events: {
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'leadership.acquired': [{ type: 'leadership.acquired' }],
    'broadcast.received': [{ type: 'broadcast.received' }],
  },
  done: { fetchUnreadCount: [undefined] },
  errors: {
    acquireLeadership: [none],
    subscribeToBroadcast: [none],
    watchUnreadCount: [none],
    fetchUnreadCount: [new AppError('API_UNAVAILABLE')],
  },
  laws: {
    silentFailures: {
      fetchUnreadCount: 'The count stays as it was, and is read again when the page is shown.',
      watchUnreadCount: 'The count stays as it was, and is read again when the page is shown.',
    },
  },
}
