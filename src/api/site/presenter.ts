import { announcementOf, type StoredSiteSettings } from '../../db/site/site.ts'
import type { PublicSite } from '../../shared/entities/site.ts'
import type { SiteSettings } from '../../shared/site.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ApiDeps } from '../deps.ts'

const logoUrlOf = (key: string | null, storage: Pick<Storage, 'url'>): string | null => (key === null ? null : storage.url(key))

/** Returns what every page shows of the site. */
export function presentSite(settings: StoredSiteSettings, storage: Pick<Storage, 'url'>): PublicSite {
  const { name, accent, description, largestVideoBytes } = settings
  return {
    name,
    accent,
    description,
    logoUrl: logoUrlOf(settings.logoKey, storage),
    announcement: announcementOf(settings),
    largestVideoBytes,
  }
}

export function presentSettings(
  { logoKey, ...settings }: StoredSiteSettings,
  { storage, guestPlayback }: Pick<ApiDeps, 'storage' | 'guestPlayback'>,
): SiteSettings & { logoUrl: string | null } {
  return {
    ...settings,
    logoUrl: logoUrlOf(logoKey, storage),
    guestPlayback: settings.guestPlayback ?? guestPlayback,
  }
}
