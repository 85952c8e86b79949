import type { ReportKind, ReportStatus } from '../../graphql/generated/graphql.ts'

/** The tabs: reports of one status, and the comments that wait for validation. */
export type ModerationTab = ReportStatus | 'held'

/** Reads `?tab=` and `?status=` of an address. */
export const moderationTabOf = (search: URLSearchParams): ModerationTab =>
  search.get('tab') === 'held' ? 'held' : parseModerationFilter(search).status

/** Which reports are listed; `kind` null for any. */
export type ModerationFilter = { status: ReportStatus; kind: ReportKind | null }

export const kinds = [
  { value: null, label: 'Tout' },
  { value: 'content', label: 'Vidéos' },
  { value: 'comment', label: 'Commentaires' },
  { value: 'channel', label: 'Chaînes' },
] as const satisfies readonly { value: ReportKind | null; label: string }[]

/** Reads `?status=` and `?kind=` of an address; invalid values are ignored. */
export function parseModerationFilter(search: URLSearchParams): ModerationFilter {
  const kind = kinds.find(({ value }) => value !== null && value === search.get('kind'))
  return { status: search.get('status') === 'closed' ? 'closed' : 'open', kind: kind?.value ?? null }
}

/** Writes the filter to an address; defaults are left out. */
export function writeModerationFilter({ status, kind }: ModerationFilter): URLSearchParams {
  return new URLSearchParams({ ...(status === 'closed' && { status }), ...(kind !== null && { kind }) })
}
