import type { notificationsMachine } from '../../../../src/machines/notification/notifications/notificationsMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const notificationsFixtures: Fixtures<typeof notificationsMachine> = {
  inputs: [undefined],
  events: {
    'notification.read': [
      { type: 'notification.read', id: 'n1' },
      { type: 'notification.read', id: 'n2' },
    ],
    'all.read': [{ type: 'all.read' }],
  },
  done: { saveChange: [undefined] },
  errors: { saveChange: [new AppError('API_UNAVAILABLE')] },
  laws: { keepsEach: { saveChange: 'The changes are sent one after another, in order.' } },
}
