/** Whether the page is the browser's, and no longer what the server has drawn. Never true on the server. */
export const isLive = (): boolean => 'live' in (globalThis.document?.documentElement.dataset ?? {})

/** Called once the first screen is the browser's, or again later. `beforeLive` listens. */
export function takeOver(): void {
  document.documentElement.dataset['live'] = ''
  document.dispatchEvent(new Event('live'))
}
