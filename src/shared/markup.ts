import { startQuery } from './routes.ts'

/** Addresses and markup for other sites and their programs. They are separate from the screens' routes, so that no screen loads them. */

/** Returns the path of the player alone, for a frame in another site. @param seconds where it starts */
export const embedPath = (contentId: string, seconds = 0): string => `/embed/${encodeURIComponent(contentId)}${startQuery(seconds)}`

/** @param username of the channel's owner */
export const creatorFeedPath = (username: string): string => `/creator/${encodeURIComponent(username)}/rss.xml`

/** Permissions of the frame: to play as soon as it is pressed, full screen, picture-in-picture. */
const framePermissions = 'autoplay; fullscreen; picture-in-picture'

/** Escapes a text for HTML or XML, also within quotes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}

export const defaultFrame = { width: 640, height: 360 } as const

/** Returns the HTML that shows a video in another page. @param video.url of its embed page, absolute */
export function embedCode(video: { url: string; title: string; width?: number; height?: number }): string {
  const { url, title, width = defaultFrame.width, height = defaultFrame.height } = video
  const attributes = `src="${escapeMarkup(url)}" title="${escapeMarkup(title)}" width="${width}" height="${height}"`
  return `<iframe ${attributes} style="border:0" allow="${framePermissions}" allowfullscreen loading="lazy"></iframe>`
}
