const page = (): DOMStringMap => document.documentElement.dataset

/** Whether the page is the browser's, and no longer what the server has drawn. */
export const isLive = (): boolean => 'live' in page()

/** Called once the first screen is the browser's, or again later: what was pressed before (`earlyPresses`) is pressed now. */
export function takeOver(): void {
  page()['live'] = ''
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    button.removeAttribute('data-pressed')
    button.click()
  }
}
