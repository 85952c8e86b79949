import { formatLongDate, formatRelativeDate } from '../shared/format/date.ts'

/** Renders «il y a 3 jours», with the full date on hover and in `datetime`. @param props.iso ISO 8601 */
export function RelativeTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={formatLongDate(iso)}>
      {formatRelativeDate(iso)}
    </time>
  )
}
