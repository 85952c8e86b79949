import { renditionHeights } from '../shared/limits.ts'
import type { SiteSettings } from '../shared/site.ts'
import type { SiteSettingsFieldsFragment } from './generated/graphql.ts'

/** @throws Error for a rendition that a later version makes */
export function toSiteSettings({
  highestRendition: height,
  announcementEndsAt,
  logoUrl: _logoUrl,
  ...settings
}: SiteSettingsFieldsFragment): SiteSettings {
  const highestRendition = renditionHeights.find((known) => known === height)
  if (highestRendition === undefined) throw new Error(`unknown rendition: ${height}`)
  return { ...settings, highestRendition, announcementEndsAt: announcementEndsAt ?? null }
}
