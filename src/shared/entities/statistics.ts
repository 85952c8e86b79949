import { z } from 'zod'
import { countedSources } from '../viewSources.ts'
import { timestampSchema, uuidSchema } from './common.ts'

export const videoStatisticsSchema = z.object({ viewsCount: z.int(), commentsCount: z.int(), likesCount: z.int() })
export type VideoStatistics = z.infer<typeof videoStatisticsSchema>

/** Sums over the contents of a channel, or of all channels of a user. */
export const totalsSchema = z.object({
  totalFollowers: z.int(),
  totalVideos: z.int(),
  totalViews: z.int(),
  totalLikes: z.int(),
  totalComments: z.int(),
})
export type Totals = z.infer<typeof totalsSchema>

/** Likes over views, in percent with two decimals; 0 without a view. */
const engagementSchema = z.number()

/** A content in the statistics of its channel; `duration` in seconds. */
export const videoFiguresSchema = z.object({
  videoId: uuidSchema,
  title: z.string(),
  description: z.string(),
  views: z.int(),
  likesCount: z.int(),
  commentsCount: z.int(),
  createdAt: timestampSchema,
  duration: z.number(),
  thumbnail_url: z.string().nullable(),
  video_url: z.string().nullable(),
})
export type VideoFigures = z.infer<typeof videoFiguresSchema>

/** `videos`: a page of the channel's contents, newest first. */
export const channelStatisticsSchema = totalsSchema.extend({ engagement: engagementSchema, videos: z.array(videoFiguresSchema) })
export type ChannelStatistics = z.infer<typeof channelStatisticsSchema>

/** The channels of a user: one at most, but a list, as in specification §7. */
export const userChannelStatisticsSchema = channelStatisticsSchema.extend({ channel_uuid: uuidSchema, name: z.string() })

/**
 * A total, its increase in the last 30 days and in the 30 days before, and the difference between these two in percent: null when the
 * earlier increase is 0.
 */
export const figureSchema = z.object({
  value: z.number(),
  previous30: z.number(),
  last30: z.number(),
  change: z.int().nullable(),
})
export type Figure = z.infer<typeof figureSchema>

/**
 * The statistics that creators see of their own channel. `totalContents`: every record, also before its file is uploaded; `totalVideos`:
 * those that can be played. `avgWatchTime`: seconds really watched per counted view.
 */
export const dashboardStatisticsSchema = z.object({
  totalContents: z.int(),
  totalViews: figureSchema,
  totalLikes: figureSchema,
  totalComments: figureSchema,
  subscribers: figureSchema,
  totalVideos: figureSchema,
  avgWatchTime: figureSchema,
  engagement: engagementSchema,
})
export type DashboardStatistics = z.infer<typeof dashboardStatisticsSchema>

/** A calendar day, YYYY-MM-DD. */
export const daySchema = z.iso.date()

/** A day of a channel: its views; the likes, comments, follows and videos of that day that still exist; `seconds` really watched. */
export const channelDaySchema = z.object({
  day: daySchema,
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
  follows: z.int(),
  videos: z.int(),
  seconds: z.number(),
})

const channelSumsSchema = channelDaySchema.omit({ day: true })

/** A period of a channel's statistics and as many days before it. `sources` and `videos`: the most viewed first; `seconds` really watched. */
export const channelPeriodSchema = z.object({
  totals: channelSumsSchema,
  previous: channelSumsSchema,
  days: z.array(channelDaySchema),
  previousDays: z.array(channelDaySchema),
  sources: z.array(z.object({ source: z.enum(countedSources), views: z.int(), previousViews: z.int() })),
  videos: z.array(
    z.object({ content_uuid: uuidSchema, title: z.string(), thumbnail_url: z.string().nullable(), views: z.int(), seconds: z.number() }),
  ),
})
export type ChannelPeriod = z.infer<typeof channelPeriodSchema>
