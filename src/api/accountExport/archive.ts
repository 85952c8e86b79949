import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import { exportedRows, type ExportedTable } from '../../db/accountExport/accountExport.ts'
import type { Db } from '../../db/connection/database.ts'
import type { UserRow } from '../../db/user/users.ts'
import type { User } from '../../shared/entities/user.ts'
import type { ApiDeps } from '../deps.ts'
import { filesOf } from './files.ts'
import { readme, sections } from './sections.ts'

type Deps = Pick<ApiDeps, 'database' | 'storage'>
type Entry = { name: string; lastModified: Date; input: string | AsyncIterable<string> | AsyncIterable<Uint8Array> }

/** Yields the rows of a table as one JSON array, a page at a time. */
async function* jsonOf(db: Db, table: ExportedTable, userUuid: string): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const rows of exportedRows(db, table, userUuid)) {
    if (rows.length === 0) continue
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/**
 * Returns a zip of all data that the site holds about a user. The zip is made while it is sent: rows are read in pages and files in chunks,
 * with backpressure, so that memory does not grow with the archive.
 * @param profile the account as its owner sees it
 */
export function archiveOf(deps: Deps, user: UserRow, profile: User): Readable {
  let reading: Readable | undefined

  async function* bytesOf(key: string): AsyncGenerator<Uint8Array> {
    reading = await deps.storage.disk.getStream(key)
    yield* reading
  }

  async function* entries(): AsyncGenerator<Entry> {
    const now = new Date()
    yield { name: 'LISEZ-MOI.txt', lastModified: now, input: readme(user.username, now) }
    yield { name: 'profil.json', lastModified: now, input: `${JSON.stringify(profile, null, 2)}\n` }
    for (const { table, file } of sections) yield { name: file, lastModified: now, input: jsonOf(deps.database.db, table, user.uuid) }
    for await (const { name, key } of filesOf(deps, user)) {
      // A file that is deleted while the archive is made, such as a replaced thumbnail, is left out.
      if (!(await deps.storage.disk.exists(key))) continue
      const { lastModified } = await deps.storage.disk.getMetaData(key)
      yield { name, lastModified, input: bytesOf(key) }
    }
  }

  const zip = Readable.from(makeZip(entries()), { objectMode: false })
  // When the client disconnects, the zip is closed, but not the file that is being read.
  zip.on('close', () => reading?.destroy())
  return zip
}
