import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { presentContent } from '../../src/api/content/presenter.ts'
import { findContent } from '../../src/db/content/contents.ts'
import { channelSchema } from '../../src/shared/entities/channel.ts'
import { commentSchema } from '../../src/shared/entities/comment.ts'
import { type Content, contentSchema } from '../../src/shared/entities/content.ts'
import { commentsSite } from '../support/comments.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let of: ReturnType<typeof commentsSite>
let owner: Creator
let viewer: Person
let otherCreator: Creator
let moderator: Person
let administrator: Person

beforeAll(async () => {
  site = await startApi({ guestPlayback: true })
  of = commentsSite(site)
  owner = await site.creator()
  viewer = await site.person()
  otherCreator = await site.creator()
  moderator = await of.moderator()
  administrator = await site.administrator()
})
afterAll(() => site.close())

const setHidden = async (content: string, hidden: boolean, as = moderator): Promise<Content> =>
  contentSchema.parse(must(await site.call(hidden ? 'PUT' : 'DELETE', `/contents/${content}/hidden`, { as }), 200))
const hiddenContent = async (...args: Parameters<TestApi['playable']>): Promise<string> => {
  const content = await site.playable(...args)
  await setHidden(content, true)
  return content
}
const codeOf = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, as?: Person, body?: object) =>
  refusal(await site.call(method, path, { as, ...(body && { body }) })).code
const uuidsAt = async (path: string, as?: Person): Promise<string[]> =>
  contentSchema
    .array()
    .parse(must(await site.call('GET', path, { as }), 200))
    .map(({ uuid }) => uuid)

