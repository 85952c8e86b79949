import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

/** What the audit log tells of; the part before the dot names what `subject_uuid` is the uuid of. */
export const administrativeActs = [
  'content.hide',
  'content.show',
  'comment.hide',
  'comment.show',
  'comment.delete',
  'report.close',
  'channel.verify',
  'channel.unverify',
  'user.changeRole',
  'user.change',
  'user.delete',
  'role.create',
  'role.change',
  'role.delete',
  'hashtag.rename',
  'hashtag.delete',
] as const
const administrativeActSchema = z.enum(administrativeActs)
export type AdministrativeAct = z.infer<typeof administrativeActSchema>

/** One administrative act: who did what to what, and what it was before. */
export const auditEntrySchema = z.object({
  uuid: uuidSchema,
  act: administrativeActSchema,
  /** `uuid` is null when the account is gone; the name is that of then */
  actor: z.object({ uuid: uuidSchema.nullable(), username: z.string() }),
  subject_uuid: uuidSchema,
  details: z.record(z.string(), z.string().nullable()),
  createdAt: timestampSchema,
})
export type AuditEntry = z.infer<typeof auditEntrySchema>
