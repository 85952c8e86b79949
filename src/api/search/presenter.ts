import type { ContentRow } from '../../db/contentRows.ts'
import type { FoundChannel as ChannelRow, FoundHashtag } from '../../db/search/groups.ts'
import { type Highlights, matchEnd, matchStart } from '../../db/search/highlights.ts'
import type { ContentExpand, Hashtag } from '../../shared/entities/content.ts'
import type { FoundChannel, Fragment, SearchResult } from '../../shared/entities/search.ts'
import { presentContent } from '../contents/presenter.ts'
import type { Showing } from '../frame/showing.ts'
import { isoTime } from '../frame/isoTime.ts'

/** 'Un \u0002vélo\u0003 bleu' → three fragments, of which the second is a match. */
export function toFragments(marked: string): Fragment[] {
  const [before = '', ...matches] = marked.split(matchStart)
  const fragments = [{ text: before, isMatch: false }]
  for (const match of matches) {
    const [text = '', ...after] = match.split(matchEnd)
    fragments.push({ text, isMatch: true }, { text: after.join(''), isMatch: false })
  }
  return fragments.filter(({ text }) => text !== '')
}

export function presentFoundContent(
  row: ContentRow,
  highlights: Highlights,
  show: Showing,
  expand: readonly ContentExpand[],
): SearchResult['content'][number] {
  return {
    ...presentContent(row, show, expand),
    highlights: { title: toFragments(highlights.title), description: toFragments(highlights.description) },
  }
}

export function presentFoundChannel(row: ChannelRow, show: Pick<Showing, 'url' | 'viewer'>): FoundChannel {
  return {
    uuid: row.uuid,
    name: row.name,
    description: row.description,
    banner_url: show.url(row.banner_key),
    createdAt: isoTime(new Date(row.created_at)),
    totalFollowed: row.followers_count,
    isOwnChannel: row.creator_uuid === show.viewer,
    creator: { uuid: row.creator_uuid, avatar: show.url(row.avatar_key), username: row.username },
    isVerified: row.verified,
  }
}

export function presentFoundHashtag({ uuid, name, content_count }: FoundHashtag): Hashtag {
  return { uuid, name, contentCount: content_count }
}
