import { scriptsName } from '../../shared/firstScreen.ts'
import { escapeMarkup } from '../../shared/markup.ts'
import { limits } from '../../shared/limits.ts'
import { type Announcement, defaultSite, type SiteSettings } from '../../shared/site.ts'
import { largestVideoName } from '../../shared/videoSize.ts'
import { drawAnnouncement } from '../announcement.ts'
import { logoTags } from '../logo.ts'

/** A tag of the page's head, with escaped values. Only the functions of this file create one. */
export type Tag = { readonly html: string }

/** The head of a page, as it is before any script runs. */
export type Head = {
  /** without the site's name; null for that name alone */
  title: string | null
  description: string
  tags: readonly Tag[]
}

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('')

export const meta = (name: string, content: string): Tag => ({ html: `<meta${attributesOf({ name, content })} />` })

/** Open Graph uses `property` instead of `name`. */
export const property = (name: string, content: string): Tag => ({ html: `<meta${attributesOf({ property: name, content })} />` })

export const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}): Tag => ({
  html: `<link${attributesOf({ rel, href, ...more })} />`,
})

/** Data for search engines. It is never run as a script, so the content-security-policy allows it. */
export function jsonLd(data: Readonly<Record<string, unknown>>): Tag {
  const text = textForMarkup(JSON.stringify({ '@context': 'https://schema.org', ...data }))
  return { html: `<script type="application/ld+json">${text}</script>` }
}

/** Returns JSON that neither ends the element around it nor opens another one. */
export const textForMarkup = (json: string): string => json.replaceAll(/[<>&\u2028\u2029]/g, toUnicodeEscape)

const toUnicodeEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

export const noIndex = meta('robots', 'noindex')

/** Returns the beginning of a text in one line. */
export function shorten(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const cut = line.slice(0, length)
  const lastSpace = cut.lastIndexOf(' ')
  // Otherwise the text could end with half of a surrogate pair.
  return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).toWellFormed().replace(/\uFFFD$/, '')}…`
}

function renderHead({ title, description, tags }: Head, { name: siteName, largestVideoBytes }: ShownSite): string {
  const all = [
    { html: `<title>${escapeMarkup(title === null ? siteName : `${title} — ${siteName}`)}</title>` },
    // The page itself reads it (components/siteName.ts).
    meta('application-name', siteName),
    // components/largestVideo.ts.
    ...(largestVideoBytes === limits.videoBytes ? [] : [meta(largestVideoName, String(largestVideoBytes))]),
    property('og:site_name', siteName),
    meta('description', description),
    ...tags,
  ]
  return all.map(({ html }) => html).join('\n    ')
}

/** Of the software's own icons. */
const iconTag = /\s*<link rel="(?:icon|apple-touch-icon)"[^>]*>/g
const emptyRoot = '<div id="root"></div>'
const scriptTag = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g

/** Tags of the files that a page loads. */
export type PageFiles = { styles: string; scripts: string }

/** The site as a page shows it. `logoUrl`: null for the software's mark; `announcement`: what stands at its head */
export type ShownSite = Pick<SiteSettings, 'name' | 'accent' | 'largestVideoBytes'> & {
  logoUrl: string | null
  announcement: Announcement | null
}

/** Writes a page. @param drawn what the server has drawn in it */
export type RenderPage = (site: ShownSite, head: Head, files?: PageFiles, drawn?: { body: string; preloads: string }) => string

/** Names the scripts for `beforeLive.ts`, which loads and runs them once the first screen of a drawn page has been painted. */
function laterScripts(ofApp: string, ofScreen: string): string {
  const paths = (tags: string, address: RegExp): string[] => Array.from(tags.matchAll(address), ([, path = '']) => path)
  const [chunks, entry] = [/ href="([^"]*)"/g, / src="([^"]*)"/g]
  const app = [...paths(ofApp, chunks), ...paths(ofApp, entry)]
  return `<meta name="${scriptsName}" content="${app.join(' ')},${paths(ofScreen, chunks).join(' ')}">\n    `
}

export type PageTags = { accents: string; announcement?: string; firstScript?: string }

/**
 * Returns a function that puts a head into the built page, in place of its title and description, and the site's name and accent; `files`
 * are further ones of its screen, `drawn` is put in the place of the empty root, and the tags of its pictures into the head.
 * @param tags.accents that of the style sheet that a page with another accent than the default needs
 * @param tags.announcement those of the files that a page with an announcement needs; absent: these pages show none
 * @param tags.firstScript that of a script that runs before the app's
 * @throws Error when the built page has no title, head or root, or several
 */
export function pageTemplate(html: string, { accents, announcement: ofAnnouncement, firstScript = '' }: PageTags): RenderPage {
  const bare = html.replace(/\s*<meta\s+name="description"[^>]*>/, '')
  const [before, after, ...more] = bare.split(/<title>[^<]*<\/title>/)
  if (before === undefined || after === undefined || more.length > 0) throw new Error('the built page needs exactly one title')
  const [rest, body] = after.split('</head>')
  if (rest === undefined || body === undefined) throw new Error('the built page needs exactly one head')
  const [opening, closing, ...others] = body.split(emptyRoot)
  if (opening === undefined || closing === undefined || others.length > 0) throw new Error('the built page needs exactly one root')
  const [scripts, remaining] = [rest.match(scriptTag)?.join('') ?? '', rest.replaceAll(scriptTag, '')]
  return (site, head, files = { styles: '', scripts: '' }, drawn) => {
    const { accent, logoUrl, announcement } = site
    const announced = announcement !== null && ofAnnouncement !== undefined ? announcement : null
    const isAccented = accent !== defaultSite.accent
    const marked = logoUrl === null ? before : before.replaceAll(iconTag, '')
    const start = isAccented ? marked.replace('<html ', `<html data-accent="${accent}" `) : marked
    const tail =
      (logoUrl === null ? remaining : remaining.replaceAll(iconTag, '')) +
      files.styles +
      (isAccented ? accents : '') +
      (logoUrl === null ? '' : logoTags(logoUrl)) +
      (announced ? ofAnnouncement : '') +
      firstScript +
      (drawn ? laterScripts(scripts, files.scripts) + drawn.preloads : scripts + files.scripts)
    return `${start}${renderHead(head, site)}${tail}</head>${opening}${announced ? drawAnnouncement(announced) : ''}${drawn?.body ?? emptyRoot}${closing}`
  }
}
