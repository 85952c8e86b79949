import { escapeMarkup } from '../shared/markup.ts'
import type { Mail, MailGroup, MailLine, MailSite } from './mail.ts'

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
/** One column, at most 560 px wide. Mail programs read tables and `style` attributes; the dark colours are for those that know the query. */
const dark = `@media (prefers-color-scheme:dark){.page{background:#14110f!important}.card{background:#211d1a!important}
.text{color:#f3eee9!important}.quiet{color:#b9b0a8!important}}`

function linkHtml({ text, url }: MailLine, look: 'text' | 'quiet', colour: string): string {
  return `<a class="${look}" href="${escapeMarkup(url)}" style="color:${colour}">${escapeMarkup(text)}</a>`
}

function groupHtml({ title, lines }: MailGroup): string {
  const items = lines.map((line) => `<li style="margin:0 0 8px">${linkHtml(line, 'text', '#29231f')}</li>`)
  return `<h2 class="text" style="margin:24px 0 8px;color:#29231f;font-size:16px;line-height:1.35">${escapeMarkup(title)}</h2>
<ul class="text" style="margin:0 0 16px;padding:0 0 0 20px;color:#29231f">
${items.join('\n')}
</ul>`
}

/** Writes a mail as a page without pictures or scripts, which loads nothing from anywhere. */
export function mailHtml({ subject, name, paragraphs, groups = [], action, footer, subscription }: Mail, site: MailSite): string {
  const paragraph = (text: string): string => `<p class="text" style="margin:0 0 16px;color:#29231f">${escapeMarkup(text)}</p>`
  const url = action && escapeMarkup(action.url)
  const button = action
    ? `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${site.accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(action.label)}</a></p>
<p class="quiet" style="margin:0 0 16px;color:#6b615a;font-size:14px">Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur\u202f:<br><a class="quiet" href="${url}" style="color:#6b615a;word-break:break-all">${url}</a></p>`
    : ''
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;background:#f6f2ee;${font};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td class="card" style="background:#ffffff;border-radius:12px;padding:28px">
<p class="text" style="margin:0 0 24px;color:#29231f;font-size:20px;font-weight:700">${escapeMarkup(site.name)}</p>
<h1 class="text" style="margin:0 0 16px;color:#29231f;font-size:18px;line-height:1.35">${escapeMarkup(subject)}</h1>
${[`Bonjour ${name},`, ...paragraphs].map(paragraph).join('\n')}
${groups.map((group) => groupHtml(group)).join('\n')}
${button}
</td></tr><tr><td class="quiet" style="padding:16px 28px;color:#6b615a;font-size:13px">${escapeMarkup(footer)}<br>${(subscription?.links ?? []).map((line) => `${linkHtml(line, 'quiet', '#6b615a')}<br>`).join('')}<a class="quiet" href="${escapeMarkup(site.url)}" style="color:#6b615a">${escapeMarkup(site.name)}</a></td></tr></table>
</td></tr></table>
</body>
</html>
`
}
