import type { ContentRow } from '../../db/content/contentRows.ts'
import type { FoundChannel as ChannelRow, FoundHashtag } from '../../db/search/groups.ts'
import { type Highlights, matchEnd, matchStart } from '../../db/search/highlights.ts'
import type { FoundPassage } from '../../db/search/passages.ts'
import type { ContentExpand, Hashtag } from '../../shared/entities/content.ts'
import type { FoundChannel, Fragment, SearchResult } from '../../shared/entities/search.ts'
import { presentContent } from '../content/presenter.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { isoTime } from '../http/isoTime.ts'

/** 'Un \u0002vélo\u0003 bleu' → three fragments, the second of which is a match. */
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
  { title, description }: Highlights,
  passages: readonly FoundPassage[],
  context: PresenterContext,
  expand: readonly ContentExpand[],
): SearchResult['content'][number] {
  return {
    ...presentContent(row, context, expand),
    highlights: {
      title: toFragments(title),
      description: toFragments(description),
      passages: passages.map(({ second, language, text }) => ({ second, language, text: toFragments(text) })),
    },
  }
}

export function presentFoundChannel(row: ChannelRow, context: Pick<PresenterContext, 'url' | 'viewer'>): FoundChannel {
  return {
    uuid: row.uuid,
    name: row.name,
    description: row.description,
    banner_url: context.url(row.banner_key),
    createdAt: isoTime(new Date(row.created_at)),
    totalFollowed: row.followers_count,
    isOwnChannel: row.creator_uuid === context.viewer,
    creator: { uuid: row.creator_uuid, avatar: context.url(row.avatar_key), username: row.username },
    isVerified: row.verified,
  }
}

export function presentFoundHashtag({ uuid, name, content_count }: FoundHashtag): Hashtag {
  return { uuid, name, contentCount: content_count }
}
