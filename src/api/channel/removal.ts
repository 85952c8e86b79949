import { deleteChannel } from '../../db/channel/channels.ts'
import { contentsOfChannel, lockContentsOfChannel } from '../../db/content/contents.ts'
import type { Tx } from '../../db/connection/database.ts'
import type { Log } from '../../shared/log.ts'
import { keys } from '../../storage/keys.ts'
import { type FilesToDelete, type RemovalDeps, removeWithFiles } from '../http/removal.ts'

/** Returns the files that deleting the channel would leave in the storage. */
export async function leftoversOfChannel(tx: Tx, uuid: string): Promise<FilesToDelete> {
  return { contents: await contentsOfChannel(tx, uuid), prefixes: [keys.banners(uuid)] }
}

/** Deletes a channel with its contents and their files. */
export async function removeChannel(deps: RemovalDeps, log: Log, uuid: string): Promise<void> {
  await removeWithFiles(deps, log, async (tx) => {
    await lockContentsOfChannel(tx, uuid)
    const leftovers = await leftoversOfChannel(tx, uuid)
    await deleteChannel(tx, uuid)
    return leftovers
  })
}
