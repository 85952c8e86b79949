import { promisePlaceholder } from '../../common/placeholder.ts'
import type { HistoryChange } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const historyChangesActors = {
  saveChange: promisePlaceholder<void, { change: HistoryChange | undefined }>('saveChange'),
}
