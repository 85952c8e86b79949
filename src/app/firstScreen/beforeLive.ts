/**
 * Runs on its own, before the app's scripts have come: what is pressed in the server's markup meanwhile is pressed once the page is live
 * (`takeOver`), and pictures that could not be loaded say so again. Links and the search form work without scripts.
 */
const pressed: HTMLButtonElement[] = []

function keep({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest('button')
  if (button) pressed.push(button)
}

function repeat(): void {
  document.removeEventListener('click', keep, true)
  for (const button of pressed) button.click()
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) picture.dispatchEvent(new Event('error'))
}

if (document.documentElement.dataset['live'] === undefined) {
  document.addEventListener('click', keep, true)
  document.addEventListener('live', repeat, { once: true })
} else repeat()
