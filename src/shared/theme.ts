/** What a person may choose; `system`: what their device is set to. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The cookie by which a browser tells the server the chosen theme; there is none for `system`. */
export const themeCookie = 'theme'

/** Where the colour of one scheme is valid, as a media query: `media` of the page's two colours for the browser's own bars. */
export function mediaOfScheme(scheme: 'light' | 'dark', theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`
  return theme === scheme ? 'all' : 'not all'
}
