import type { Db } from '../../db/connection/database.ts'
import * as quotas from '../../db/quota/quotas.ts'
import { findUser } from '../../db/user/users.ts'
import { AppError } from '../../shared/errors.ts'
import { formatBytes } from '../../shared/format/bytes.ts'
import type { QuotaChoice } from '../../shared/quota.ts'
import { validateChoices, validateLimits } from '../../shared/validation/quota.ts'
import { recordAct } from '../audit/record.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Viewer } from '../http/viewer.ts'
import { mustExist } from '../policy.ts'

export type RoleLimits = { role_uuid: string; totalBytes: number | null; dailyBytes: number | null }

const inWords = (bytes: number | null): string => (bytes === null ? 'illimité' : formatBytes(bytes))
const both = (total: string, daily: string): string => `${total}, ${daily} par jour`

/**
 * Writes what these roles may keep and send; the others stay as they are. What is on its way goes on.
 * @throws AppError INVALID_INPUT with fields named `{role} total` and `{role} daily`, ROLE_NOT_FOUND: nothing is written
 */
export async function changeRoleQuotas(db: Db, viewer: Viewer, changes: readonly RoleLimits[]): Promise<quotas.RoleQuota[]> {
  mustBeValid(
    validateLimits(
      Object.fromEntries(
        changes.flatMap(({ role_uuid, totalBytes, dailyBytes }) => [
          [`${role_uuid} total`, totalBytes],
          [`${role_uuid} daily`, dailyBytes],
        ]),
      ),
    ),
  )
  return db.transaction().execute(async (tx) => {
    const before = await quotas.listRoleQuotas(tx)
    for (const { role_uuid, totalBytes, dailyBytes } of changes) {
      const role = before.find((each) => each.role_uuid === role_uuid)
      if (!role) throw new AppError('ROLE_NOT_FOUND')
      if (role.total_bytes === totalBytes && role.daily_bytes === dailyBytes) continue
      await quotas.writeRoleQuota(tx, { role_uuid, total_bytes: totalBytes, daily_bytes: dailyBytes })
      const from = both(inWords(role.total_bytes), inWords(role.daily_bytes))
      const to = both(inWords(totalBytes), inWords(dailyBytes))
      await recordAct(tx, viewer.uuid, { act: 'role.changeQuota', subject_uuid: role_uuid, details: { name: role.name, from, to } })
    }
    return quotas.listRoleQuotas(tx)
  })
}

const choiceInWords = ({ kind, bytes }: QuotaChoice): string => (kind === 'role' ? 'selon le rôle' : inWords(bytes))
const choicesInWords = ({ total, daily }: quotas.QuotaChoices): string => both(choiceInWords(total), choiceInWords(daily))

/** Writes what applies to one person. @throws AppError INVALID_INPUT with fields, USER_NOT_FOUND */
export async function changeUserQuota(db: Db, viewer: Viewer, uuid: string, choices: quotas.QuotaChoices): Promise<quotas.UserQuota> {
  mustBeValid(validateChoices(choices))
  return db.transaction().execute(async (tx) => {
    const { username } = mustExist(await findUser(tx, uuid), 'USER_NOT_FOUND')
    const before = mustExist((await quotas.findQuotas(tx, [uuid])).get(uuid), 'USER_NOT_FOUND')
    await quotas.writeUserQuota(tx, uuid, choices)
    const [from, to] = [choicesInWords(before.choices), choicesInWords(choices)]
    if (from !== to) await recordAct(tx, viewer.uuid, { act: 'user.changeQuota', subject_uuid: uuid, details: { username, from, to } })
    return mustExist((await quotas.findQuotas(tx, [uuid])).get(uuid), 'USER_NOT_FOUND')
  })
}
