import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Site } from '../../../shared/site.ts'
import type { Failure } from '../../common/failure.ts'

export type SiteFormContext = {
  /** as last returned by the server */
  site: Site
  form: Site
  errors: FieldErrors
  failure: Failure | null
}

export type SiteFormEvent =
  | { type: 'form.change'; patch: Partial<Site> }
  | { type: 'form.save' }
  | { type: 'form.reset' }
  | { type: 'failure.dismiss' }

export type SiteFormFact = { type: 'site.saved'; site: Site }

export type SiteFormTag = 'busy'
