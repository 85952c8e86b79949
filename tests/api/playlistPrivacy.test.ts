import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playlistContentSchema, playlistSchema } from '../../src/shared/entities/playlist.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let owner: Person
let stranger: Person
let administrator: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator()
  ;[owner, stranger, administrator] = [await site.person(), await site.person(), await site.administrator()]
})
afterAll(() => site.close())

async function make(isPrivate: boolean, contents: readonly string[] = []): Promise<string> {
  const body = { name: 'Machines', isPrivate, user_uuid: owner.uuid }
  const { uuid } = playlistSchema.parse(must(await site.call('POST', '/playlists', { as: owner, body }), 201))
  for (const content of contents)
    must(await site.call('POST', `/playlists/${uuid}/user/${owner.uuid}/content/${content}`, { as: owner }), 201)
  return uuid
}

/** Everything that a visitor can read of a playlist's content. */
async function visiblePart(playlist: string, as?: Person) {
  const answer = await site.call('GET', `/playlists/${playlist}`, { as })
  const { contents, videoCount, thumbnail_url } = playlistSchema.parse(must(answer, 200))
  const pages = await Promise.all(
    ['position', 'title'].map(async (sort) => must(await site.call('GET', `/playlists/${playlist}/contents?sort=${sort}`, { as }), 200)),
  )
  const seen = [contents, ...pages.map((page) => playlistContentSchema.array().parse(page))].map((list) =>
    list.map(({ uuid }) => uuid).toSorted(),
  )
  const listed = playlistSchema.array().parse(must(await site.call('GET', `/playlists/user/${owner.uuid}?limit=100`, { as }), 200))
  const inList = listed.find(({ uuid }) => uuid === playlist)?.contents.map(({ uuid }) => uuid)
  expect([...seen, inList?.toSorted()]).toEqual([seen[0], seen[0], seen[0], seen[0]])
  return { contents: seen[0], videoCount, hasThumbnail: thumbnail_url !== null }
}

const setVisibility = async (content: string, statuts: 'public' | 'private') =>
  must(await site.call('PUT', `/contents/${content}`, { as: creator, body: { statuts } }), 200)
const hide = async (content: string, hidden: boolean) =>
  site.database.db
    .updateTable('contents')
    .set({ hidden_at: hidden ? new Date() : null })
    .where('uuid', '=', content)
    .execute()

describe('a private playlist', () => {
  it('is not found by anyone but its owner, including administrators', async () => {
    const content = await site.playable(creator)
    const uuid = await make(true, [content])
    const paths = [`/playlists/${uuid}`, `/playlists/${uuid}/contents`, `/playlists/${uuid}/user/${owner.uuid}`]
    for (const as of [undefined, stranger, administrator])
      for (const path of paths)
        expect(refusal(await site.call('GET', path, { as }))).toEqual({
          status: 404,
          code: 'PLAYLIST_NOT_FOUND',
          message: 'Playlist introuvable',
        })
    for (const path of paths) must(await site.call('GET', path, { as: owner }), 200)
  })

  it('cannot be changed or deleted by others, with the same response as for one that does not exist', async () => {
    const content = await site.playable(creator)
    const uuid = await make(true, [content])
    const entry = `/playlists/${uuid}/user/${stranger.uuid}/content/${content}`
    const tries = [
      await site.call('PUT', `/playlists/${uuid}`, { as: stranger, body: { isPrivate: false } }),
      await site.call('DELETE', `/playlists/${uuid}`, { as: stranger }),
      await site.call('POST', entry, { as: stranger }),
      await site.call('DELETE', entry, { as: stranger }),
      await site.call('PUT', `/playlists/${uuid}/order`, { as: stranger, body: { content_uuid: content, before_uuid: null } }),
    ]
    expect(tries.map((answer) => refusal(answer).code)).toEqual(Array.from({ length: 5 }, () => 'PLAYLIST_NOT_FOUND'))
    expect(await visiblePart(uuid, owner)).toEqual({ contents: [content], videoCount: 1, hasThumbnail: true })
  })

  it('is in no list of others', async () => {
    const [hidden, shown] = [await make(true), await make(false)]
    const uuids = async (as?: Person) =>
      playlistSchema
        .array()
        .parse(must(await site.call('GET', `/playlists/user/${owner.uuid}?limit=100`, { as }), 200))
        .map(({ uuid }) => uuid)
    expect(await uuids(owner)).toEqual(expect.arrayContaining([hidden, shown]))
    for (const as of [undefined, stranger, administrator]) {
      expect(await uuids(as)).toContain(shown)
      expect(await uuids(as)).not.toContain(hidden)
    }
  })
})

