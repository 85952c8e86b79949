/** The tabs of the settings, by their names in the address: /settings?tab=channel. */
export type SettingsTab = 'account' | 'channel'

/** Reads the tab of an address; the account by default. */
export function settingsTabOf(params: URLSearchParams): SettingsTab {
  return params.get('tab') === 'channel' ? 'channel' : 'account'
}
