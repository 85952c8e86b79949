import { z } from 'zod'
import { limits, renditionHeights } from '../limits.ts'
import { accents, announcementTones } from '../site.ts'
import { timestampSchema } from './common.ts'

export const accentSchema = z.enum(accents)
export const announcementToneSchema = z.enum(announcementTones)
export const renditionHeightSchema = z.literal(renditionHeights)

/** What every page shows of the site. */
export const siteSchema = z.object({
  name: z.string(),
  accent: accentSchema,
  description: z.string(),
  /** null for the software's mark */
  logoUrl: z.string().nullable(),
  /** null when nothing is announced, or no more */
  announcement: z.object({ id: z.string(), text: z.string(), tone: announcementToneSchema }).nullable(),
  /** of a video file; an older site says nothing and takes what the software takes at most */
  largestVideoBytes: z.int().default(limits.videoBytes),
})
export type PublicSite = z.infer<typeof siteSchema>

/** The texts of the page about the site; empty for none. `terms`: those that people accept when they register */
export const sitePagesSchema = z.object({ contact: z.string(), legalNotice: z.string(), privacyPolicy: z.string(), terms: z.string() })
export type SitePages = z.infer<typeof sitePagesSchema>

/** For administrators. */
export const siteSettingsSchema = siteSchema.extend({
  ...sitePagesSchema.omit({ terms: true }).shape,
  announcement: z.string(),
  announcementTone: announcementToneSchema,
  announcementEndsAt: timestampSchema.nullable(),
  guestPlayback: z.boolean(),
  highestRendition: renditionHeightSchema,
})
