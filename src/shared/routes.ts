/** Addresses of the screens (specification §2), built in one place so that links cannot drift. */
export const routes = {
  home: '/',
  login: '/login',
  subscriptions: '/subscriptions',
  profile: '/profile',
  history: '/history',
  settings: '/settings',
  playlist: '/playlist',
  search: '/search',
  explore: '/explore',
  dashboard: '/dashboard',
  upload: '/upload',
  oauthCallback: '/oauth-callback',
  notifications: '/notifications',
  moderation: '/moderation',
  accessibility: '/accessibilite',
} as const

/** Where the API sends a browser to sign in with a provider: a page load, no screen. */
export const providerSignInPath = (provider: string): string => `/api/auth/${encodeURIComponent(provider)}`

/**
 * The state of a history entry: the press that led here meant playing. It is no part of an address, so that no link from elsewhere starts
 * a film. Behind a page to come back to after a sign-in it stands as its fragment.
 */
export const playState = 'play'

/** Under this key the browser remembers, for one tab, which page a sign-in elsewhere comes back to. */
export const signInReturnKey = 'signInReturn'

/** The query of an address that starts there; none for the beginning. */
export const startQuery = (seconds: number): string => (seconds > 0 ? `?t=${seconds}` : '')

/** @param seconds where it starts */
export const watchPath = (contentId: string, seconds = 0): string => `/watch/${encodeURIComponent(contentId)}${startQuery(seconds)}`

/** A video and, before all others, one of its comments. */
export const watchCommentPath = (contentId: string, commentId: string): string =>
  `/watch?${new URLSearchParams({ v: contentId, comment: commentId })}`

/** @param handle the username of its owner, or the channel's name */
export const creatorPath = (handle: string): string => `/creator/${encodeURIComponent(handle)}`

/** The results of a search, with the usual filters. */
export const searchPath = (query: string): string => `/search?${new URLSearchParams({ q: query })}`

export const explorePath = (source: 'recommended' | 'trending'): string => `/explore/${source}`
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
  /^\/creator\/[^/]+\/?$/i,
  /^\/subscriptions\/?$/i,
  /^\/upload\/?$/i,
  /^\/dashboard\/?$/i,
  /^\/search\/?$/i,
  /^\/explore(\/[^/]+)?\/?$/i,
  /^\/settings\/?$/i,
  /^\/oauth-callback\/?$/i,
  /^\/playlist(\/[^/]+)?\/?$/i,
  /^\/history\/?$/i,
  /^\/profile\/?$/i,
  /^\/notifications\/?$/i,
  /^\/moderation\/?$/i,
  /^\/accessibilite\/?$/i,
]

/** Does a screen answer at this address? A query or fragment is ignored. */
export function isScreenPath(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? url
  return screens.some((screen) => screen.test(path))
}
