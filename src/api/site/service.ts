import type { Db } from '../../db/connection/database.ts'
import { readSiteSettings, type StoredSiteSettings, writeSite } from '../../db/site/site.ts'
import type { SiteSettings } from '../../shared/site.ts'
import { plainText } from '../../shared/text.ts'
import { validateSite } from '../../shared/validation/site.ts'
import { recordAct } from '../audit/record.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Viewer } from '../http/viewer.ts'

/** Changes what is chosen for the site; absent fields are not written. @throws AppError INVALID_INPUT with fields */
export async function changeSite(db: Db, viewer: Viewer, change: Partial<SiteSettings>): Promise<StoredSiteSettings> {
  mustBeValid(validateSite(change))
  return db.transaction().execute(async (tx) => {
    const before = await readSiteSettings(tx)
    const { uuid } = await writeSite(tx, plainTextsOf(change))
    const after = await readSiteSettings(tx)
    const others = otherFields.filter((field) => before[field] !== after[field])
    await recordAct(tx, viewer.uuid, {
      act: 'site.change',
      subject_uuid: uuid,
      details: {
        from: before.name,
        to: after.name,
        accent_from: before.accent,
        accent_to: after.accent,
        ...(others.length > 0 && { fields: others.join(', ') }),
      },
    })
    return after
  })
}

/** Those whose values are too long for the audit log. */
const otherFields = [
  'description',
  'contact',
  'legalNotice',
  'privacyPolicy',
  'announcement',
  'announcementTone',
  'announcementEndsAt',
  'guestPlayback',
  'highestRendition',
  'largestVideoBytes',
] as const satisfies readonly (keyof SiteSettings)[]

const plainTextsOf = (change: Partial<SiteSettings>): Partial<SiteSettings> => ({
  ...change,
  ...Object.fromEntries(
    (['name', 'description', 'contact', 'legalNotice', 'privacyPolicy', 'announcement'] as const).flatMap((field) => {
      const text = change[field]
      return text === undefined ? [] : [[field, plainText(text)]]
    }),
  ),
})
