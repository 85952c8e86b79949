import type { ContentExpand } from '../../shared/entities/content.ts'

/** Returns the `?expand=` of a call that returns contents; undefined when there is nothing to expand. */
export const expanded = (expand: readonly ContentExpand[]): { expand: string | undefined } => ({
  expand: expand.length > 0 ? expand.join(',') : undefined,
})
