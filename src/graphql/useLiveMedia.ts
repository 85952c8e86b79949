import { useSubscription } from 'urql'
import { ChannelMediaDocument, ContentMediaDocument } from './generated/graphql.ts'

/**
 * Keeps the media of a content up to date in the cache; screens read them with the content.
 * @param isOver true once the state is final (`complete`, `failed`): closes the connection
 */
export function useLiveContentMedia(id: string, isOver: boolean): void {
  useSubscription({ query: ContentMediaDocument, variables: { id }, pause: isOver })
}

/** Like `useLiveContentMedia`, for every content of a channel. @param of `channelId` is absent for the viewer's own */
export function useLiveChannelMedia(of: { channelId?: string }, isPaused: boolean): void {
  useSubscription({ query: ChannelMediaDocument, variables: of, pause: isPaused })
}
