import { routes } from './routes.ts'

// Addresses that few screens lead to, apart from the others so that Home does not load them.

/** The key in the tab's storage for the page to return to after a sign-in at a provider. */
export const signInReturnKey = 'signInReturn'

/** Returns the path that signs a browser in with a provider: it belongs to the API and needs a page load. */
export const providerSignInPath = (provider: string): string => `/api/auth/${encodeURIComponent(provider)}`

/** Returns the path of a video with one of its comments shown before all others. */
export const watchCommentPath = (contentId: string, commentId: string): string =>
  `/watch?${new URLSearchParams({ v: contentId, comment: commentId })}`

/** Returns the path of a video's statistics, for its creator. */
export const videoStatisticsPath = (contentId: string): string => `${routes.dashboard}/${encodeURIComponent(contentId)}`

/** Returns the path that opens the editing of a video, for its creator. */
export const videoEditPath = (contentId: string): string => `${routes.dashboard}?${new URLSearchParams({ edit: contentId })}`

/** Returns the path where a creator writes the captions of a video. */
export const captionsEditorPath = (contentId: string): string => `/captions/${encodeURIComponent(contentId)}`
