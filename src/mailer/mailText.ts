import type { Mail, MailSite } from './mail.ts'

/** Writes a mail as plain text. */
export function mailText({ name, paragraphs, groups = [], action, footer, subscription }: Mail, site: MailSite): string {
  const parts = [
    `Bonjour ${name},`,
    ...paragraphs,
    ...groups.flatMap(({ title, lines }) => [title, ...lines.map(({ text, url }) => `- ${text}\n  ${url}`)]),
    ...(action ? [`${action.label}\u202f:\n${action.url}`] : []),
    '-- ',
    `${site.name}, ${site.url}`,
    footer,
    ...(subscription?.links ?? []).map(({ text, url }) => `${text}\u202f:\n${url}`),
  ]
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`
}
