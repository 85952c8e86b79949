import type { FastifyRequest } from 'fastify'
import { mediaOfScheme, type Theme, themeCookie } from '../shared/theme.ts'

const cookie = new RegExp(`(?:^|;)\\s*${themeCookie}=(light|dark)(?:;|$)`)

/** Returns the theme that a person has chosen in this browser. */
export function themeOf({ headers }: FastifyRequest): Theme {
  const chosen = cookie.exec(headers.cookie ?? '')?.[1]
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Returns a built page in a theme, from its first paint on: the colours before its style sheets, too. */
export function withTheme(html: string, theme: Theme): string {
  if (theme === 'system') return html
  const [head = '', ...rest] = html.split('</head>')
  const themed = head
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace('content="light dark"', `content="${theme}"`)
    .replaceAll(
      /media="\(prefers-color-scheme: (light|dark)\)"/g,
      (_, scheme: 'light' | 'dark') => `media="${mediaOfScheme(scheme, theme)}"`,
    )
  return [themed, ...rest].join('</head>')
}
