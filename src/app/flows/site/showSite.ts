import { limits } from '../../../shared/limits.ts'
import { type Accent, defaultSite, type SiteSettings } from '../../../shared/site.ts'
import { largestVideoName } from '../../../shared/videoSize.ts'

/** Shows the page in an accent, as the server does in the next ones (server/pageSite.ts). */
export function showAccent(accent: Accent): void {
  const { dataset } = document.documentElement
  if (accent === defaultSite.accent) delete dataset['accent']
  else dataset['accent'] = accent
}

/** Shows the page with a new name, accent and largest size of a video file. */
export function showSite({ name, accent, largestVideoBytes }: Pick<SiteSettings, 'name' | 'accent' | 'largestVideoBytes'>): void {
  showAccent(accent)
  document.querySelector(`[name=${largestVideoName}]`)?.remove()
  if (largestVideoBytes < limits.videoBytes) {
    const largest = document.createElement('meta')
    largest.name = largestVideoName
    largest.content = String(largestVideoBytes)
    document.head.append(largest)
  }
  document.querySelector('[name=application-name]')?.setAttribute('content', name)
  // Whoever shows them listens (components/siteName.ts, components/largestVideo.ts).
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
