import type { SiteSettings } from '../../../shared/site.ts'
import { promisePlaceholder } from '../../common/placeholder.ts'

/** Provided by the app. Failures are CodedErrors. */
export const siteFormActors = {
  /** Saves what changed. @returns the settings as the server stored them */
  saveSite: promisePlaceholder<SiteSettings, Partial<SiteSettings>>('saveSite'),
}
