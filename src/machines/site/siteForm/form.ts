import { isDate, toLocal } from '../../../shared/localTime.ts'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { SiteSettings } from '../../../shared/site.ts'
import { siteMessages, validateSite } from '../../../shared/validation/site.ts'
import type { SiteForm } from './types.ts'

export const toForm = ({ announcementEndsAt, ...settings }: SiteSettings): SiteForm => ({
  ...settings,
  announcementEndsAt: announcementEndsAt === null ? '' : toLocal(announcementEndsAt),
})

/** Returns the fields of a form that differ from the stored ones, as the server takes them. */
export function changesOf(stored: SiteForm, form: SiteForm): Partial<SiteSettings> {
  const changed = Object.fromEntries(
    Object.entries({ ...form, name: form.name.trim() }).filter(([field, value]) => Reflect.get(stored, field) !== value),
  )
  const { announcementEndsAt, ...others }: Partial<SiteForm> = changed
  if (announcementEndsAt === undefined) return others
  return { ...others, announcementEndsAt: announcementEndsAt === '' ? null : new Date(announcementEndsAt).toISOString() }
}

/** True when leaving would lose unsaved input. */
export const hasChanges = (stored: SiteForm, form: SiteForm): boolean =>
  Object.entries(form).some(([field, value]) => Reflect.get(stored, field) !== value)

/** Returns errors by field. */
export function errorsOf({ announcementEndsAt, ...settings }: SiteForm): FieldErrors {
  const isTime = announcementEndsAt === '' || isDate(announcementEndsAt)
  return { ...validateSite(settings), ...(!isTime && { announcementEndsAt: siteMessages.announcementEnd }) }
}
