import { useSyncExternalStore } from 'react'
import { useSubscription } from 'urql'
import { ContentCommentsDocument, ContentCountsDocument } from './generated/graphql.ts'

/** Is the page in sight? What nobody looks at need not be live. */
export function useIsPageVisible(): boolean {
  return useSyncExternalStore(listen, () => document.visibilityState !== 'hidden')
}

function listen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * Keeps the comments of a content, its likes and its views up to date in the cache.
 * @param isPaused the connections are given back: a browser has six for all the tabs of a site
 */
export function useLiveActivity(id: string, isPaused: boolean): void {
  useSubscription({ query: ContentCommentsDocument, variables: { id }, pause: isPaused })
  useSubscription({ query: ContentCountsDocument, variables: { id }, pause: isPaused })
}
