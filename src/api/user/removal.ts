import { recordAct } from '../audit/record.ts'
import { findChannelOf } from '../../db/channel/channels.ts'
import { askForNewNamesOfAll } from '../../db/channel/members.ts'
import { lockContentsOfUser } from '../../db/content/contents.ts'
import { deleteUser, findUser } from '../../db/user/users.ts'
import { AppError } from '../../shared/errors.ts'
import type { Log } from '../../shared/log.ts'
import { accountChangeMessages } from '../../shared/validation/accountChange.ts'
import { keys } from '../../storage/keys.ts'
import { leftoversOfChannel } from '../channel/removal.ts'
import { type RemovalDeps, removeWithFiles } from '../http/removal.ts'
import type { PasswordCheck } from '../auth/guesses.ts'
import type { Viewer } from '../http/viewer.ts'
import { mustExist } from '../policy.ts'
import { mustNotBeTheLast } from './administrator.ts'
import { mustProveOwnership, mustStillHold } from './proof.ts'

/**
 * Deletes an account with everything it has; a deletion of another user's account by an administrator goes to the audit log.
 * @param options.password the user's own; administrators do not need it
 * @throws AppError USER_NOT_FOUND, INVALID_INPUT with current_password, REAUTHENTICATION_REQUIRED, CONFLICT for the last administrator
 */
export async function deleteAccount(
  deps: RemovalDeps,
  log: Log,
  viewer: Viewer,
  uuid: string,
  { password, isPassword }: { password: string | undefined; isPassword: PasswordCheck },
): Promise<void> {
  const absentMessage = accountChangeMessages.currentPasswordToDelete
  const proof = await mustProveOwnership(deps.database.db, viewer, uuid, { current: password, absentMessage, isPassword })
  await removeWithFiles(deps, log, async (tx) => {
    const user = mustExist(await findUser(tx, uuid), 'USER_NOT_FOUND')
    await mustNotBeTheLast(tx, user)
    await lockContentsOfUser(tx, uuid)
    await mustStillHold(tx, uuid, proof)
    const channel = await findChannelOf(tx, uuid)
    const { contents, prefixes } = channel ? await leftoversOfChannel(tx, channel.uuid) : { contents: [], prefixes: [] }
    await askForNewNamesOfAll(tx, uuid)
    if (!(await deleteUser(tx, uuid))) throw new AppError('USER_NOT_FOUND')
    if (viewer.uuid !== uuid) {
      await recordAct(tx, viewer.uuid, { act: 'user.delete', subject_uuid: uuid, details: { username: user.username } })
    }
    return { contents, prefixes: [...prefixes, keys.avatars(uuid), keys.files(uuid)] }
  })
}
