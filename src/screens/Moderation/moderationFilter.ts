import type { ReportKind, ReportStatus } from '../../graphql/generated/graphql.ts'

/** Which reports are listed; `kind` null for any. */
export type ModerationFilter = { status: ReportStatus; kind: ReportKind | null }

export const kinds = [
  { value: null, label: 'Tout' },
  { value: 'content', label: 'Vidéos' },
  { value: 'comment', label: 'Commentaires' },
  { value: 'channel', label: 'Chaînes' },
] as const satisfies readonly { value: ReportKind | null; label: string }[]

/** `?status=` and `?kind=` of an address; what they may not be is ignored. */
export function parseModerationFilter(search: URLSearchParams): ModerationFilter {
  const kind = kinds.find(({ value }) => value !== null && value === search.get('kind'))
  return { status: search.get('status') === 'closed' ? 'closed' : 'open', kind: kind?.value ?? null }
}

/** The address with this filter; what it would say anyway is left out. */
export function writeModerationFilter({ status, kind }: ModerationFilter): URLSearchParams {
  return new URLSearchParams({ ...(status === 'closed' && { status }), ...(kind !== null && { kind }) })
}
