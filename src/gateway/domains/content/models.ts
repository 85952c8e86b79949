import type { Content as ContentEntity, Reason } from '../../../shared/entities/content.ts'
import type { Content } from '../../generated/schema.ts'
import type { RestPage } from '../../rest/rest.ts'
import { quoted } from '../../../shared/format/quote.ts'
import { type ChannelModel, ofContent } from '../channel/models.ts'

/** A content with its leaves as plain properties; only fields that depend on the viewer are resolved later. */
export type ContentModel = Omit<Content, 'viewerCanEdit' | 'isOpenToGuests' | 'comments' | 'channel'> & { channel: ChannelModel }

export function toContent(content: ContentEntity): ContentModel {
  const { media } = content
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
    channel: ofContent(content),
    viewsCount: content.views,
    likesCount: content.likesCount,
    commentsCount: content.commentsCount,
    // Absent unless selected: the API was asked for the selected ones (`selectedParts`).
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

export const toContentPage = ({ items, nextCursor }: RestPage<ContentEntity>): { items: ContentModel[]; nextCursor: string | null } => ({
  items: items.map(toContent),
  nextCursor,
})

const reasonTexts = {
  followed: (name) => `Parce que vous suivez ${name}`,
  coWatched: (title) => `Parce que vous avez regardé ${quoted(title)}`,
  hashtag: (name) => `Parce que vous regardez #${name}`,
  trending: () => 'Tendance',
  fresh: () => 'Nouvelle vidéo',
} as const satisfies Record<Reason['kind'], (name: string) => string>

/** Returns why a content is recommended, in French; null when there is no particular reason. */
export function reasonText(reason: Reason | undefined): string | null {
  return reason ? reasonTexts[reason.kind]('name' in reason ? reason.name : '') : null
}
