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

/** Shows the page with another logo, or with the software's mark, as the server does in the next ones (server/logo.ts). */
export function showLogo(logoUrl: string | null): void {
  document.getElementById('logo')?.remove()
  if (logoUrl === null) return
  const sheet = document.createElement('link')
  sheet.id = 'logo'
  sheet.rel = 'stylesheet'
  sheet.href = `/logo.css?${logoUrl.slice(logoUrl.lastIndexOf('/') + 1)}`
  document.head.append(sheet)
}
