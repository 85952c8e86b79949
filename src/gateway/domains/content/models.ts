import type { Content as ContentEntity, Reason } from '../../../shared/entities/content.ts'
import type { ContentDetails as ContentDetailsEntity, Trim } from '../../../shared/entities/contentDetails.ts'
import type { Content, ContentDetails, ContentDetailsInput } from '../../generated/schema.ts'
import type { ContentDetailsChange } from '../../rest/content.ts'
import type { RestPage } from '../../rest/rest.ts'
import { languageName } from '../../../shared/contentDetails.ts'
import { quoted } from '../../../shared/format/quote.ts'
import { type ChannelModel, ofContent } from '../channel/models.ts'

const byName = new Intl.Collator('fr')

/** A content with its leaves as plain properties; only fields that depend on the viewer are resolved later. */
export type ContentModel = Omit<Content, 'isOpenToGuests' | 'comments' | 'retention' | 'channel'> & {
  channel: ChannelModel
}

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
    viewerCanEdit: content.viewerCanManage ?? false,
    details: toDetails(content.details),
    isHidden: content.hidden ?? false,
    isPasswordProtected: content.passwordProtected ?? false,
    media: {
      state: media.state,
      progress: media.progress,
      failure: media.failure,
      renditions: media.renditions,
      storyboardUrl: media.storyboard_url,
    },
  }
}

function toDetails(details: ContentDetailsEntity | undefined): ContentDetails {
  return {
    category: details?.category ?? null,
    language: details?.language ?? null,
    licence: details?.licence ?? null,
    commentsOpen: details?.comments_open ?? true,
    downloadsAllowed: details?.downloads_allowed ?? false,
    downloads: details?.downloads ?? [],
    publishAt: details?.publish_at ?? null,
    publishWhenReady: details?.publish_when_ready ?? false,
    audience: details?.audience ?? 'link',
    allowedUsernames: details?.allowed_usernames ?? [],
    hasPassword: details?.has_password ?? false,
    chapters: details?.chapters ?? [],
    adTagUrl: details?.ad_tag_url ?? null,
    trim: toTrim(details?.trim),
    captions: (details?.captions ?? [])
      .map(({ language, is_automatic, url }) => ({
        language,
        languageName: languageName(language),
        isAutomatic: is_automatic,
        url,
      }))
      .toSorted((a, b) => byName.compare(a.languageName, b.languageName)),
  }
}

function toTrim(trim: Trim | null | undefined): ContentDetails['trim'] {
  if (!trim) return null
  const { start, end, source_duration, playing_from } = trim
  return { start, end, sourceDuration: source_duration, playingFrom: playing_from }
}

/** Returns the body's part for these details; undefined when none were given. */
export function fromDetails(input: ContentDetailsInput | null | undefined): ContentDetailsChange | undefined {
  if (!input) return undefined
  const { commentsOpen, downloadsAllowed, publishAt, publishWhenReady, category, language, licence, audience, allowedUsernames, password } =
    input
  return {
    category: category ?? null,
    language: language ?? null,
    licence: licence ?? null,
    comments_open: commentsOpen,
    ...(typeof downloadsAllowed === 'boolean' && { downloads_allowed: downloadsAllowed }),
    publish_at: publishAt ?? null,
    publish_when_ready: publishWhenReady,
    ...(audience && { audience }),
    ...(allowedUsernames && { allowed_usernames: allowedUsernames }),
    ...(typeof password === 'string' && { password }),
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
