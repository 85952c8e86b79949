import type { ViewRow } from '../../db/view/views.ts'
import type { View } from '../../shared/entities/view.ts'
import { isoTime } from '../http/isoTime.ts'

export function presentView(row: ViewRow): View {
  return {
    uuid: row.uuid,
    user_uuid: row.user_uuid,
    content_uuid: row.content_uuid,
    createdAt: isoTime(row.created_at),
    startedAt: isoTime(row.started_at),
  }
}
