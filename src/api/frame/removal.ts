import type { ContentRef } from '../../db/contents.ts'
import type { Tx } from '../../db/database.ts'
import type { Change } from '../../shared/entities/change.ts'
import type { Log } from '../../shared/log.ts'
import { keys } from '../../storage/keys.ts'
import type { ApiDeps } from '../deps.ts'

export type RemovalDeps = Pick<ApiDeps, 'database' | 'storage' | 'jobs'>

/** Where the files of deleted rows lie. */
export type Leftovers = { contents: readonly ContentRef[]; prefixes: readonly string[] }

/**
 * Deletes rows in one transaction, tells of it, so that conversions stop at once, then deletes their files. The jobs that commit with the rows make sure that no video stays when this
 * process dies in between, or while a conversion still writes.
 */
export async function removeWithFiles(
  { database, storage, jobs }: RemovalDeps,
  log: Log,
  deleteRows: (tx: Tx) => Promise<Leftovers>,
): Promise<void> {
  const { contents, prefixes } = await database.db.transaction().execute(async (tx) => {
    const leftovers = await deleteRows(tx)
    // The content's own uuid in place of an upload's: one more job beside those of its uploads, which may wait for hours.
    for (const { content_uuid } of leftovers.contents) {
      await jobs.enqueue('media.cleanup', { content_uuid, upload_uuid: content_uuid }, { tx })
    }
    return leftovers
  })
  await database.changes.publish(contents.map((content): Change => ({ kind: 'media', ...content })))
  const folders = contents.flatMap(({ content_uuid }) => [keys.originals(content_uuid), keys.content(content_uuid)])
  for (const prefix of [...prefixes, ...folders]) {
    await storage.remove(prefix).catch((error: unknown) => log.error({ err: error, prefix }, 'files of a deleted row stay behind'))
  }
}
