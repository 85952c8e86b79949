import type { Db } from '../../db/connection/database.ts'
import { readSite, writeSite } from '../../db/site/site.ts'
import type { Site } from '../../shared/site.ts'
import { plainText } from '../../shared/text.ts'
import { validateSite } from '../../shared/validation/site.ts'
import { recordAct } from '../audit/record.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Viewer } from '../http/viewer.ts'

/** Changes the site's name and accent; absent fields are not written. @throws AppError INVALID_INPUT with fields */
export async function changeSite(db: Db, viewer: Viewer, { name, ...change }: Partial<Site>): Promise<Site> {
  if (name !== undefined) mustBeValid(validateSite({ name }))
  return db.transaction().execute(async (tx) => {
    const before = await readSite(tx)
    const { uuid } = await writeSite(tx, { ...change, ...(name !== undefined && { name: plainText(name) }) })
    const after = await readSite(tx)
    await recordAct(tx, viewer.uuid, {
      act: 'site.change',
      subject_uuid: uuid,
      details: { from: before.name, to: after.name, accent_from: before.accent, accent_to: after.accent },
    })
    return after
  })
}
