import { useQuery } from 'urql'
import { type CardContentFragment, ContentPreviewDocument } from './generated/graphql.ts'

/** Returns the content's data that a card has already loaded, without a request; null when there is none. */
export function useContentPreview(id: string): CardContentFragment | null {
  const [{ data }] = useQuery({ query: ContentPreviewDocument, variables: { id }, requestPolicy: 'cache-only' })
  return data?.content ?? null
}
