/** Paths of the screens (specification §2), defined in one place so that links cannot diverge. */
export const routes = {
  home: '/',
  login: '/login',
  subscriptions: '/subscriptions',
  creators: '/creators',
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

/**
 * Returns the address of captions: the API serves them.
 * @param key random, and another one after each change
 * @param part of their own time that is wanted, in seconds; all of it by default
 */
export const captionsPath = (key: string, part?: { from: number; duration: number }): string =>
  part ? `/api/captions/${key}?from=${part.from}&duration=${part.duration}` : `/api/captions/${key}`

/** Returns the address of a video as one file. @param version the secret in the addresses of its files @param height of its picture, in pixels */
export const downloadPath = (contentId: string, version: string, height: number): string =>
  `/api/contents/${contentId}/downloads/${version}/${height}`

/**
 * The state of a history entry that was opened by a press on a play button. It is not part of the address, so that no link from elsewhere
 * starts a video. When the page is the return address of a sign-in, its fragment carries it.
 */
export const playState = 'play'

/** Returns the query of an address that starts at this second; empty for the beginning. */
export const startQuery = (seconds: number): string => (seconds > 0 ? `?t=${seconds}` : '')

/** @param seconds where it starts */
export const watchPath = (contentId: string, seconds = 0): string => `/watch/${encodeURIComponent(contentId)}${startQuery(seconds)}`

/** @param handle the username of the channel's owner, or the channel's name */
export const creatorPath = (handle: string): string => `/creator/${encodeURIComponent(handle)}`

/** Returns the path of a search, with the default filters. */
export const searchPath = (query: string): string => `/search?${new URLSearchParams({ q: query })}`

export const explorePath = (source: 'recommended' | 'trending'): string => `/explore/${source}`
export const playlistPath = (playlistId: string): string => `${routes.playlist}/${encodeURIComponent(playlistId)}`

export function watchInPlaylistPath(contentId: string, playlistId: string, isShuffled: boolean): string {
  const query = new URLSearchParams({ v: contentId, playlist: playlistId, ...(isShuffled && { shuffle: 'true' }) })
  return `/watch?${query}`
}
