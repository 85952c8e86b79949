import { z } from 'zod'

/**
 * How far a video is watched, over the plays of the version that plays now, without its owner's. `avgWatchTime` in seconds per play.
 * `shares`: of equal parts of the video, in order, at least a second long and a hundred at most, the part of the plays that watched it; more
 * than 1 where it was watched again. Empty before the first play.
 */
export const retentionSchema = z.object({ plays: z.int(), avgWatchTime: z.number(), shares: z.array(z.number()) })
export type Retention = z.infer<typeof retentionSchema>
