import type { ReportKind, ReportStatus } from '../../graphql/generated/graphql.ts'

/** Which reports are listed; `kind` null for any. */
export type ReportsFilter = { status: ReportStatus; kind: ReportKind | null }

export const kinds = [
  { value: null, label: 'Tout' },
  { value: 'content', label: 'Vidéos' },
  { value: 'comment', label: 'Commentaires' },
  { value: 'channel', label: 'Chaînes' },
] as const satisfies readonly { value: ReportKind | null; label: string }[]

/** Reads `?status=` and `?kind=` of an address; invalid values are ignored. */
export function parseReportsFilter(search: URLSearchParams): ReportsFilter {
  const kind = kinds.find(({ value }) => value !== null && value === search.get('kind'))
  return { status: search.get('status') === 'closed' ? 'closed' : 'open', kind: kind?.value ?? null }
}

/** Writes the filter to an address; defaults are left out. */
export function writeReportsFilter({ status, kind }: ReportsFilter): Record<string, string> {
  return { ...(status === 'closed' && { status }), ...(kind !== null && { kind }) }
}
