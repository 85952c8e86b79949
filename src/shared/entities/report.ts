import { z } from 'zod'
import { type ReportReason, reportReasons } from '../validation/report.ts'
import { timestampSchema, uuidSchema } from './common.ts'
import { publicUserSchema } from './user.ts'

export const reportReasonSchema = z.enum(Object.keys(reportReasons) as ReportReason[])
export const reportStatusSchema = z.enum(['open', 'closed'])
export const reportDecisionSchema = z.enum(['kept', 'hidden'])
export const reportKindSchema = z.enum(['content', 'comment', 'channel'])
export type ReportKind = z.infer<typeof reportKindSchema>
const personSchema = publicUserSchema.omit({ createdAt: true })

/** A report about one content, one comment or one channel: the other two are null. */
export const reportSchema = z.object({
  uuid: uuidSchema,
  reason: reportReasonSchema,
  text: z.string(),
  status: reportStatusSchema,
  /** null while it is open */
  decision: reportDecisionSchema.nullable(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  closedAt: timestampSchema.nullable(),
  /** null when the account is gone */
  reporter: personSchema.nullable(),
  /** the moderator; null while it is open, and when the account is gone */
  closedBy: personSchema.nullable(),
  content: z
    .object({ uuid: uuidSchema, title: z.string(), thumbnail_url: z.string().nullable(), author: personSchema, hidden: z.boolean() })
    .nullable(),
  comment: z
    .object({
      uuid: uuidSchema,
      text: z.string(),
      content_uuid: uuidSchema,
      content_title: z.string(),
      author: personSchema,
      hidden: z.boolean(),
    })
    .nullable(),
  channel: z.object({ uuid: uuidSchema, name: z.string(), author: personSchema }).nullable(),
})
export type Report = z.infer<typeof reportSchema>
