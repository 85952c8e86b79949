import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

/** The acts of the audit log; the part before the dot names the kind of thing that `subject_uuid` refers to. */
export const administrativeActs = [
  'content.hide',
  'content.show',
  'content.convert',
  'content.delete',
  'comment.publish',
  'comment.hide',
  'comment.show',
  'comment.delete',
  'report.close',
  'channel.verify',
  'channel.unverify',
  'user.changeRole',
  'user.change',
  'user.delete',
  'user.suspend',
  'user.reopen',
  'user.resetSecondFactor',
  'user.changeQuota',
  'role.create',
  'role.change',
  'role.delete',
  'role.changeQuota',
  'hashtag.rename',
  'hashtag.delete',
  'problemReport.delete',
  'job.retry',
  'job.raise',
  'job.lower',
  'job.abandon',
  'storage.check',
  'storage.deleteOrphans',
  'site.change',
  'registration.change',
  'registration.approve',
  'registration.refuse',
  'invitation.create',
  'invitation.delete',
] as const
const administrativeActSchema = z.enum(administrativeActs)
export type AdministrativeAct = z.infer<typeof administrativeActSchema>

/** One act of a moderator or administrator: who did what to what, and its former state. */
export const auditEntrySchema = z.object({
  uuid: uuidSchema,
  act: administrativeActSchema,
  /** `uuid` is null when the account is gone; the name is the one at the time of the act */
  actor: z.object({ uuid: uuidSchema.nullable(), username: z.string() }),
  subject_uuid: uuidSchema,
  details: z.record(z.string(), z.string().nullable()),
  createdAt: timestampSchema,
})
export type AuditEntry = z.infer<typeof auditEntrySchema>