describe('a content that a moderator hid', () => {
  it('is visible to its owner, moderators and administrators, marked as hidden and playable', async () => {
    const content = await hiddenContent(owner)
    for (const person of [owner, moderator, administrator]) {
      const seen = contentSchema.parse(must(await site.call('GET', `/contents/${content}`, { as: person }), 200))
      expect({ hidden: seen.hidden, plays: seen.video_url !== null }).toEqual({ hidden: true, plays: true })
    }
  })

  it('is not found by anyone else, with any request', async () => {
    const content = await hiddenContent(owner)
    const comment = await of.add(content, owner, 'Encore là')
    for (const person of [undefined, viewer, otherCreator]) {
      expect(await codeOf('GET', `/contents/${content}`, person)).toBe('CONTENT_NOT_FOUND')
      expect(await codeOf('GET', `/comments/content/${content}`, person)).toBe('CONTENT_NOT_FOUND')
      expect(await codeOf('GET', `/comments/${comment.uuid}`, person)).toBe('COMMENT_NOT_FOUND')
      expect(await codeOf('GET', `/comments/${comment.uuid}/replies`, person)).toBe('COMMENT_NOT_FOUND')
      expect(await codeOf('GET', `/hashtags/content/${content}`, person)).toBe('CONTENT_NOT_FOUND')
      expect(await codeOf('GET', `/statistics/video/${content}`, person)).toBe('CONTENT_NOT_FOUND')
      expect(await codeOf('GET', `/events?topics=content:${content}`, person)).toBe('CONTENT_NOT_FOUND')
      expect(await uuidsAt(`/contents?ids=${content}`, person)).toEqual([])
    }
    for (const person of [viewer, otherCreator]) {
      const about = { user_uuid: person.uuid, content_uuid: content }
      expect(await codeOf('PUT', `/contents/${content}`, person, { title: 'x' })).toBe('CONTENT_NOT_FOUND')
      expect(await codeOf('DELETE', `/contents/${content}`, person)).toBe('CONTENT_NOT_FOUND')
      expect(await codeOf('PUT', `/contents/${content}/views`, person)).toBe('CONTENT_NOT_FOUND')
      expect(await codeOf('POST', '/comments', person, { ...about, text: 'x' })).toBe('CONTENT_NOT_FOUND')
      expect(await codeOf('POST', '/reactions', person, { ...about, like: true })).toBe('CONTENT_NOT_FOUND')
      expect(await codeOf('POST', '/views', person, about)).toBe('CONTENT_NOT_FOUND')
      expect(await codeOf('POST', '/historicals', person, about)).toBe('CONTENT_NOT_FOUND')
      expect(await codeOf('POST', '/reports', person, { reason: 'spam', content_uuid: content })).toBe('CONTENT_NOT_FOUND')
      expect(await codeOf('PUT', `/comments/${comment.uuid}/like`, person)).toBe('COMMENT_NOT_FOUND')
    }
  })

  it('is in no list, feed, recommendation or count, except its owner’s own list', async () => {
    const creator = await site.creator()
    must(await site.call('POST', '/follows', { as: viewer, body: { follower_uuid: viewer.uuid, followed_uuid: creator.channel } }), 201)
    const [content, shown] = [await site.playable(creator, { hashtags: ['masque'] }), await site.playable(creator)]
    const paths = [
      '/contents?limit=100',
      `/contents?limit=100&channel=${creator.channel}`,
      '/contents/trending/guest?limit=100',
      '/contents/trending/user?limit=100',
      '/contents/recommendations/user?limit=100',
      `/contents/news/${viewer.uuid}?limit=100`,
    ]
    for (const path of paths) expect(await uuidsAt(path, viewer), path).toEqual(expect.arrayContaining([content, shown]))
    await setHidden(content, true)
    for (const path of [...paths, '/contents/recommendations/guest?limit=100']) {
      expect(await uuidsAt(path, viewer), path).not.toContain(content)
    }
    expect(await uuidsAt('/contents?limit=100', moderator)).not.toContain(content)
    expect(await uuidsAt(`/contents?channel=${creator.channel}`, creator)).toEqual([shown, content])
    expect(await codeOf('GET', '/hashtags/name/masque')).toBe('NOT_FOUND')
    expect(must(await site.call('GET', `/statistics/channel/${creator.channel}`), 200)).toMatchObject({ totalVideos: 1 })
  })

  it('is removed from its viewers’ histories, and is in them again when it is shown', async () => {
    const [content, kept] = [await site.playable(owner), await site.playable(owner)]
    const person = await site.person()
    for (const uuid of [content, kept]) {
      must(await site.call('POST', '/historicals', { as: person, body: { user_uuid: person.uuid, content_uuid: uuid } }), 201)
    }
    const historyOf = async () => JSON.stringify(must(await site.call('GET', '/historicals', { as: person }), 200))
    await setHidden(content, true)
    expect(await historyOf()).not.toContain(content)
    expect(await codeOf('GET', `/historicals/user/${person.uuid}/content/${content}`, person)).toBe('NOT_FOUND')
    await setHidden(content, false)
    expect(await historyOf()).toContain(content)
  })

  it('no longer makes its creator a top creator when it is the only content', async () => {
    const creator = await site.creator()
    const topOf = async () =>
      channelSchema
        .array()
        .parse(must(await site.call('GET', '/contents/top-creators?limit=100'), 200))
        .map(({ uuid }) => uuid)
    const content = await site.playable(creator)
    expect(await topOf()).toContain(creator.channel)
    await setHidden(content, true)
    expect(await topOf()).not.toContain(creator.channel)
  })

  it('can be changed and deleted by its owner only', async () => {
    const content = await hiddenContent(owner)
    expect(must(await site.call('PUT', `/contents/${content}`, { as: owner, body: { title: 'Corrigée' } }), 200)).toMatchObject({
      title: 'Corrigée',
      hidden: true,
    })
    expect(await codeOf('PUT', `/contents/${content}`, moderator, { title: 'x' })).toBe('FORBIDDEN')
    must(await site.call('DELETE', `/contents/${content}`, { as: owner }), 204)
  })

  it('has no media addresses for others, in any response', async () => {
    const row = await findContent(site.database.db, await hiddenContent(owner))
    const show = {
      url: (key: string | null) => key,
      videoUrl: (key: string | null) => key,
      adTagUrl: null,
      mayPlay: true,
      isModerator: false,
    }
    const addressFor = (viewer: string | null) => row && presentContent(row, { ...show, viewer }).video_url
    expect([addressFor(viewer.uuid), addressFor(null)]).toEqual([null, null])
    expect(addressFor(owner.uuid)).toBe(row?.playlist_key)
  })

  it('is restored unchanged when it is shown again', async () => {
    const content = await site.playable(owner, { hashtags: ['retour'] })
    const before = must(await site.call('GET', `/contents/${content}`), 200)
    await setHidden(content, true)
    expect(await setHidden(content, false, administrator)).not.toHaveProperty('hidden')
    expect(must(await site.call('GET', `/contents/${content}`), 200)).toEqual(before)
    expect(must(await site.call('GET', '/hashtags/name/retour'), 200)).toMatchObject({ contentCount: 1 })
  })
})

