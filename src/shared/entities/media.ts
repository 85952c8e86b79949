import { z } from 'zod'

/**
 * The states of a content's media, in the order of the conversion; `failed` may follow any. `arriving`: there is no file yet, and one is
 * being uploaded.
 */
export const mediaStates = ['awaitingFile', 'arriving', 'received', 'processing', 'watchable', 'complete', 'failed'] as const
export const mediaStateSchema = z.enum(mediaStates)
export type MediaState = z.infer<typeof mediaStateSchema>

/** One rendition of a content. `height` and `width` in pixels, `bitrate` in bits per second. */
export const renditionSchema = z.object({ height: z.int(), width: z.int(), bitrate: z.int() })
export type Rendition = z.infer<typeof renditionSchema>

/** The media of a content as viewers see them. `progress` is 0–100 over the whole conversion. */
export const mediaSchema = z.object({
  state: mediaStateSchema,
  progress: z.int().min(0).max(100),
  /**
   * A stable code and its French reason: why `state` is `failed`, what an upload waits for, or, only for its owner, what is missing in a
   * `complete` video.
   */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  renditions: z.array(renditionSchema),
  /** WebVTT of the storyboard's thumbnails; null until it is made, and for viewers who may not play */
  storyboard_url: z.string().nullable(),
})
export type Media = z.infer<typeof mediaSchema>
