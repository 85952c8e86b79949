import { useSyncExternalStore } from 'react'
import { useSubscription } from 'urql'
import { ContentCommentsDocument, ContentCountsDocument } from './generated/graphql.ts'

/** True while the page is visible. Hidden pages need no live updates. */
export function useIsPageVisible(): boolean {
  return useSyncExternalStore(
    listen,
    () => document.visibilityState !== 'hidden',
    () => true,
  )
}

function listen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * Keeps the comments, likes and views of a content up to date in the cache.
 * @param isPaused closes the connections: a browser has six for all tabs of a site
 */
export function useLiveComments(id: string, isPaused: boolean): void {
  useSubscription({ query: ContentCommentsDocument, variables: { id }, pause: isPaused })
  useSubscription({ query: ContentCountsDocument, variables: { id }, pause: isPaused })
}
