const page = (): DOMStringMap => document.documentElement.dataset

/** Whether the page is the browser's, and no longer what the server has drawn. */
export const isLive = (): boolean => 'live' in page()

/** Called once the first screen is the browser's, or again later. `beforeLive` listens. */
export function takeOver(): void {
  page()['live'] = ''
  document.dispatchEvent(new Event('live'))
}