describe('a comment that a moderator hid', () => {
  it('is visible to its author, moderators and administrators, marked as hidden', async () => {
    const content = await site.playable(owner)
    const comment = await of.add(content, viewer, 'Insulte')
    expect(await of.mark('PUT', comment.uuid, 'hidden', moderator)).toMatchObject({ hidden: true })
    for (const person of [viewer, moderator, administrator]) {
      expect(await of.list(content, person)).toMatchObject([{ uuid: comment.uuid, hidden: true }])
      expect(must(await site.call('GET', `/comments/${comment.uuid}`, { as: person }), 200)).toMatchObject({ hidden: true })
    }
  })

  it('is not found by anyone else, including the video’s owner, and neither are its replies', async () => {
    const content = await site.playable(owner)
    const comment = await of.add(content, viewer, 'Insulte')
    const reply = await of.add(content, owner, 'Réponse', comment.uuid)
    await of.mark('PUT', comment.uuid, 'hidden', moderator)
    for (const person of [undefined, owner, otherCreator]) {
      expect(await of.list(content, person)).toEqual([])
      expect(await codeOf('GET', `/comments/${comment.uuid}`, person)).toBe('COMMENT_NOT_FOUND')
      expect(await codeOf('GET', `/comments/${comment.uuid}/replies`, person)).toBe('COMMENT_NOT_FOUND')
    }
    expect(await codeOf('GET', `/comments/${reply.uuid}`, otherCreator)).toBe('COMMENT_NOT_FOUND')
    const site100 = commentSchema.array().parse(must(await site.call('GET', '/comments?limit=100', { as: moderator }), 200))
    expect(site100.filter(({ uuid }) => uuid === comment.uuid || uuid === reply.uuid)).toEqual([])
    for (const [method, path] of [
      ['PUT', 'like'],
      ['PUT', 'pin'],
      ['PUT', 'heart'],
    ] as const) {
      expect(await codeOf(method, `/comments/${comment.uuid}/${path}`, owner)).toBe('COMMENT_NOT_FOUND')
    }
    expect(refusal(await of.post(content, owner, 'Encore', comment.uuid)).code).toBe('COMMENT_NOT_FOUND')
  })

  it('is not counted, and neither are its replies, until it is shown again', async () => {
    const content = await site.playable(owner)
    const [comment] = [await of.add(content, viewer, 'Insulte'), await of.add(content, viewer, 'Autre')]
    await of.add(content, owner, 'Réponse', comment.uuid)
    const second = await of.add(content, owner, 'Encore', comment.uuid)
    const counts = async () => {
      const seen = contentSchema.parse(must(await site.call('GET', `/contents/${content}`), 200)).commentsCount
      return [seen, commentSchema.parse(must(await site.call('GET', `/comments/${comment.uuid}`, { as: moderator }), 200)).repliesCount]
    }
    expect(await counts()).toEqual([4, 2])
    await of.mark('PUT', second.uuid, 'hidden', moderator)
    expect(await counts()).toEqual([3, 1])
    await of.mark('PUT', comment.uuid, 'hidden', moderator)
    expect(await counts()).toEqual([1, 1])
    await of.mark('DELETE', second.uuid, 'hidden', moderator)
    expect(await counts()).toEqual([1, 2])
    await of.mark('DELETE', comment.uuid, 'hidden', administrator)
    expect(await counts()).toEqual([4, 2])
  })

  it('loses its pin', async () => {
    const content = await site.playable(owner)
    const comment = await of.add(content, viewer, 'Épinglé')
    await of.mark('PUT', comment.uuid, 'pin', owner)
    await of.mark('PUT', comment.uuid, 'hidden', moderator)
    expect(await of.mark('DELETE', comment.uuid, 'hidden', moderator)).toMatchObject({ pinned: false })
  })

  it('cannot be replied to or marked, even by those who still see it', async () => {
    const content = await site.playable(owner)
    const comment = await of.add(content, owner, 'Le mien')
    await of.mark('PUT', comment.uuid, 'hidden', moderator)
    const hidden = { status: 409, code: 'COMMENT_HIDDEN', message: 'Ce commentaire est masqué' }
    for (const name of ['like', 'pin', 'heart']) {
      expect(refusal(await site.call('PUT', `/comments/${comment.uuid}/${name}`, { as: owner }))).toEqual(hidden)
    }
    expect(refusal(await of.post(content, owner, 'Suite', comment.uuid))).toEqual(hidden)
  })

  it('can be deleted by its author', async () => {
    const comment = await of.add(await site.playable(owner), viewer, 'Insulte')
    await of.mark('PUT', comment.uuid, 'hidden', moderator)
    must(await site.call('DELETE', `/comments/${comment.uuid}`, { as: viewer }), 204)
  })
})

