/** Addresses of the screens (specification §2), built in one place so that links cannot drift. */
export const routes = {
  home: '/',
  login: '/login',
  subscriptions: '/subscriptions',
  profile: '/profile',
  history: '/history',
  settings: '/settings',
  playlist: '/playlist',
  dashboard: '/dashboard',
  upload: '/upload',
  oauthCallback: '/oauth-callback',
} as const

/** @param id of a playlist */
export const playlistPath = (id: string): string => `/playlist/${encodeURIComponent(id)}`

export const watchPath = (contentId: string): string => `/watch/${encodeURIComponent(contentId)}`

/** The screens that exist, by the first part of their address; the sidebar's capitals count as well. */
const screens: readonly RegExp[] = [
  /^\/$/,
  /^\/login\/?$/i,
  /^\/watch(\/[^/]+)?\/?$/i,
  /^\/upload\/?$/i,
  /^\/dashboard\/?$/i,
  /^\/history\/?$/i,
  /^\/profile\/?$/i,
]

/** Does a screen answer at this address? A query or fragment is ignored. */
export function isScreenPath(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? url
  return screens.some((screen) => screen.test(path))
}
