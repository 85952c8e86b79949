import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import type { ContentExpand } from '../../../shared/entities/content.ts'

/** Fields that the API returns only when asked to expand them. */
const expandOf: Readonly<Record<string, ContentExpand>> = {
  hashtags: 'hashtags',
  viewerLikes: 'viewer',
  viewerPosition: 'viewer',
  details: 'details',
}

/** Returns the parts of contents that the selection below the resolved field contains, so that the API reads no others. */
export function selectedParts(info: GraphQLResolveInfo): ContentExpand[] {
  const wanted = new Set<ContentExpand>()
  const seen = new Set<string>()

  function visit(selectionSet: SelectionSetNode | undefined): void {
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const name = selection.name.value
        if (!seen.has(name)) visit(info.fragments[name]?.selectionSet)
        seen.add(name)
      } else {
        const part = selection.kind === Kind.FIELD ? expandOf[selection.name.value] : undefined
        if (part) wanted.add(part)
        visit(selection.selectionSet)
      }
    }
  }

  for (const node of info.fieldNodes) visit(node.selectionSet)
  return [...wanted]
}
