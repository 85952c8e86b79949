import { useQuery } from 'urql'
import { type CardContentFragment, ContentPreviewDocument } from './generated/graphql.ts'

/**
 * Returns the content's data that a card has already loaded, without a request; null when there is none.
 * @param pause while all of the content is there, and the cache need not be asked
 */
export function useContentPreview(id: string, pause: boolean): CardContentFragment | null {
  const [{ data }] = useQuery({ query: ContentPreviewDocument, variables: { id }, requestPolicy: 'cache-only', pause })
  return data?.content ?? null
}
