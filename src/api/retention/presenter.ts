import type { RetentionRow } from '../../db/retention/retention.ts'
import type { Retention } from '../../shared/entities/retention.ts'
import { csvOf } from '../http/csv.ts'
import { ofLongerParts } from './parts.ts'

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** @param duration of the video, in seconds */
export function presentRetention(row: RetentionRow | undefined, duration: number): Retention {
  if (!row) return { plays: 0, avgWatchTime: 0, shares: [] }
  const shares = ofLongerParts(row.times, duration).map((times) => times / row.plays)
  return {
    plays: row.plays,
    avgWatchTime: rounded((shares.reduce((sum, share) => sum + share, 0) / shares.length) * duration, 1),
    shares: shares.map((share) => rounded(share, 3)),
  }
}

/** @param duration of the video, in seconds */
export function csvOfRetention({ shares }: Retention, duration: number): string {
  const length = duration / shares.length
  return csvOf(
    ['Début (s)', 'Fin (s)', 'Part des lectures (%)'],
    shares.map((share, part) => [rounded(part * length, 1), rounded((part + 1) * length, 1), rounded(share * 100, 1)]),
  )
}
