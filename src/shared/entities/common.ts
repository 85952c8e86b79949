import { z } from 'zod'
import { limits } from '../limits.ts'
import { listSchema } from './list.ts'

export const uuidSchema = z.uuid()
/** ISO 8601, UTC, as in JSON. */
export const timestampSchema = z.iso.datetime()

/** Paging of every list: at most 100 rows; the next page starts at the cursor of the `X-Next-Cursor` header. */
export const pageQuerySchema = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.pageSizeMax)
    .default(limits.pageSize)
    .describe(`Combien au plus : ${limits.pageSizeMax}, et ${limits.pageSize} quand rien n’est dit.`),
  cursor: z.string().max(300).optional().describe('La suite : l’en-tête X-Next-Cursor de la page d’avant, tel quel. Sans lui, le début.'),
})

/** `?ids=a,b,c`: the requested rows that exist, in this order. */
export const idsSchema = listSchema(
  { type: 'string', format: 'uuid' },
  `Ceux-là seulement, ${limits.idsMax} au plus, séparés par des virgules. Leur ordre est gardé, ceux qui n’existent pas ou ne se voient pas manquent ; limit et cursor ne comptent plus.`,
  limits.idsMax * 37,
).pipe(z.array(uuidSchema).min(1).max(limits.idsMax))

export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  }),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
