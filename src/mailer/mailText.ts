import type { Mail, MailSite } from './mail.ts'

/** Writes a mail as plain text. */
export function mailText({ name, paragraphs, action, footer }: Mail, site: MailSite): string {
  const parts = [
    `Bonjour ${name},`,
    ...paragraphs,
    ...(action ? [`${action.label}\u202f:\n${action.url}`] : []),
    '-- ',
    `${site.name}, ${site.url}`,
    footer,
  ]
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`
}
