import type { HistoricalRow } from '../../db/historicals.ts'
import type { Historical } from '../../shared/entities/activity.ts'
import type { ContentExpand } from '../../shared/entities/content.ts'
import { presentContent } from '../contents/presenter.ts'
import type { Showing } from '../frame/showing.ts'
import { isoTime } from '../frame/isoTime.ts'

export function presentHistorical(row: HistoricalRow, show: Showing, expand: readonly ContentExpand[] = []): Historical {
  return {
    uuid: row.historical_uuid,
    user_uuid: row.historical_user,
    content_uuid: row.uuid,
    createdAt: isoTime(row.first_watched_at),
    watchedAt: isoTime(row.watched_at),
    position: row.watched_position,
    progress: row.duration > 0 ? Math.min(row.watched_position / row.duration, 1) : 0,
    content: presentContent(row, show, expand),
  }
}
