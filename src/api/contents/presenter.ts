import type { ContentRow } from '../../db/contentRows.ts'
import type { Content, ContentExpand } from '../../shared/entities/content.ts'
import type { Media } from '../../shared/entities/media.ts'
import { formatDuration } from '../../shared/format/duration.ts'
import { mediaFailures } from '../../shared/mediaFailures.ts'
import type { Showing } from '../frame/showing.ts'
import { isoTime } from '../frame/isoTime.ts'

type Show = Pick<Showing, 'url' | 'mayPlay' | 'viewer' | 'isModerator'>

/** Nobody but its owner and those who moderate gets the addresses of a hidden content, wherever it is shown. */
function mayPlay(row: ContentRow, show: Show): boolean {
  return show.mayPlay && (row.hidden_at === null || show.isModerator || show.viewer === row.user_uuid)
}

/**
 * What of a content a viewer may see. The addresses of its media are capabilities: only who may play gets them.
 * @param expand the parts that were asked for, and read
 */
export function presentContent(row: ContentRow, show: Show, expand: readonly ContentExpand[] = []): Content {
  const playable = row.playlist_key !== null && mayPlay(row, show)
  return {
    uuid: row.uuid,
    title: row.title,
    description: row.description,
    statuts: row.statuts,
    thumbnail_url: show.url(row.thumbnail_key ?? row.poster_key),
    video_url: playable ? show.url(row.playlist_key) : null,
    duration: row.duration,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    creator: {
      uuid: row.channel_uuid,
      name: row.channel_name,
      banner_url: show.url(row.banner_key),
      user_uuid: row.user_uuid,
      username: row.username,
      avatar: show.url(row.avatar_key),
      totalFollowed: row.followers_count,
      isVerified: row.verified,
    },
    views: row.views_count,
    likesCount: row.likes_count,
    commentsCount: row.comments_count,
    ...(row.hidden_at !== null && { hidden: true as const }),
    media: presentMedia(row, playable ? show.url(row.storyboard_key) : null, show.viewer === row.user_uuid),
    ...(expand.includes('hashtags') && { hashtags: row.hashtags ?? [] }),
    ...(expand.includes('viewer') && { viewerLikes: row.viewer_likes, viewerPosition: row.viewer_position }),
  }
}

function failureOf({ failure, failure_at: at }: ContentRow): Media['failure'] {
  if (failure === null) return null
  const place = at === null ? '' : ` (vers ${formatDuration(at)})`
  return { code: failure, message: `${mediaFailures[failure]}${place}` }
}

function presentMedia(row: ContentRow, storyboardUrl: string | null, isOwner: boolean): Media {
  return {
    state: row.media_state,
    progress: row.progress,
    // What a video is kept in spite of is its owner's business alone.
    failure: row.media_state === 'complete' && !isOwner ? null : failureOf(row),
    renditions: row.renditions,
    storyboard_url: storyboardUrl,
  }
}
