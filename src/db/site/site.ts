import { type Selectable, sql } from 'kysely'
import { accents, defaultSite, type Site } from '../../shared/site.ts'
import type { Db, Tx } from '../connection/database.ts'
import type { SiteSettingsTable } from './siteSettingsTable.ts'

export type SiteRow = Selectable<SiteSettingsTable>

async function findSite(db: Db | Tx): Promise<SiteRow | undefined> {
  return db.selectFrom('site_settings').selectAll().executeTakeFirst()
}

/** Returns the site's name and accent; the defaults until an administrator has chosen. */
export async function readSite(db: Db | Tx): Promise<Site> {
  const row = await findSite(db)
  if (!row) return defaultSite
  // One that a later version has written.
  return { name: row.name, accent: accents.find((accent) => accent === row.accent) ?? defaultSite.accent }
}

/** Writes the given fields; the others stay as they are, or become the defaults. */
export async function writeSite(tx: Tx, change: Partial<Site>): Promise<SiteRow> {
  return tx
    .insertInto('site_settings')
    .values({ ...defaultSite, ...change })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ ...change, updated_at: sql<Date>`clock_timestamp()` }))
    .returningAll()
    .executeTakeFirstOrThrow()
}
