import { useSubscription } from 'urql'
import { ChannelMediaDocument, ContentMediaDocument } from './generated/graphql.ts'

/**
 * Keeps the media of a content up to date in the cache; screens read them where they read the content.
 * @param isOver true once nothing more is to come (`complete`, `failed`): the connection is given back
 */
export function useLiveContentMedia(id: string, isOver: boolean): void {
  useSubscription({ query: ContentMediaDocument, variables: { id }, pause: isOver })
}

/** The same for every content of the viewer's channel. */
export function useLiveChannelMedia(isPaused: boolean): void {
  useSubscription({ query: ChannelMediaDocument, pause: isPaused })
}
