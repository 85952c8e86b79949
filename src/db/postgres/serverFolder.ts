import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Pool } from 'pg'

const isLocal = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?|\/.*|)$/.test(host)

/**
 * A folder on the disk of a server that runs on this machine: its own, where the role may know it (superusers and members of
 * pg_read_all_settings), else ours, which most often is on the same disk. Null for another machine's.
 */
export async function folderOfServer(url: string, pool: Pool, dataDir: string): Promise<string | null> {
  const { hostname, searchParams } = new URL(url)
  if (!isLocal(decodeURIComponent(searchParams.get('host') ?? hostname))) return null
  const { rows } = await pool.query<{ folder: string | null }>(
    `select case when pg_has_role(current_user, 'pg_read_all_settings', 'usage') then current_setting('data_directory') end as folder`,
  )
  const folder = rows[0]?.folder ?? null
  if (folder !== null && existsSync(folder)) return folder
  return dataDir === '' ? null : nearest(resolve(dataDir))
}

/** DATA_DIR may not be there yet. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}
