import { findChannelOf } from '../../db/channels.ts'
import { deleteUser, findUser } from '../../db/users.ts'
import type { Log } from '../../shared/log.ts'
import { keys } from '../../storage/keys.ts'
import { leftoversOfChannel } from '../channels/removal.ts'
import { type RemovalDeps, removeWithFiles } from '../frame/removal.ts'
import { mustNotBeTheLast } from './administrator.ts'
import { mustExist } from './service.ts'

/** Deletes an account with everything it holds. @throws AppError USER_NOT_FOUND, CONFLICT for the last administrator */
export async function deleteAccount(deps: RemovalDeps, log: Log, uuid: string): Promise<void> {
  await removeWithFiles(deps, log, async (tx) => {
    await mustNotBeTheLast(tx, mustExist(await findUser(tx, uuid)))
    const channel = await findChannelOf(tx, uuid)
    const { contents, prefixes } = channel ? await leftoversOfChannel(tx, channel.uuid) : { contents: [], prefixes: [] }
    await deleteUser(tx, uuid)
    return { contents, prefixes: [...prefixes, keys.avatars(uuid), keys.files(uuid)] }
  })
}
