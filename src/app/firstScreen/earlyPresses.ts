/**
 * Runs on its own, before the app's scripts have come: marks the buttons of the server's markup that are pressed meanwhile, for `takeOver`.
 * Links and the search form work without scripts.
 */
function keep({ target }: MouseEvent): void {
  if (document.documentElement.dataset['live'] !== undefined) document.removeEventListener('click', keep, true)
  else if (target instanceof Element) target.closest('button')?.setAttribute('data-pressed', '')
}

document.addEventListener('click', keep, true)
