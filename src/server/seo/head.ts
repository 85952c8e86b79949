import { escapeMarkup } from '../../shared/markup.ts'

export const siteName = 'Lucarne'

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
  // The text must not end the element or open another one.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(/[<>&\u2028\u2029]/g, toUnicodeEscape)
  return { html: `<script type="application/ld+json">${text}</script>` }
}

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

export function renderHead({ title, description, tags }: Head): string {
  const all = [
    { html: `<title>${escapeMarkup(title === null ? siteName : `${title} — ${siteName}`)}</title>` },
    meta('description', description),
    ...tags,
  ]
  return all.map(({ html }) => html).join('\n    ')
}

/**
 * Returns a function that puts a head into the built page, in place of its title and description; `files` are tags at the end of the head.
 * @throws Error when the built page has no title or head, or several
 */
export function pageTemplate(html: string): (head: Head, files?: string) => string {
  const bare = html.replace(/\s*<meta\s+name="description"[^>]*>/, '')
  const [before, after, ...more] = bare.split(/<title>[^<]*<\/title>/)
  if (before === undefined || after === undefined || more.length > 0) throw new Error('the built page needs exactly one title')
  const [rest, body] = after.split('</head>')
  if (rest === undefined || body === undefined) throw new Error('the built page needs exactly one head')
  return (head, files = '') => `${before}${renderHead(head)}${rest}${files}</head>${body}`
}
