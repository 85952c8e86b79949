import { defaultName } from './defaultName.ts'
import type { renditionHeights } from './limits.ts'

/** The accents that a site can have (ui/accents.css), the default first. */
export const accents = ['orange', 'red', 'pink', 'purple', 'blue', 'teal', 'green', 'amber'] as const
export type Accent = (typeof accents)[number]

/** What every page shows of the site. `description`: empty for none */
export type Site = { name: string; accent: Accent; description: string }

/** Until administrators have chosen. */
export const defaultSite: Site = { name: defaultName, accent: 'orange', description: '' }

export const announcementTones = ['info', 'warning'] as const
export type AnnouncementTone = (typeof announcementTones)[number]

/** What stands at the head of every page. `id`: another one for another text */
export type Announcement = { id: string; text: string; tone: AnnouncementTone }

export type RenditionHeight = (typeof renditionHeights)[number]

/** What administrators choose for the whole site. Texts are empty for none. */
export type SiteSettings = Site & {
  /** how to reach those who run it */
  contact: string
  legalNotice: string
  privacyPolicy: string
  announcement: string
  announcementTone: AnnouncementTone
  /** ISO; null for as long as it stands there */
  announcementEndsAt: string | null
  /** Guests may play public videos. */
  guestPlayback: boolean
  /** of the renditions that are made of a video, in pixels of the short side */
  highestRendition: RenditionHeight
  /** of a video file that is sent; of one that replaces another no more than 500 MB */
  largestVideoBytes: number
}

/** Longest texts, in characters. */
export const siteLimits = { name: 40, description: 200, contact: 500, page: 20_000, announcement: 300 } as const