describe('a public playlist', () => {
  it('is readable by everyone, and can be changed by its owner only', async () => {
    const content = await site.playable(creator)
    const uuid = await make(false, [content])
    expect(await visiblePart(uuid)).toEqual({ contents: [content], videoCount: 1, hasThumbnail: true })
    for (const as of [stranger, administrator]) {
      const entry = `/playlists/${uuid}/user/${as.uuid}/content/${content}`
      const tries = [
        await site.call('PUT', `/playlists/${uuid}`, { as, body: { name: 'Volée' } }),
        await site.call('DELETE', `/playlists/${uuid}`, { as }),
        await site.call('POST', entry, { as }),
        await site.call('DELETE', entry, { as }),
        await site.call('PUT', `/playlists/${uuid}/order`, { as, body: { content_uuid: content, before_uuid: null } }),
      ]
      expect(tries.map((answer) => refusal(answer).code)).toEqual(Array.from({ length: 5 }, () => 'FORBIDDEN'))
    }
    expect(must(await site.call('GET', `/playlists/${uuid}`), 200)).toMatchObject({ name: 'Machines', videoCount: 1 })
  })

  it('under another user’s address is not found', async () => {
    const uuid = await make(false)
    expect(refusal(await site.call('GET', `/playlists/${uuid}/user/${stranger.uuid}`)).code).toBe('PLAYLIST_NOT_FOUND')
  })

  it('cannot be created in another user’s name', async () => {
    const body = { name: 'Volée', user_uuid: owner.uuid }
    expect(refusal(await site.call('POST', '/playlists', { as: stranger, body })).code).toBe('FORBIDDEN')
  })
})

describe('a video that is not public', () => {
  it('can be in its creator’s own playlist, whose other readers do not see it', async () => {
    const [secret, open] = [await site.playable(creator, { statuts: 'private' }), await site.playable(creator)]
    const uuid = await make(false, [secret, open])
    expect(await visiblePart(uuid, owner)).toEqual({ contents: [secret, open].toSorted(), videoCount: 2, hasThumbnail: true })
    // Not even for its creator: the playlist is another user's.
    for (const as of [undefined, stranger, creator, administrator])
      expect(await visiblePart(uuid, as)).toEqual({ contents: [open], videoCount: 1, hasThumbnail: true })
  })

  it('is not revealed by asking which playlists contain it', async () => {
    const secret = await site.playable(creator, { statuts: 'private' })
    const uuid = await make(false, [secret])
    const marks = async (as?: Person) =>
      playlistSchema
        .array()
        .parse(must(await site.call('GET', `/playlists/user/${owner.uuid}?limit=100&containing=${secret}`, { as }), 200))
        .find((playlist) => playlist.uuid === uuid)?.containsContent
    expect([await marks(owner), await marks(stranger), await marks()]).toEqual([true, false, false])
  })

  it('is removed from what others see and count when it becomes private, and is there again when it is public', async () => {
    const content = await site.playable(creator)
    const uuid = await make(false, [content])
    await setVisibility(content, 'private')
    expect(await visiblePart(uuid, stranger)).toEqual({ contents: [], videoCount: 0, hasThumbnail: false })
    expect(await visiblePart(uuid, owner)).toMatchObject({ contents: [content], videoCount: 1 })
    await setVisibility(content, 'public')
    expect(await visiblePart(uuid, stranger)).toEqual({ contents: [content], videoCount: 1, hasThumbnail: true })
  })

  it('is removed from everyone’s view when a moderator hides it, also for the playlist’s owner', async () => {
    const content = await site.playable(creator)
    const uuid = await make(false, [content])
    await hide(content, true)
    expect(await visiblePart(uuid, stranger)).toEqual({ contents: [], videoCount: 0, hasThumbnail: false })
    expect(await visiblePart(uuid, owner)).toMatchObject({ contents: [] })
    await hide(content, false)
    expect(await visiblePart(uuid, stranger)).toEqual({ contents: [content], videoCount: 1, hasThumbnail: true })
  })

  it('cannot be added while it is hidden by a moderator', async () => {
    const content = await site.playable(creator)
    const uuid = await make(true)
    await hide(content, true)
    const answer = await site.call('POST', `/playlists/${uuid}/user/${owner.uuid}/content/${content}`, { as: owner })
    expect(refusal(answer)).toMatchObject({ status: 404, code: 'CONTENT_NOT_FOUND' })
  })

  it('counts for others once it has its first rendition', async () => {
    const content = await site.content(creator)
    const uuid = await make(false, [content])
    expect(await visiblePart(uuid, stranger)).toEqual({ contents: [], videoCount: 0, hasThumbnail: false })
    await site.database.db
      .updateTable('media')
      .set({ playlist_key: 'contents/x/master.m3u8' })
      .where('content_uuid', '=', content)
      .execute()
    expect(await visiblePart(uuid, stranger)).toMatchObject({ contents: [content], videoCount: 1 })
  })
})