describe('hiding and showing', () => {
  it('are allowed to moderators and administrators', async () => {
    const content = await site.playable(owner)
    const comment = await of.add(content, viewer, 'x')
    for (const path of [`/contents/${content}/hidden`, `/comments/${comment.uuid}/hidden`]) {
      for (const method of ['PUT', 'DELETE'] as const) {
        for (const person of [owner, viewer, otherCreator]) expect(await codeOf(method, path, person)).toBe('FORBIDDEN')
        expect(await codeOf(method, path)).toBe('UNAUTHENTICATED')
      }
    }
    expect(await of.list(content)).toHaveLength(1)
  })

  it('are refused for things that do not exist', async () => {
    expect(await codeOf('PUT', `/contents/${randomUUID()}/hidden`, moderator)).toBe('CONTENT_NOT_FOUND')
    expect(await codeOf('PUT', `/comments/${randomUUID()}/hidden`, moderator)).toBe('COMMENT_NOT_FOUND')
  })
})

describe('the verified badge', () => {
  it('is given and removed by administrators only', async () => {
    const { channel } = await site.creator()
    const path = `/channels/${channel}/verified`
    for (const person of [owner, moderator]) expect(await codeOf('PUT', path, person)).toBe('FORBIDDEN')
    expect(must(await site.call('PUT', path, { as: administrator }), 200)).toMatchObject({ uuid: channel, isVerified: true })
    expect(await codeOf('DELETE', path, moderator)).toBe('FORBIDDEN')
    expect(must(await site.call('GET', `/channels/${channel}`), 200)).toMatchObject({ isVerified: true })
    expect(must(await site.call('DELETE', path, { as: administrator }), 200)).toMatchObject({ isVerified: false })
    expect(await codeOf('PUT', `/channels/${randomUUID()}/verified`, administrator)).toBe('CHANNEL_NOT_FOUND')
  })
})
