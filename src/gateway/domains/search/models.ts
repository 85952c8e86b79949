import type { Category as CategoryEntity, Hashtag as HashtagEntity } from '../../../shared/entities/content.ts'
import type { FoundChannel as FoundChannelEntity, SearchResult as SearchEntity } from '../../../shared/entities/search.ts'
import type { Category, Hashtag, SearchResult } from '../../generated/schema.ts'
import { type ChannelModel, toChannel } from '../channel/models.ts'
import { type ContentModel, toContent } from '../content/models.ts'

export const toHashtag = ({ uuid, name, contentCount }: HashtagEntity): Hashtag => ({ id: uuid, name, contentsCount: contentCount })

export type CategoryModel = Omit<Category, 'contents'> & { contents: ContentModel[] }

export const toCategory = ({ title, hashtag, contents }: CategoryEntity): CategoryModel => ({
  title,
  hashtag: toHashtag(hashtag),
  contents: contents.map(toContent),
})

export type FoundChannelModel = { channel: ChannelModel; isOwnChannel: boolean }

function toFoundChannel({ isOwnChannel, ...channel }: FoundChannelEntity): FoundChannelModel {
  return {
    isOwnChannel,
    channel: toChannel({ ...channel, creator: { ...channel.creator, banner_url: channel.banner_url } }),
  }
}

export type SearchResultModel = Omit<SearchResult, 'contents' | 'channels'> & {
  channels: FoundChannelModel[]
  contents: (Omit<SearchResult['contents'][number], 'content'> & { content: ContentModel })[]
}

export function toSearchResult(
  { query, corrected, content, channel, hashtag, stats }: SearchEntity,
  nextCursor: string | null,
): SearchResultModel {
  return {
    query,
    corrected,
    contents: content.map(({ highlights, ...found }) => ({ content: toContent(found), ...highlights })),
    channels: channel.map(toFoundChannel),
    hashtags: hashtag.map(toHashtag),
    stats: {
      totalCount: stats.totalResults,
      contentsCount: stats.contentCount,
      channelsCount: stats.channelCount,
      hashtagsCount: stats.hashtagCount,
      isCapped: stats.isCapped,
    },
    nextCursor,
  }
}
