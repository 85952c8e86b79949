import type { CaptionRow, ContentDetailsRow, ContentRow } from '../../db/content/contentRows.ts'
import type { Content, ContentExpand } from '../../shared/entities/content.ts'
import { chaptersOf } from '../../shared/chapters.ts'
import type { ContentDetails, Trim } from '../../shared/entities/contentDetails.ts'
import type { Media } from '../../shared/entities/media.ts'
import { captionsPath, downloadPath } from '../../shared/routes.ts'
import { formatDuration } from '../../shared/format/duration.ts'
import { addressOfYouTubeKey } from '../../shared/youTube.ts'
import { mediaFailures } from '../../shared/mediaFailures.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { isoTime } from '../http/isoTime.ts'
import { isPasswordProtected, manages } from './policy.ts'

type Context = Pick<PresenterContext, 'url' | 'videoUrl' | 'mayPlay' | 'viewer' | 'isModerator' | 'adTagUrl'>

const isManaged = (row: ContentRow, { viewer }: Context): boolean => viewer !== null && manages({ uuid: viewer }, row)

/** True when the viewer may play the content: only those who manage it, moderators and administrators get the media addresses of a hidden content. */
function mayPlay(row: ContentRow, context: Context): boolean {
  return context.mayPlay && (row.hidden_at === null || context.isModerator || isManaged(row, context))
}

/**
 * Returns the content as the viewer may see it. Media addresses are capabilities: only viewers who may play the content get them.
 * @param expand the parts that were requested and read
 */
export function presentContent(row: ContentRow, context: Context, expand: readonly ContentExpand[] = []): Content {
  const playable = row.playlist_key !== null && mayPlay(row, context)
  return {
    uuid: row.uuid,
    title: row.title,
    description: row.description,
    statuts: row.statuts,
    thumbnail_url: context.url(row.thumbnail_key ?? row.poster_key),
    video_url: playable ? context.videoUrl(row.playlist_key) : null,
    duration: row.duration,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    creator: {
      uuid: row.channel_uuid,
      name: row.channel_name,
      banner_url: context.url(row.banner_key),
      user_uuid: row.user_uuid,
      username: row.username,
      avatar: context.url(row.avatar_key),
      totalFollowed: row.followers_count,
      isVerified: row.verified,
    },
    views: row.views_count,
    likesCount: row.likes_count,
    commentsCount: row.comments_count,
    ...(row.hidden_at !== null && { hidden: true as const }),
    ...(isPasswordProtected(row) && { passwordProtected: true as const }),
    ...(isManaged(row, context) && { viewerCanManage: true as const }),
    media: presentMedia(row, playable ? context.url(row.storyboard_key) : null, isManaged(row, context)),
    ...(expand.includes('hashtags') && { hashtags: row.hashtags ?? [] }),
    ...(expand.includes('viewer') && { viewerLikes: row.viewer_likes, viewerPosition: row.viewer_position }),
    ...(expand.includes('details') && row.details && { details: presentDetails(row, row.details, context) }),
  }
}

const isOnYouTube = ({ playlist_key }: ContentRow): boolean => playlist_key !== null && addressOfYouTubeKey(playlist_key) !== null

/** Only those who manage the channel get the schedule and the audience, and only viewers who may play the content get its captions. */
function presentDetails(row: ContentRow, details: ContentDetailsRow, context: Context): ContentDetails {
  const { category, language, licence, comments_open, downloads_allowed, publish_at, publish_when_ready, file_chapters, captions } = details
  const managed = isManaged(row, context)
  return {
    category,
    language,
    licence,
    comments_open,
    downloads_allowed,
    chapters: chaptersOf(row.description, file_chapters, row.duration),
    publish_at: managed && publish_at !== null ? isoTime(new Date(publish_at)) : null,
    publish_when_ready: managed && publish_when_ready,
    audience: managed ? details.audience : 'link',
    allowed_usernames: managed ? details.allowed_usernames : [],
    has_password: managed && details.has_password,
    downloads: downloads_allowed && mayPlay(row, context) ? downloadsOf(row) : [],
    captions: mayPlay(row, context) ? captions.map((caption) => presentCaptions(caption, details.playing_from, row.duration)) : [],
    // YouTube allows no ad but its own.
    ad_tag_url: mayPlay(row, context) && !isOnYouTube(row) ? context.adTagUrl : null,
    trim: managed ? trimOf(details) : null,
  }
}

/** Captions that were written for another part of the uploaded file than the one that plays are asked for with the difference. */
function presentCaptions(
  { key, starts_at, ...caption }: CaptionRow,
  playingFrom: number,
  duration: number,
): ContentDetails['captions'][number] {
  return { ...caption, url: captionsPath(key, playingFrom === starts_at ? undefined : { from: playingFrom - starts_at, duration }) }
}

/** @returns null while the length of the uploaded file is not known */
function trimOf({ source_duration, trim_start, trim_end, playing_from }: ContentDetailsRow): Trim | null {
  if (source_duration === null) return null
  return { start: trim_start ?? 0, end: trim_end ?? source_duration, source_duration, playing_from }
}

function downloadsOf({ uuid, playlist_key, renditions }: ContentRow): ContentDetails['downloads'] {
  const version = playlist_key?.split('/').at(-2)
  if (version === undefined) return []
  const best = renditions.toSorted((one, other) => other.height - one.height)
  return best.map(({ width, height }) => ({ quality: Math.min(width, height), url: downloadPath(uuid, version, height) }))
}

function failureOf({ failure, failure_at: at }: ContentRow): Media['failure'] {
  if (failure === null) return null
  const place = at === null ? '' : ` (vers ${formatDuration(at)})`
  return { code: failure, message: `${mediaFailures[failure]}${place}` }
}

function presentMedia(row: ContentRow, storyboardUrl: string | null, managed: boolean): Media {
  return {
    state: row.media_state,
    progress: row.progress,
    // Only those who manage the channel see the failure of a complete video.
    failure: row.media_state === 'complete' && !managed ? null : failureOf(row),
    renditions: row.renditions,
    storyboard_url: storyboardUrl,
  }
}
