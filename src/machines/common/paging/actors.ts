import { callbackPlaceholder } from '../placeholder.ts'
import type { PageRequest } from './types.ts'

/** Provided by the app. */
export const pagingActors = {
  /**
   * Sends the query of a page, then `page.loaded` or `page.failed`, also later, when the query is sent again (after a reconnection). The
   * cache adds the page to its list.
   */
  watchPage: callbackPlaceholder<PageRequest>('watchPage'),
}
