import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

/**
 * A content whose conversion failed. `isWatchable`: its first rendition can be watched, the further ones are missing. `canRepeat`: the
 * uploaded file is still there. `reason`: the last error, in the words of the program that met it.
 */
export const failedConversionSchema = z.object({
  content_uuid: uuidSchema,
  title: z.string(),
  username: z.string(),
  isWatchable: z.boolean(),
  canRepeat: z.boolean(),
  failure: z.object({ code: z.string(), message: z.string() }),
  reason: z.string().nullable(),
  failedAt: timestampSchema,
})
export type FailedConversion = z.infer<typeof failedConversionSchema>
