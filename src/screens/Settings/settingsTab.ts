/** The tabs of the settings, as the address names them: /settings?tab=channel. */
export type SettingsTab = 'account' | 'channel'

/** What an address asks for; anything unknown is the account. */
export function settingsTabOf(params: URLSearchParams): SettingsTab {
  return params.get('tab') === 'channel' ? 'channel' : 'account'
}
