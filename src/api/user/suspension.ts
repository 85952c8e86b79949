import { askForNewNamesOfAll } from '../../db/channel/members.ts'
import type { Db } from '../../db/connection/database.ts'
import { deleteSessionsOf } from '../../db/session/sessions.ts'
import * as users from '../../db/user/users.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record.ts'
import type { Viewer } from '../http/viewer.ts'
import { mustExist } from '../policy.ts'
import { mustNotBeTheLast } from './administrator.ts'

/**
 * Suspends an account and closes its sessions, or opens it again. What it has published stays as it is; what the
 * channels hide that it owned or edited gets new addresses. Repeating it changes nothing.
 * @throws AppError USER_NOT_FOUND; CONFLICT for one's own account, and for the last administrator who is not suspended
 */
export async function setSuspended(db: Db, viewer: Viewer, uuid: string, suspended: boolean): Promise<users.UserRow> {
  if (suspended && viewer.uuid === uuid) throw new AppError('CONFLICT', { message: 'Vous ne pouvez pas suspendre votre propre compte' })
  return db.transaction().execute(async (tx) => {
    const user = mustExist(await users.findUser(tx, uuid), 'USER_NOT_FOUND')
    if (suspended) await mustNotBeTheLast(tx, user)
    if (await users.setSuspended(tx, uuid, suspended)) {
      if (suspended) {
        await deleteSessionsOf(tx, uuid, null)
        await askForNewNamesOfAll(tx, uuid)
      }
      const { username } = user
      await recordAct(tx, viewer.uuid, { act: suspended ? 'user.suspend' : 'user.reopen', subject_uuid: uuid, details: { username } })
    }
    return mustExist(await users.findUser(tx, uuid), 'USER_NOT_FOUND')
  })
}
