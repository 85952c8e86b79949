import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Pool } from 'pg'

const isLocal = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?|\/.*|)$/.test(host)

/**
 * Returns a folder on the disk of a server that runs on this machine: its data directory, where the role may read it (superusers and
 * members of pg_read_all_settings), else our own, which is usually on the same disk. Returns null for a server on another machine.
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

/** DATA_DIR may not exist yet. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}
