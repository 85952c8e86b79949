import { promisePlaceholder } from '../../common/placeholder.ts'
import type { NotificationChange } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const notificationsActors = {
  saveChange: promisePlaceholder<void, { change: NotificationChange | undefined }>('saveChange'),
}
