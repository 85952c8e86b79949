/** The tabs of the settings, by their names in the address: /settings?tab=channel. */
const tabs = ['account', 'channel', 'notifications'] as const
export type SettingsTab = (typeof tabs)[number]

/** Reads the tab of an address; the account by default. */
export const settingsTabOf = (params: URLSearchParams): SettingsTab => tabs.find((name) => name === params.get('tab')) ?? 'account'
