import type { ContentExpand } from '../../shared/entities/content.ts'

/** The `?expand=` of a call that answers contents; nothing when nothing more is wanted. */
export const expanded = (expand: readonly ContentExpand[]): { expand: string | undefined } => ({
  expand: expand.length > 0 ? expand.join(',') : undefined,
})
