/** Called once the first screen is the browser's, or again later: what was pressed before (`earlyPresses`) is pressed now. */
export function takeOver(): void {
  document.documentElement.dataset['live'] = ''
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    button.removeAttribute('data-pressed')
    button.click()
  }
}
