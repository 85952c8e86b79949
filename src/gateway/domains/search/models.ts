import type { Category as CategoryEntity, Hashtag as HashtagEntity } from '../../../shared/entities/content.ts'
import type { FoundChannel as FoundChannelEntity, SearchResult as SearchEntity } from '../../../shared/entities/search.ts'
import type { Category, Hashtag, SearchResult } from '../../generated/schema.ts'
import { type ChannelModel, toChannel } from '../channel/models.ts'
import { type ContentModel, toContent } from '../content/models.ts'
import { type PlaylistModel, toPlaylist } from '../playlist/models.ts'

export const toHashtag = ({ uuid, name, contentCount }: HashtagEntity): Hashtag => ({ id: uuid, name, contentsCount: contentCount })

export type CategoryModel = Omit<Category, 'contents'> & { contents: ContentModel[] }

export type ExplorePageModel = { items: { content: ContentModel; reason: string | null }[]; nextCursor: string | null }

export const toCategory = ({ title, category, hashtag, contents }: CategoryEntity): CategoryModel => ({
  title,
  category,
  hashtag: hashtag && toHashtag(hashtag),
  contents: contents.map(toContent),
})

export type FoundChannelModel = { channel: ChannelModel; isOwnChannel: boolean }

function toFoundChannel({ isOwnChannel, ...channel }: FoundChannelEntity): FoundChannelModel {
  return {
    isOwnChannel,
    channel: toChannel({ ...channel, creator: { ...channel.creator, banner_url: channel.banner_url } }),
  }
}

export type SearchResultModel = Omit<SearchResult, 'contents' | 'channels' | 'playlists'> & {
  channels: FoundChannelModel[]
  playlists: PlaylistModel[]
  contents: (Omit<SearchResult['contents'][number], 'content'> & { content: ContentModel })[]
}

export function toSearchResult(
  { query, corrected, content, channel, playlist, hashtag, stats }: SearchEntity,
  nextCursor: string | null,
): SearchResultModel {
  return {
    query,
    corrected,
    contents: content.map(({ highlights, ...found }) => ({ content: toContent(found), ...highlights })),
    channels: channel.map(toFoundChannel),
    playlists: playlist.map(toPlaylist),
    hashtags: hashtag.map(toHashtag),
    stats: {
      totalCount: stats.totalResults,
      contentsCount: stats.contentCount,
      channelsCount: stats.channelCount,
      playlistsCount: stats.playlistCount,
      hashtagsCount: stats.hashtagCount,
      isCapped: stats.isCapped,
    },
    nextCursor,
  }
}
