import type { Db } from '../connection/database.ts'
import { readSetting } from '../demo/demo.ts'
import { withConnection } from './siteConnection.ts'

const key = 'backup.finished'

/** Writes down in a site's database on PostgreSQL when its last backup was finished. */
export async function writeLastBackup(url: string, at: Date): Promise<void> {
  const text = 'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value'
  await withConnection(url, (client) => client.query(text, [key, JSON.stringify(at.toISOString())]))
}

/** Returns when the last backup was finished, in ISO 8601; undefined before the first one. */
export async function readLastBackup(db: Db): Promise<string | undefined> {
  const value = await readSetting(db, key)
  return typeof value === 'string' ? value : undefined
}
