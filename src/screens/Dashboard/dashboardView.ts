import type { DashboardSort, DashboardView } from '../../machines/dashboard/types.ts'
import { addressText } from '../../shared/addressText.ts'
import type { Visibility } from '../../shared/validation/content.ts'

const dashboardTabs = ['videos', 'statistics'] as const
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

/** `?tab=` of the dashboard; the videos when it is none of them. */
export function parseDashboardTab(search: URLSearchParams): DashboardTab {
  return dashboardTabs.find((tab) => tab === search.get('tab')) ?? 'videos'
}

/** `?q=`, `?visibility=`, `?sort=`; anything unknown is what it usually is. */
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

/** The address with another choice; what is usual goes without saying. */
export function writeDashboardView(search: URLSearchParams, { q, visibility, sort }: DashboardView): URLSearchParams {
  const searched = withParam(withParam(search, 'q', q), 'visibility', visibility)
  return withParam(searched, 'sort', sort === 'uploadDate' ? null : sort)
}

export const writeDashboardTab = (search: URLSearchParams, tab: DashboardTab): URLSearchParams =>
  withParam(search, 'tab', tab === 'videos' ? null : tab)

/** The variables of the list: the statistics show the last videos, whatever is chosen among them. */
export function chosenVideos(search: URLSearchParams) {
  const usual = parseDashboardTab(search) === 'statistics'
  const { q, visibility, sort } = parseDashboardView(usual ? new URLSearchParams() : search)
  return { q: q === '' ? null : q, visibility, sort }
}
