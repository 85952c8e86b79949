import { type Accent, defaultSite, type Site } from '../../../shared/site.ts'

/** Shows the page in an accent, as the server does in the next ones (server/pageSite.ts). */
export function showAccent(accent: Accent): void {
  const { dataset } = document.documentElement
  if (accent === defaultSite.accent) delete dataset['accent']
  else dataset['accent'] = accent
}

/** Shows the page with a new name and accent. */
export function showSite({ name, accent }: Pick<Site, 'name' | 'accent'>): void {
  showAccent(accent)
  document.querySelector('[name=application-name]')?.setAttribute('content', name)
  // Whoever shows the name listens (components/siteName.ts).
  dispatchEvent(new Event('site'))
}
