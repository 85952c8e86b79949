import type { ContentRef } from '../../db/content/contents.ts'
import type { Tx } from '../../db/connection/database.ts'
import type { Change } from '../../shared/entities/change.ts'
import type { Log } from '../../shared/log.ts'
import { keys } from '../../storage/keys.ts'
import type { ApiDeps } from '../deps.ts'

export type RemovalDeps = Pick<ApiDeps, 'database' | 'storage' | 'jobs'>

/** The files of deleted rows. */
export type FilesToDelete = { contents: readonly ContentRef[]; prefixes: readonly string[] }

/**
 * Deletes rows in one transaction, publishes the changes, so that conversions stop at once, then deletes the files. The jobs that commit
 * with the rows make sure that no video file stays when this process dies in between, or while a conversion still writes.
 */
export async function removeWithFiles(
  { database, storage, jobs }: RemovalDeps,
  log: Log,
  deleteRows: (tx: Tx) => Promise<FilesToDelete>,
): Promise<void> {
  const { contents, prefixes } = await database.db.transaction().execute(async (tx) => {
    const leftovers = await deleteRows(tx)
    // The content's own uuid in place of an upload's: an additional job besides those of its uploads, which may wait for hours.
    for (const { content_uuid } of leftovers.contents) {
      await jobs.enqueue('media.cleanup', { content_uuid, upload_uuid: content_uuid }, { tx })
    }
    return leftovers
  })
  await database.changes.publish(contents.map((content): Change => ({ kind: 'media', ...content })))
  const folders = contents.flatMap(({ content_uuid }) => [
    keys.originals(content_uuid),
    keys.incomings(content_uuid),
    keys.content(content_uuid),
  ])
  for (const prefix of [...prefixes, ...folders]) {
    await storage.remove(prefix).catch((error: unknown) => log.error({ err: error, prefix }, 'files of a deleted row could not be removed'))
  }
}
