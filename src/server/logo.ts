import { escapeMarkup } from '../shared/markup.ts'

export const logoPath = '/logo.css'

/** The file's name, which is another one for another logo. */
export const versionOf = (logoUrl: string): string => logoUrl.slice(logoUrl.lastIndexOf('/') + 1)

/** Returns the tags of a page of a site with a logo: its icon and its style sheet. */
export function logoTags(logoUrl: string): string {
  const sheet = `${logoPath}?${versionOf(logoUrl)}`
  return `<link rel="icon" href="${escapeMarkup(logoUrl)}">\n    <link id="logo" rel="stylesheet" href="${escapeMarkup(sheet)}">\n    `
}
