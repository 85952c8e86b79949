import { z } from 'zod'
import { uuidSchema } from './common.ts'
import { contentSchema } from './content.ts'

/** A content that a bulk change did not change: an error of the catalogue, with its French message. */
const refusalSchema = z.object({ uuid: uuidSchema, code: z.string(), message: z.string() })

/** What a change of several contents did: each one is either changed or refused. */
export const bulkChangeSchema = z.object({ changed: z.array(contentSchema), refused: z.array(refusalSchema) })
export type BulkChange = z.infer<typeof bulkChangeSchema>

/** What a deletion of several contents did: each one is either deleted or refused. */
export const bulkDeletionSchema = z.object({ deleted: z.array(uuidSchema), refused: z.array(refusalSchema) })
export type BulkDeletion = z.infer<typeof bulkDeletionSchema>
