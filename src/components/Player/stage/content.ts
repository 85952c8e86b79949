import type { WatchContentFragment } from '../../../graphql/generated/graphql.ts'

/** The video that a player plays. */
export type PlayedContent = Pick<WatchContentFragment, 'id' | 'title' | 'duration' | 'thumbnailUrl' | 'videoUrl' | 'media'> & {
  channel: { name: string }
  details: Pick<WatchContentFragment['details'], 'captions' | 'chapters' | 'adTagUrl'>
}

/** The video that is offered at the end of another. */
export type NextContent = Pick<WatchContentFragment, 'id' | 'title' | 'thumbnailUrl'> & { channel: { name: string } }
