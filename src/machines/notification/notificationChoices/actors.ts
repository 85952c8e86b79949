import type { NotificationChoices } from '../../../shared/notificationChoices.ts'
import { promisePlaceholder } from '../../common/placeholder.ts'

/** Provided by the app. Failures are CodedErrors. */
export const notificationChoicesActors = {
  /** Returns the choices as the server stored them. */
  saveChoices: promisePlaceholder<NotificationChoices, NotificationChoices>('saveChoices'),
}
