import type { Site } from '../../../shared/site.ts'
import { promisePlaceholder } from '../../common/placeholder.ts'

/** Provided by the app. Failures are CodedErrors. */
export const siteFormActors = {
  /** Returns the site as the server stored it. */
  saveSite: promisePlaceholder<Site, Site>('saveSite'),
}
