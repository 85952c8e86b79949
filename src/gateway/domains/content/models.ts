import type { Content as ContentEntity, Reason } from '../../../shared/entities/content.ts'
import type { Content } from '../../generated/resolvers.ts'

/** A content with its leaves as plain properties; only what depends on who asks is resolved later. */
export type ContentModel = Omit<Content, 'viewerCanEdit'>

export function toContent(content: ContentEntity): ContentModel {
  const { creator, media } = content
  return {
    id: content.uuid,
    title: content.title,
    description: content.description,
    visibility: content.statuts,
    thumbnailUrl: content.thumbnail_url,
    videoUrl: content.video_url,
    duration: content.duration,
    createdAt: content.createdAt,
    updatedAt: content.updatedAt,
    channel: {
      id: creator.uuid,
      name: creator.name,
      isVerified: creator.isVerified,
      followersCount: creator.totalFollowed,
      owner: { id: creator.user_uuid, username: creator.username, avatarUrl: creator.avatar },
    },
    viewsCount: content.views,
    likesCount: content.likesCount,
    commentsCount: content.commentsCount,
    // Absent unless selected: then the API was asked for them (`wantedParts`).
    hashtags: content.hashtags ?? [],
    viewerLikes: content.viewerLikes ?? null,
    viewerPosition: content.viewerPosition ?? null,
    media: {
      state: media.state,
      progress: media.progress,
      failure: media.failure,
      renditions: media.renditions,
      storyboardUrl: media.storyboard_url,
    },
  }
}

const reasonTexts = {
  followed: (name) => `Parce que vous suivez ${name}`,
  coWatched: (title) => `Parce que vous avez regardé « ${title} »`,
  hashtag: (name) => `Parce que vous regardez #${name}`,
  trending: () => 'Tendance',
  fresh: () => 'Nouvelle vidéo',
} as const satisfies Record<Reason['kind'], (name: string) => string>

/** Why a content is recommended, in French; null when there is nothing particular to say. */
export function reasonText(reason: Reason | undefined): string | null {
  return reason ? reasonTexts[reason.kind]('name' in reason ? reason.name : '') : null
}
