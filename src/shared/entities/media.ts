import { z } from 'zod'

/**
 * Where a content's media stand; the order is the pipeline's, `failed` may follow any. `arriving`: no file yet, and one is on its way
 * just now.
 */
export const mediaStates = ['awaitingFile', 'arriving', 'received', 'processing', 'watchable', 'complete', 'failed'] as const
export const mediaStateSchema = z.enum(mediaStates)
export type MediaState = z.infer<typeof mediaStateSchema>

/** One quality of a content. Sizes of its picture in pixels, `bitrate` in bits per second. */
export const renditionSchema = z.object({ height: z.int(), width: z.int(), bitrate: z.int() })
export type Rendition = z.infer<typeof renditionSchema>

/** What people see of a content's media. `progress` is 0–100 over the whole pipeline. */
export const mediaSchema = z.object({
  state: mediaStateSchema,
  progress: z.int().min(0).max(100),
  /**
   * A stable code and its French reason: why `state` is `failed`, what an upload waits for, or, for its owner alone, what a `complete`
   * video lacks.
   */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  renditions: z.array(renditionSchema),
  /** WebVTT of the storyboard's thumbnails, null until it is made or for who may not play */
  storyboard_url: z.string().nullable(),
})
export type Media = z.infer<typeof mediaSchema>
