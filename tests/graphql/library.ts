import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Content } from '../../src/shared/entities/content.ts'
import { sampleContent, sampleUser } from '../gateway/support/samples.ts'
import type { Answerer, Call } from '../gateway/support/tinyApi.ts'

export type Library = {
  contents: Content[]
  /** the channel of the contents, which can be followed; it is not the viewer's own */
  otherChannel: string
  answer: Answerer
  /** delays the response to the next matching call until the test releases it */
  hold: (fits: (call: Call) => boolean) => { asked: Promise<void>; release: () => void }
  /** matching calls fail with this status and code */
  fail: (fits: (call: Call) => boolean, status: number, code: string) => void
}

const isLike = ({ path }: Call) => path.startsWith('/reactions')
const isFollow = ({ path }: Call) => path.startsWith('/follows')
export { isFollow, isLike }

/** An API with a few contents of one creator, which can be liked and deleted. @param isOwn they are the viewer's */
export function library(count = 2, { isOwn = false } = {}): Library {
  const owner = sampleUser()
  const channel = {
    uuid: randomUUID(),
    name: 'Ma chaîne',
    description: '',
    banner_url: null,
    createdAt: owner.createdAt,
    creator: { uuid: owner.uuid, username: owner.username, avatar: null, banner_url: null },
    totalFollowed: 0,
    isVerified: false,
  }
  const contents = Array.from({ length: count }, (_, index) => sampleContent({ title: `Vidéo ${index}`, hashtags: [], viewerLikes: false }))
  const other = { ...channel, uuid: randomUUID(), name: 'Une autre', creator: { ...channel.creator, uuid: randomUUID() } }
  let isFollowed = false
  let notify = false
  const followed = () => ({ ...other, totalFollowed: isFollowed ? 4 : 3 })
  const follow = () => ({
    uuid: '0190c0de-0000-7000-8000-00000000000f',
    follower: { uuid: owner.uuid },
    followed: {
      uuid: other.uuid,
      name: other.name,
      username: 'autre',
      banner_url: null,
      description: '',
      avatar: null,
      totalFollowed: followed().totalFollowed,
      isVerified: false,
      user_uuid: other.creator.uuid,
    },
    notify,
    createdAt: owner.createdAt,
    latestContent: null,
  })
  const { uuid, name, creator } = isOwn ? channel : other
  for (const content of contents) {
    Object.assign(content.creator, { uuid, name, user_uuid: creator.uuid, username: 'autre' })
  }
  let failing: { fits: (call: Call) => boolean; status: number; code: string } | undefined
  let held: { fits: (call: Call) => boolean; ask: () => void; released: Promise<void> } | undefined

  function like(content: Content | undefined, liked: boolean): void {
    if (!content || content.viewerLikes === liked) return
    content.viewerLikes = liked
    content.likesCount += liked ? 1 : -1
  }

  function reply(call: Call): { status?: number; body: unknown } {
    const { method, path } = call
    if (failing?.fits(call)) {
      return { status: failing.status, body: { error: { code: failing.code, message: 'Non', requestId: 'r' } } }
    }
    const id = path.split('/').at(-1)
    const content = contents.find(({ uuid }) => path.endsWith(uuid))
    if (path === '/auth/verify-token') return { body: { token: 't', owner } }
    if (path.startsWith('/channels/creator/')) return { body: [channel] }
    if (path.endsWith('/dashboard')) {
      const none = { value: 0, previous30: 0, last30: 0, change: null }
      const totals = { totalViews: none, totalLikes: none, totalComments: none, subscribers: none, avgWatchTime: none, engagement: 0 }
      const published = contents.filter(({ media }) => media.state === 'complete').length
      return { body: { ...totals, totalContents: contents.length, totalVideos: { ...none, value: published } } }
    }
    if (path.startsWith('/statistics/')) {
      return { body: { totalFollowers: 0, totalVideos: contents.length, totalViews: 0, totalLikes: 0, totalComments: 0 } }
    }
    if (path === '/follows' && method === 'GET') return { body: isFollowed ? [follow()] : [] }
    if (path === '/contents/top-creators') return { body: [followed()] }
    if (path === `/channels/${other.uuid}`) return { body: followed() }
    if (path.startsWith('/follows')) {
      isFollowed = method === 'POST' || (method === 'PUT' && isFollowed)
      if (method === 'PUT') notify = (call.body as { notify: boolean }).notify
      return { body: follow() }
    }
    if (path.startsWith('/contents/news/')) return { body: isFollowed ? contents : [] }
    if (path === '/reactions') {
      const wanted = call.body as { content_uuid: string }
      like(
        contents.find(({ uuid }) => uuid === wanted.content_uuid),
        true,
      )
      return { body: {} }
    }
    if (path.startsWith('/reactions/')) {
      like(content, false)
      return { body: {} }
    }
    if (path === '/contents' && method === 'POST') {
      const made = sampleContent({ title: (call.body as { title: string }).title, hashtags: [], viewerLikes: false })
      Object.assign(made.creator, contents[0]?.creator)
      contents.unshift(made)
      return { body: made }
    }
    if (path.startsWith('/contents/trending/')) return { body: contents.filter(({ statuts }) => statuts === 'public') }
    if (path === '/contents' && method === 'PATCH') {
      const { uuids, ...change } = call.body as { uuids: string[] }
      return {
        body: { changed: contents.filter(({ uuid }) => uuids.includes(uuid)).map((each) => Object.assign(each, change)), refused: [] },
      }
    }
    if (path === '/contents' && method === 'DELETE') {
      const ids = call.query.get('ids')?.split(',') ?? []
      for (const uuid of ids)
        contents.splice(
          contents.findIndex((each) => each.uuid === uuid),
          1,
        )
      return { body: { deleted: ids, refused: [] } }
    }
    if (path === '/contents') {
      const statuts = call.query.get('statuts')
      return { body: contents.filter((each) => statuts === null || each.statuts === statuts) }
    }
    if (path === '/held-comments/count') return { body: { count: 0 } }
    if (path.endsWith('/commenting')) return { body: { commenting: 'open' } }
    if (!content) return { status: 404, body: { error: { code: 'CONTENT_NOT_FOUND', message: `pas de ${id}`, requestId: 'r' } } }
    if (method === 'PUT') Object.assign(content, call.body)
    if (method === 'DELETE') contents.splice(contents.indexOf(content), 1)
    return { body: content }
  }

  async function replyOnceReleased(call: Call, response: ServerResponse, released: Promise<void>): Promise<void> {
    await released
    const { status = 200, body } = reply(call)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }

  return {
    contents,
    otherChannel: other.uuid,
    answer: (call, response) => {
      if (!held?.fits(call)) return reply(call)
      held.ask()
      void replyOnceReleased(call, response, held.released)
      held = undefined
      return undefined
    },
    hold: (fits) => {
      const asked = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      held = { fits, ask: asked.resolve, released: released.promise }
      return { asked: asked.promise, release: released.resolve }
    },
    fail: (fits, status, code) => {
      failing = { fits, status, code }
    },
  }
}
