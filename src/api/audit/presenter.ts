import type { AuditRow } from '../../db/audit/audit.ts'
import type { AuditEntry } from '../../shared/entities/audit.ts'
import { isoTime } from '../http/isoTime.ts'

export function presentAct(row: AuditRow): AuditEntry {
  return {
    uuid: row.uuid,
    act: row.act,
    actor: { uuid: row.actor_uuid, username: row.actor_username },
    subject_uuid: row.subject_uuid,
    details: row.details,
    createdAt: isoTime(row.created_at),
  }
}
