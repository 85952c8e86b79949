import type { HistoryRow } from '../../db/history/history.ts'
import type { HistoryEntry } from '../../shared/entities/history.ts'
import type { ContentExpand } from '../../shared/entities/content.ts'
import { presentContent } from '../content/presenter.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { isoTime } from '../http/isoTime.ts'

export function presentHistoryEntry(row: HistoryRow, context: PresenterContext, expand: readonly ContentExpand[] = []): HistoryEntry {
  return {
    uuid: row.historical_uuid,
    user_uuid: row.historical_user,
    content_uuid: row.uuid,
    createdAt: isoTime(row.first_watched_at),
    watchedAt: isoTime(row.watched_at),
    position: row.watched_position,
    progress: row.duration > 0 ? Math.min(row.watched_position / row.duration, 1) : 0,
    content: presentContent(row, context, expand),
  }
}
