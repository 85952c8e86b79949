import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { SiteSettings } from '../../../shared/site.ts'
import type { Failure } from '../../common/failure.ts'

export type VideoSizeUnit = 'Mo' | 'Go'

/**
 * `announcementEndsAt`: as a datetime-local field has it, empty for no end. `largestVideoAmount`: as typed, with a comma or a point, of
 * `largestVideoUnit`
 */
export type SiteForm = Omit<SiteSettings, 'announcementEndsAt' | 'largestVideoBytes'> & {
  announcementEndsAt: string
  largestVideoAmount: string
  largestVideoUnit: VideoSizeUnit
}

export type SiteFormContext = {
  /** as last returned by the server */
  stored: SiteForm
  form: SiteForm
  errors: FieldErrors
  failure: Failure | null
}

export type SiteFormEvent =
  | { type: 'form.change'; patch: Partial<SiteForm> }
  | { type: 'form.save' }
  | { type: 'form.reset' }
  | { type: 'failure.dismiss' }

export type SiteFormFact = { type: 'site.saved'; site: SiteSettings }

export type SiteFormTag = 'busy'
