import type { DashboardSort, DashboardView } from '../../machines/content/dashboard/types.ts'
import { addressText } from '../../shared/addressText.ts'
import type { Visibility } from '../../shared/validation/content.ts'

/** The settings are those of the channel of another: one's own are elsewhere. */
const dashboardTabs = ['videos', 'comments', 'statistics', 'settings'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

export const visibilities: readonly { value: Visibility | null; label: string }[] = [
  { value: null, label: 'Toutes' },
  { value: 'public', label: 'Publiques' },
  { value: 'private', label: 'Privées' },
]

export const sorts: readonly { value: DashboardSort; label: string }[] = [
  { value: 'uploadDate', label: 'Date de mise en ligne' },
  { value: 'views', label: 'Vues' },
  { value: 'likes', label: 'J’aime' },
  { value: 'status', label: 'Statut' },
]

/** Reads `?tab=` of the dashboard; videos by default. */
export function parseDashboardTab(search: URLSearchParams): DashboardTab {
  const tab = dashboardTabs.find((name) => name === search.get('tab')) ?? 'videos'
  return tab === 'settings' && channelOfAddress(search).channelId === undefined ? 'videos' : tab
}

/** Reads `?q=`, `?visibility=` and `?sort=`; unknown values get their defaults. */
export function parseDashboardView(search: URLSearchParams): DashboardView {
  return {
    q: addressText(search, 'q'),
    visibility: visibilities.find(({ value }) => value === search.get('visibility'))?.value ?? null,
    sort: sorts.find(({ value }) => value === search.get('sort'))?.value ?? 'uploadDate',
  }
}

function withParam(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search)
  if (value === null || value === '') next.delete(name)
  else next.set(name, value)
  return next
}

/** Writes the view to the address; defaults are left out. */
export function writeDashboardView(search: URLSearchParams, { q, visibility, sort }: DashboardView): URLSearchParams {
  const searched = withParam(withParam(search, 'q', q), 'visibility', visibility)
  return withParam(searched, 'sort', sort === 'uploadDate' ? null : sort)
}

export const writeDashboardTab = (search: URLSearchParams, tab: DashboardTab): URLSearchParams =>
  withParam(search, 'tab', tab === 'videos' ? null : tab)

/** Returns the channel that the address names, as variables: none for the viewer's own. */
export function channelOfAddress(search: URLSearchParams): { channelId?: string } {
  const channelId = addressText(search, 'channel')
  return channelId === '' ? {} : { channelId }
}

/** Writes the channel to the address, without what is chosen in the one before. @param channelId null for the viewer's own */
export const addressOfChannel = (channelId: string | null): URLSearchParams =>
  new URLSearchParams(channelId === null ? {} : { channel: channelId })

/** Returns the variables of the list. The other tabs ask for the latest videos, whatever the filters are. */
export function chosenVideos(search: URLSearchParams) {
  const usual = parseDashboardTab(search) !== 'videos'
  const { q, visibility, sort } = parseDashboardView(usual ? new URLSearchParams() : search)
  return { ...channelOfAddress(search), q: q === '' ? null : q, visibility, sort }
}
