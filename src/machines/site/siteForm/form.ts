import { isDate, toLocal } from '../../../shared/localTime.ts'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import { toQuotaChoice, toTypedLimit } from '../../../shared/quota.ts'
import type { SiteSettings } from '../../../shared/site.ts'
import { changedFields } from '../../common/changedFields.ts'
import { siteMessages, validateSite } from '../../../shared/validation/site.ts'
import type { SiteForm } from './types.ts'

const MB = 1024 ** 2

export function toForm({ announcementEndsAt, largestVideoBytes, ...settings }: SiteSettings): SiteForm {
  const { amount, unit } = toTypedLimit({ kind: 'bytes', bytes: largestVideoBytes })
  return {
    ...settings,
    announcementEndsAt: announcementEndsAt === null ? '' : toLocal(announcementEndsAt),
    largestVideoAmount: amount,
    largestVideoUnit: unit === 'Go' ? 'Go' : 'Mo',
  }
}

/** Returns what is typed, to the nearest megabyte; NaN when it is no number. */
function largestVideoOf({ largestVideoAmount: amount, largestVideoUnit: unit }: SiteForm): number {
  const { bytes } = toQuotaChoice({ kind: 'bytes', amount, unit })
  return Math.round((bytes ?? Number.NaN) / MB) * MB
}

/** Returns the form as the server takes it. */
function toSettings(form: SiteForm): SiteSettings {
  const { announcementEndsAt: endsAt, largestVideoAmount: _amount, largestVideoUnit: _unit, ...same } = form
  return {
    ...same,
    name: form.name.trim(),
    announcementEndsAt: endsAt === '' ? null : new Date(endsAt).toISOString(),
    largestVideoBytes: largestVideoOf(form),
  }
}

/** Returns the fields of a form that differ from the stored ones, as the server takes them. */
export function changesOf(stored: SiteForm, form: SiteForm): Partial<SiteSettings> {
  return changedFields(toSettings(stored), toSettings(form))
}

/** Returns errors by field. */
export function errorsOf(form: SiteForm): FieldErrors {
  const { announcementEndsAt, largestVideoAmount: _amount, largestVideoUnit: _unit, ...settings } = form
  const isTime = announcementEndsAt === '' || isDate(announcementEndsAt)
  return {
    ...validateSite({ ...settings, largestVideoBytes: largestVideoOf(form) }),
    ...(!isTime && { announcementEndsAt: siteMessages.announcementEnd }),
  }
}
