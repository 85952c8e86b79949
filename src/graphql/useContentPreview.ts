import { useQuery } from 'urql'
import { type CardContentFragment, ContentPreviewDocument } from './generated/graphql.ts'

/** What a card has already brought of a content, without any request; null when no card has. */
export function useContentPreview(id: string): CardContentFragment | null {
  const [{ data }] = useQuery({ query: ContentPreviewDocument, variables: { id }, requestPolicy: 'cache-only' })
  return data?.content ?? null
}
