import { promisePlaceholder } from '../placeholder.ts'
import type { HistoryChange } from './types.ts'

/** What the app must provide. Failures are AppErrors. */
export const historyActors = {
  saveChange: promisePlaceholder<void, { change: HistoryChange | undefined }>('saveChange'),
}
