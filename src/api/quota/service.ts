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

/** A limit that is absent stays as it is; null is none. */
export type RoleLimits = { role_uuid: string; totalBytes?: number | null; dailyBytes?: number | null }

const inWords = (bytes: number | null): string => (bytes === null ? 'illimité' : formatBytes(bytes))
const choiceInWords = ({ kind, bytes }: QuotaChoice): string => (kind === 'role' ? 'selon le rôle' : inWords(bytes))

type Limits = { total: string; daily: string }

/** Returns what the log says of a change: the limits that differ, before and after; undefined when none does. */
function changeInWords(before: Limits, after: Limits): { from: string; to: string } | undefined {
  const changed = (['total', 'daily'] as const).filter((name) => before[name] !== after[name])
  if (changed.length === 0) return undefined
  const words = (limits: Limits): string => changed.map((name) => (name === 'daily' ? `${limits.daily} par jour` : limits.total)).join(', ')
  return { from: words(before), to: words(after) }
}

const limitsOf = ({ total_bytes, daily_bytes }: quotas.RoleQuota): Limits => ({ total: inWords(total_bytes), daily: inWords(daily_bytes) })
const limitsOfChoices = ({ total, daily }: quotas.QuotaChoices): Limits => ({ total: choiceInWords(total), daily: choiceInWords(daily) })

/**
 * Writes what these roles may keep and send; the others stay as they are. What is on its way goes on.
 * @throws AppError INVALID_INPUT with fields named `{role} total` and `{role} daily`, ROLE_NOT_FOUND: nothing is written
 */
export async function changeRoleQuotas(db: Db, viewer: Viewer, changes: readonly RoleLimits[]): Promise<quotas.RoleQuota[]> {
  mustBeValid(
    validateLimits(
      Object.fromEntries(
        changes.flatMap(({ role_uuid, totalBytes = null, dailyBytes = null }) => [
          [`${role_uuid} total`, totalBytes],
          [`${role_uuid} daily`, dailyBytes],
        ]),
      ),
    ),
  )
  return db.transaction().execute(async (tx) => {
    await quotas.lockRoles(tx, [...new Set(changes.map(({ role_uuid }) => role_uuid))])
    const roles = new Map((await quotas.listRoleQuotas(tx)).map((role) => [role.role_uuid, role]))
    for (const { role_uuid, totalBytes, dailyBytes } of changes) {
      const before = roles.get(role_uuid)
      if (!before) throw new AppError('ROLE_NOT_FOUND')
      const after = {
        ...before,
        ...(totalBytes !== undefined && { total_bytes: totalBytes }),
        ...(dailyBytes !== undefined && { daily_bytes: dailyBytes }),
      }
      roles.set(role_uuid, after)
      if (before.total_bytes === after.total_bytes && before.daily_bytes === after.daily_bytes) continue
      await quotas.writeRoleQuota(tx, after)
      const change = changeInWords(limitsOf(before), limitsOf(after))
      await recordAct(tx, viewer.uuid, { act: 'role.changeQuota', subject_uuid: role_uuid, details: { name: before.name, ...change } })
    }
    return quotas.listRoleQuotas(tx)
  })
}

/** Writes what applies to one person; a limit that is absent stays as it is. @throws AppError INVALID_INPUT with fields, USER_NOT_FOUND */
export async function changeUserQuota(
  db: Db,
  viewer: Viewer,
  uuid: string,
  choices: Partial<quotas.QuotaChoices>,
): Promise<quotas.UserQuota> {
  mustBeValid(validateChoices(choices))
  return db.transaction().execute(async (tx) => {
    await quotas.lockUploader(tx, uuid, null)
    const { username } = mustExist(await findUser(tx, uuid), 'USER_NOT_FOUND')
    const before = mustExist((await quotas.findQuotas(tx, [uuid])).get(uuid), 'USER_NOT_FOUND')
    const after = { ...before.choices, ...choices }
    await quotas.writeUserQuota(tx, uuid, after)
    const change = changeInWords(limitsOfChoices(before.choices), limitsOfChoices(after))
    if (change) await recordAct(tx, viewer.uuid, { act: 'user.changeQuota', subject_uuid: uuid, details: { username, ...change } })
    return mustExist((await quotas.findQuotas(tx, [uuid])).get(uuid), 'USER_NOT_FOUND')
  })
}
