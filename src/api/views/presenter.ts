import type { ViewRow } from '../../db/views.ts'
import type { View } from '../../shared/entities/activity.ts'

export function presentView(row: ViewRow): View {
  return {
    uuid: row.uuid,
    user_uuid: row.user_uuid,
    content_uuid: row.content_uuid,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at.toISOString(),
  }
}
