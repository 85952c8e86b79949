import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { SiteSettings } from '../../../shared/site.ts'
import type { Failure } from '../../common/failure.ts'

/** `announcementEndsAt`: as a datetime-local field has it, empty for no end */
export type SiteForm = Omit<SiteSettings, 'announcementEndsAt'> & { announcementEndsAt: string }

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
