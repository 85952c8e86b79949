const dashboardTabs = ['videos', 'statistics'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/** `?tab=` of the dashboard; the videos when it is none of them. */
export function parseDashboardTab(search: URLSearchParams): DashboardTab {
  return dashboardTabs.find((tab) => tab === search.get('tab')) ?? 'videos'
}
