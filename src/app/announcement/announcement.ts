import { announcementCookie, announcementId } from '../../shared/announcement.ts'

/** Runs on its own in pages that announce something: lets people close it. The server then leaves it out of this browser's pages. */
const announcement = document.getElementById(announcementId)
const yearSeconds = 365 * 24 * 60 * 60

function close(element: HTMLElement): void {
  document.cookie = `${announcementCookie}=${element.dataset['id']}; path=/; max-age=${yearSeconds}; samesite=lax`
  element.remove()
  // The button had the focus.
  document.querySelector<HTMLElement>('h1')?.focus()
}

if (announcement) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = '\u00d7'
  button.setAttribute('aria-label', 'Fermer l’annonce')
  button.addEventListener('click', () => close(announcement))
  announcement.append(button)
}
