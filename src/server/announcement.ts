import type { FastifyRequest } from 'fastify'
import { announcementCookie, announcementId } from '../shared/announcement.ts'
import { escapeMarkup } from '../shared/markup.ts'
import type { Announcement } from '../shared/site.ts'

const cookie = new RegExp(`(?:^|;)\\s*${announcementCookie}=([\\w-]+)(?:;|$)`)

/** Returns what a page announces: nothing that was closed in this browser. */
export function announcementFor({ headers }: FastifyRequest, announcement: Announcement | null): Announcement | null {
  const closed = cookie.exec(headers.cookie ?? '')?.[1]
  return announcement?.id === closed ? null : announcement
}

/** Returns the markup of an announcement, with its text escaped. It stands before the app, which draws nothing around it. */
export function drawAnnouncement({ id, text, tone }: Announcement): string {
  const attributes = `id="${announcementId}" data-id="${id}" data-tone="${tone}" role="region" aria-label="Annonce"`
  return `<div ${attributes}><p>${escapeMarkup(text)}</p></div>\n    `
}
