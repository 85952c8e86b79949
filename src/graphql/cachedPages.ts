import type { AnyVariables, Client, TypedDocumentNode } from '@urql/core'

type Pages<Data, Variables extends AnyVariables> = {
  document: TypedDocumentNode<Data, Variables>
  variablesAt: (cursor: string) => Variables
  cursorOf: (data: Data) => string | null
}

/**
 * Finds the pages cached by an earlier visit, so that going back shows the list at the same length.
 * @param first cursor of the page after the first one
 * @returns the cursors of the cached pages, and the cursor of the first page that is not cached
 */
export function cachedPages<Data, Variables extends AnyVariables>(
  client: Client,
  first: string | null,
  { document, variablesAt, cursorOf }: Pages<Data, Variables>,
): { cursors: string[]; nextCursor: string | null } {
  const cursors: string[] = []
  let nextCursor = first
  while (nextCursor !== null && !cursors.includes(nextCursor)) {
    const page = client.readQuery(document, variablesAt(nextCursor), { requestPolicy: 'cache-only' })?.data
    if (!page) break
    cursors.push(nextCursor)
    nextCursor = cursorOf(page)
  }
  return { cursors, nextCursor }
}
