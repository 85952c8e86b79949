import { startQuery } from './routes.ts'

/** Addresses that other sites and their programs read, apart from the screens' own so that no screen loads them. */

/** The player alone, for a frame in another site. @param seconds where it starts */
export const embedPath = (contentId: string, seconds = 0): string => `/embed/${encodeURIComponent(contentId)}${startQuery(seconds)}`

/** @param username of the channel's owner */
export const creatorFeedPath = (username: string): string => `/creator/${encodeURIComponent(username)}/rss.xml`

/** What a frame may do: fill the screen, float above other windows, begin by the press that it got. */
const frameMay = 'autoplay; fullscreen; picture-in-picture'

/** Text as it stands in HTML or XML, also within quotes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}

export const defaultFrame = { width: 640, height: 360 } as const

/** The code that shows a video in another page. @param video.url of its embed page, absolute */
export function embedCode(video: { url: string; title: string; width?: number; height?: number }): string {
  const { url, title, width = defaultFrame.width, height = defaultFrame.height } = video
  const attributes = `src="${escapeMarkup(url)}" title="${escapeMarkup(title)}" width="${width}" height="${height}"`
  return `<iframe ${attributes} style="border:0" allow="${frameMay}" allowfullscreen loading="lazy"></iframe>`
}
