/** The tabs of the screen, by their name in the address. */
export const administrationTabs = [
  'overview',
  'accounts',
  'registrations',
  'quotas',
  'contents',
  'channels',
  'reports',
  'jobs',
  'storage',
  'conversions',
  'mails',
  'site',
  'log',
] as const
export type AdministrationTab = (typeof administrationTabs)[number]

/** Returns the tab that the address names, the first by default. */
export const administrationTabOf = (params: URLSearchParams): AdministrationTab =>
  administrationTabs.find((tab) => tab === params.get('tab')) ?? 'overview'
