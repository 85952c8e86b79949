import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { limits, renditionHeights } from '../../shared/limits.ts'
import { accents, type Announcement, announcementTones, defaultSite, type SiteSettings } from '../../shared/site.ts'
import type { Db, Tx } from '../connection/database.ts'
import type { SiteSettingsTable } from './siteSettingsTable.ts'

export type SiteRow = Selectable<SiteSettingsTable>

/** `guestPlayback`: null as long as no administrator has chosen. `logoKey`: null for the software's mark */
export type StoredSiteSettings = Omit<SiteSettings, 'guestPlayback'> & { guestPlayback: boolean | null; logoKey: string | null }

const defaults: StoredSiteSettings = {
  ...defaultSite,
  contact: '',
  legalNotice: '',
  privacyPolicy: '',
  announcement: '',
  announcementTone: 'info',
  announcementEndsAt: null,
  guestPlayback: null,
  logoKey: null,
  highestRendition: 1080,
  largestVideoBytes: limits.videoBytes,
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
    logoKey: row.logo_key,
    highestRendition: renditionHeights.find((height) => height === row.highest_rendition) ?? defaults.highestRendition,
    largestVideoBytes: knownSize(row.largest_video_bytes),
  }
}

/** Returns the largest size of a video file that the site takes, in bytes. It is read for each file: a change counts at once, in every process. */
export async function readLargestVideoBytes(db: Db | Tx): Promise<number> {
  const row = await db.selectFrom('site_settings').select('largest_video_bytes').executeTakeFirst()
  return knownSize(row?.largest_video_bytes ?? null)
}

/** A later version may have written more than this one takes. */
const knownSize = (bytes: number | null): number => Math.min(bytes ?? limits.videoBytes, limits.videoBytes)

/** Returns what pages announce now. @param now milliseconds */
export function announcementOf(settings: StoredSiteSettings, now = Date.now()): Announcement | null {
  const { announcement: text, announcementTone: tone, announcementEndsAt: endsAt } = settings
  if (text === '' || (endsAt !== null && Date.parse(endsAt) <= now)) return null
  return { id: createHash('sha256').update(text).digest('base64url').slice(0, 12), text, tone }
}

/** Writes the given fields; the others stay as they are, or become the defaults. */
export async function writeSite(tx: Tx, change: Partial<SiteSettings>): Promise<SiteRow> {
  const { legalNotice, privacyPolicy, announcementTone, announcementEndsAt, guestPlayback, highestRendition, largestVideoBytes, ...same } =
    change
  const values = {
    ...same,
    ...(legalNotice !== undefined && { legal_notice: legalNotice }),
    ...(privacyPolicy !== undefined && { privacy_policy: privacyPolicy }),
    ...(announcementTone !== undefined && { announcement_tone: announcementTone }),
    ...(announcementEndsAt !== undefined && { announcement_ends_at: announcementEndsAt === null ? null : new Date(announcementEndsAt) }),
    ...(guestPlayback !== undefined && { guest_playback: guestPlayback }),
    ...(highestRendition !== undefined && { highest_rendition: highestRendition }),
    ...(largestVideoBytes !== undefined && { largest_video_bytes: largestVideoBytes }),
  }
  return tx
    .insertInto('site_settings')
    .values({ ...defaultSite, ...values })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ ...values, updated_at: sql<Date>`clock_timestamp()` }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns the logos of the sites that exist: of this one, by the uuid of its settings. */
export async function findLogos(db: Db, uuids: readonly string[]): Promise<{ uuid: string; key: string | null }[]> {
  if (uuids.length === 0) return []
  return db.selectFrom('site_settings').select(['uuid', 'logo_key as key']).where('uuid', 'in', uuids).execute()
}

/** Returns the uuid of the site's settings, whose row is written if there is none yet. */
export const siteUuid = (db: Db): Promise<string> => db.transaction().execute(async (tx) => (await writeSite(tx, {})).uuid)

/** Makes a picture the site's logo; null: the software's mark. @returns the former one */
export async function replaceLogo(tx: Tx, key: string | null): Promise<{ uuid: string; replacedKey: string | null } | undefined> {
  const before = await tx.selectFrom('site_settings').select(['uuid', 'logo_key']).forUpdate().executeTakeFirst()
  if (!before) return undefined
  await tx.updateTable('site_settings').set({ logo_key: key }).execute()
  return { uuid: before.uuid, replacedKey: before.logo_key }
}
