import { promisePlaceholder } from '../placeholder.ts'
import type { NotificationChange } from './types.ts'

/** What the app must provide. Failures are AppErrors. */
export const notificationsActors = {
  saveChange: promisePlaceholder<void, { change: NotificationChange | undefined }>('saveChange'),
}
