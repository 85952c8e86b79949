/** The tabs of the settings, by their names in the address: /settings?tab=channel. */
const tabs = ['account', 'channel', 'notifications', 'site'] as const
export type SettingsTab = (typeof tabs)[number]

/** Reads the tab of an address; the account by default. @param hasSite «site» is for administrators alone */
export function settingsTabOf(params: URLSearchParams, hasSite: boolean): SettingsTab {
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'account'
  return tab === 'site' && !hasSite ? 'account' : tab
}
