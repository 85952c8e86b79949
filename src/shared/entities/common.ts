import { z } from 'zod'
import { limits } from '../limits.ts'

export const uuidSchema = z.uuid()
/** ISO 8601, UTC, as JSON carries it. */
export const timestampSchema = z.iso.datetime()

/** Paging of every list: at most 100 rows, continued from the cursor of the `X-Next-Cursor` header. */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
  cursor: z.string().max(200).optional(),
})

/** `?ids=a,b,c`: the rows wanted, in that order where they exist. */
export const idsSchema = z
  .string()
  .max(limits.idsMax * 37)
  .transform((text) => text.split(','))
  .pipe(z.array(uuidSchema).min(1).max(limits.idsMax))

export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  }),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
