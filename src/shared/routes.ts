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

export const watchPath = (contentId: string): string => `/watch/${encodeURIComponent(contentId)}`

export const playlistPath = (playlistId: string): string => `${routes.playlist}/${encodeURIComponent(playlistId)}`

/** A video as part of a playlist, which goes on with the next one. */
export function watchInPlaylistPath(contentId: string, playlistId: string, isShuffled: boolean): string {
  const query = new URLSearchParams({ v: contentId, playlist: playlistId, ...(isShuffled && { shuffle: 'true' }) })
  return `/watch?${query}`
}

/** The screens that exist, by the first part of their address; the sidebar's capitals count as well. */
const screens: readonly RegExp[] = [
  /^\/$/,
  /^\/login\/?$/i,
  /^\/watch(\/[^/]+)?\/?$/i,
  /^\/upload\/?$/i,
  /^\/dashboard\/?$/i,
  /^\/playlist(\/[^/]+)?\/?$/i,
]

/** Does a screen answer at this address? A query or fragment is ignored. */
export function isScreenPath(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? url
  return screens.some((screen) => screen.test(path))
}
