import { formatLongDate, formatRelativeDate } from '../shared/format/date.ts'
import { useDrawnAt } from './drawnAt.ts'

/** Renders «il y a 3 jours», with the full date on hover and in `datetime`. @param props.iso ISO 8601 */
export function RelativeTime({ iso }: { iso: string }) {
  const drawnAt = useDrawnAt()
  return (
    // The server does not know the reader's time zone.
    <time dateTime={iso} title={drawnAt ? undefined : formatLongDate(iso)}>
      {formatRelativeDate(iso, drawnAt ?? undefined)}
    </time>
  )
}
