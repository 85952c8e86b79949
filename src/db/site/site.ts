import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { renditionHeights } from '../../shared/limits.ts'
import { accents, type Announcement, announcementTones, defaultSite, type SiteSettings } from '../../shared/site.ts'
import type { Db, Tx } from '../connection/database.ts'
import type { SiteSettingsTable } from './siteSettingsTable.ts'

export type SiteRow = Selectable<SiteSettingsTable>

/** `guestPlayback`: null as long as no administrator has chosen */
export type StoredSiteSettings = Omit<SiteSettings, 'guestPlayback'> & { guestPlayback: boolean | null }

const defaults: StoredSiteSettings = {
  ...defaultSite,
  contact: '',
  legalNotice: '',
  privacyPolicy: '',
  announcement: '',
  announcementTone: 'info',
  announcementEndsAt: null,
  guestPlayback: null,
  highestRendition: 1080,
}

/** Returns what administrators have chosen for the site; the defaults until then. */
export async function readSiteSettings(db: Db | Tx): Promise<StoredSiteSettings> {
  const row = await db.selectFrom('site_settings').selectAll().executeTakeFirst()
  if (!row) return defaults
  return {
    name: row.name,
    // One that a later version has written.
    accent: accents.find((accent) => accent === row.accent) ?? defaults.accent,
    description: row.description,
    contact: row.contact,
    legalNotice: row.legal_notice,
    privacyPolicy: row.privacy_policy,
    announcement: row.announcement,
    announcementTone: announcementTones.find((tone) => tone === row.announcement_tone) ?? defaults.announcementTone,
    announcementEndsAt: row.announcement_ends_at?.toISOString() ?? null,
    guestPlayback: row.guest_playback,
    highestRendition: renditionHeights.find((height) => height === row.highest_rendition) ?? defaults.highestRendition,
  }
}

/** Returns what pages announce now. @param now milliseconds */
export function announcementOf(settings: StoredSiteSettings, now = Date.now()): Announcement | null {
  const { announcement: text, announcementTone: tone, announcementEndsAt: endsAt } = settings
  if (text === '' || (endsAt !== null && Date.parse(endsAt) <= now)) return null
  return { id: createHash('sha256').update(text).digest('base64url').slice(0, 12), text, tone }
}

/** Writes the given fields; the others stay as they are, or become the defaults. */
export async function writeSite(tx: Tx, change: Partial<SiteSettings>): Promise<SiteRow> {
  const { legalNotice, privacyPolicy, announcementTone, announcementEndsAt, guestPlayback, highestRendition, ...same } = change
  const values = {
    ...same,
    ...(legalNotice !== undefined && { legal_notice: legalNotice }),
    ...(privacyPolicy !== undefined && { privacy_policy: privacyPolicy }),
    ...(announcementTone !== undefined && { announcement_tone: announcementTone }),
    ...(announcementEndsAt !== undefined && { announcement_ends_at: announcementEndsAt === null ? null : new Date(announcementEndsAt) }),
    ...(guestPlayback !== undefined && { guest_playback: guestPlayback }),
    ...(highestRendition !== undefined && { highest_rendition: highestRendition }),
  }
  return tx
    .insertInto('site_settings')
    .values({ ...defaultSite, ...values })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ ...values, updated_at: sql<Date>`clock_timestamp()` }))
    .returningAll()
    .executeTakeFirstOrThrow()
}
