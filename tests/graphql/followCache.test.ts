import { describe, expect, it } from 'vitest'
import { gql, type TypedDocumentNode } from '@urql/core'
import { mutate } from '../../src/graphql/execute.ts'
import {
  CardChannelFragmentDoc,
  type CardChannelFragment,
  CardContentFragmentDoc,
  type CardContentFragment,
  FollowChannelFragmentDoc,
  SetFollowDocument,
  SetFollowNotifyDocument,
} from '../../src/graphql/generated/graphql.ts'
import { closeAfterEach } from '../gateway/support/fixture.ts'
import { HomeDocument } from './documents.ts'
import { isFollow, library } from './library.ts'
import { browserWithApi, openScreen } from './support.ts'

closeAfterEach()

type Nothing = Record<string, never>
const CreatorsDocument: TypedDocumentNode<{ topCreators: CardChannelFragment[] }, Nothing> = gql`
  query TestCreators {
    topCreators {
      ...CardChannel
    }
  }
  ${CardChannelFragmentDoc}
  ${FollowChannelFragmentDoc}
`
type News = {
  viewer: {
    id: string
    follows: { items: { id: string; channel: { id: string; name: string } }[] }
    news: { items: CardContentFragment[] }
  }
}
const NewsDocument: TypedDocumentNode<News, Nothing> = gql`
  query TestNews {
    viewer {
      id
      follows {
        items {
          id
          channel {
            id
            name
          }
        }
      }
      news {
        items {
          ...CardContent
        }
      }
    }
  }
  ${CardContentFragmentDoc}
`

async function browsing() {
  const server = library()
  const { client, requests } = await browserWithApi(server.answer)
  const creators = openScreen(client, CreatorsDocument, {})
  await creators.until(({ data }) => data !== undefined)
  const shown = () =>
    creators.seen.map(({ data }) => {
      const [channel] = data?.topCreators ?? []
      return [channel?.viewerFollows, channel?.viewerNotify, channel?.followersCount]
    })
  return { server, client, requests, creators, shown, id: server.otherChannel }
}

describe('a follow', () => {
  it('is shown before the server has answered, and stays', async () => {
    const { server, client, id, shown } = await browsing()
    const { asked, release } = server.hold(isFollow)
    const saved = mutate(client, SetFollowDocument, { channelId: id, followed: true })
    await asked
    expect(shown().at(-1)).toEqual([true, false, 4])
    release()
    await saved
    expect(shown().at(-1)).toEqual([true, false, 4])
    await mutate(client, SetFollowDocument, { channelId: id, followed: false })
    expect(shown().at(-1)).toEqual([false, null, 3])
  })

  it('is rolled back when it fails', async () => {
    const { server, client, id, creators, shown } = await browsing()
    server.fail(isFollow, 429, 'TOO_MANY_REQUESTS')
    await expect(mutate(client, SetFollowDocument, { channelId: id, followed: true })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await creators.until(() => creators.seen.length === 3)
    expect(shown()).toEqual([
      [false, null, 3],
      [true, false, 4],
      [false, null, 3],
    ])
  })

  it('updates the cards of the channel’s videos', async () => {
    const { client, id } = await browsing()
    const home = openScreen(client, HomeDocument, {})
    await home.until(({ data }) => data !== undefined)
    await mutate(client, SetFollowDocument, { channelId: id, followed: true })
    expect(home.seen.at(-1)?.data?.trending.map(({ channel }) => channel.followersCount)).toEqual([4, 4])
  })

  it('is among the subscriptions before the server has answered, and gone once it is taken back', async () => {
    const { server, client, id } = await browsing()
    const first = openScreen(client, NewsDocument, {})
    await first.until(({ data }) => data?.viewer.follows.items.length === 0)
    first.close()
    const followed = (): string[] => {
      const screen = openScreen(client, NewsDocument, {})
      const shown = screen.seen[0]?.data?.viewer.follows.items.map(({ channel }) => channel.id) ?? ['nothing is shown']
      screen.close()
      return shown
    }
    const follow = server.hold(isFollow)
    const saved = mutate(client, SetFollowDocument, { channelId: id, followed: true })
    await follow.asked
    expect(followed()).toEqual([id])
    follow.release()
    await saved
    expect(followed()).toEqual([id])
    const unfollow = server.hold(isFollow)
    const removed = mutate(client, SetFollowDocument, { channelId: id, followed: false })
    await unfollow.asked
    expect(followed()).toEqual([])
    unfollow.release()
    await removed
    expect(followed()).toEqual([])
  })

  it('adds the channel and its videos to the subscriptions, with one refetch', async () => {
    const { client, id, requests } = await browsing()
    const news = openScreen(client, NewsDocument, {})
    await news.until(({ data }) => data?.viewer.follows.items.length === 0)
    await mutate(client, SetFollowDocument, { channelId: id, followed: true })
    const { data } = await news.until((result) => result.data?.viewer.news.items.length === 2)
    expect(data?.viewer.news.items.map(({ title }) => title)).toEqual(['Vidéo 0', 'Vidéo 1'])
    expect(data?.viewer.follows.items).toMatchObject([{ id: '0190c0de-0000-7000-8000-00000000000f', channel: { id } }])
    expect(requests).toEqual(['TestCreators', 'TestNews', 'SetFollow', 'TestNews'])
  })
})

describe('a bell', () => {
  it('is shown before the server has answered, and is rolled back when it fails', async () => {
    const { server, client, id, shown } = await browsing()
    await mutate(client, SetFollowDocument, { channelId: id, followed: true })
    const { asked, release } = server.hold(isFollow)
    const saved = mutate(client, SetFollowNotifyDocument, { channelId: id, notify: true })
    await asked
    expect(shown().at(-1)).toEqual([true, true, 4])
    release()
    await saved
    expect(shown().at(-1)).toEqual([true, true, 4])
    server.fail(isFollow, 500, 'INTERNAL')
    await expect(mutate(client, SetFollowNotifyDocument, { channelId: id, notify: false })).rejects.toThrow()
    expect(shown().at(-1)).toEqual([true, true, 4])
  })
})
