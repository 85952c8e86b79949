import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Playlist, playlistContentSchema, playlistSchema } from '../../src/shared/entities/playlist.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Atelier')
})
afterAll(() => site.close())

const make = async (owner: Person, fields: object = {}): Promise<Playlist> =>
  playlistSchema.parse(
    must(await site.call('POST', '/playlists', { as: owner, body: { name: 'Machines', user_uuid: owner.uuid, ...fields } }), 201),
  )
const entryPath = (playlist: string, owner: Person, content: string) => `/playlists/${playlist}/user/${owner.uuid}/content/${content}`
const add = (playlist: string, owner: Person, content: string) => site.call('POST', entryPath(playlist, owner, content), { as: owner })
const read = async (path: string, as?: Person) => playlistSchema.parse(must(await site.call('GET', path, { as }), 200))
const readMany = async (path: string, as?: Person) => playlistSchema.array().parse(must(await site.call('GET', path, { as }), 200))

describe('a new playlist', () => {
  it('is returned as stored, private by default', async () => {
    const owner = await site.person()
    const made = await make(owner, { name: '  Vélo ', description: 'Mes machines' })
    expect(made).toEqual({
      uuid: made.uuid,
      name: 'Vélo',
      description: 'Mes machines',
      isDefault: false,
      isPrivate: true,
      videoCount: 0,
      thumbnail_url: null,
      user_uuid: owner.uuid,
      createdAt: made.createdAt,
      updatedContentAt: made.updatedContentAt,
      contents: [],
    })
    expect(await read(`/playlists/${made.uuid}`, owner)).toEqual(made)
  })

  it.each([
    [{ name: '   ' }, { name: 'Le nom de la playlist est requis' }],
    [{ name: 'a'.repeat(51) }, { name: 'Le nom de la playlist ne peut pas dépasser 50 caractères' }],
    [{ description: 'a'.repeat(201) }, { description: 'La description ne peut pas dépasser 200 caractères' }],
    [{ isDefault: true }, { isDefault: 'La playlist par défaut est créée avec le compte' }],
  ])('%o is refused and nothing is stored', async (fields, errors) => {
    const owner = await site.person()
    const answer = await site.call('POST', '/playlists', { as: owner, body: { name: 'Machines', user_uuid: owner.uuid, ...fields } })
    expect(refusal(answer)).toMatchObject({ status: 422, code: 'INVALID_INPUT', fields: errors })
    expect((await readMany('/playlists', owner)).map(({ isDefault }) => isDefault)).toEqual([true])
  })

  it('with the same idempotency key is created once, however often it is sent, with the last texts', async () => {
    const owner = await site.person()
    const idempotency_key = randomUUID()
    const body = { name: 'Machines', user_uuid: owner.uuid, idempotency_key }
    const answers = await Promise.all(Array.from({ length: 3 }, () => site.call('POST', '/playlists', { as: owner, body })))
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '200', '201'])
    const [uuid, ...others] = new Set(answers.map(({ body: made }) => playlistSchema.parse(made).uuid))
    expect(others).toEqual([])
    const again = must(await site.call('POST', '/playlists', { as: owner, body: { ...body, name: 'Vélos', isPrivate: false } }), 200)
    expect(playlistSchema.parse(again)).toMatchObject({ uuid, name: 'Vélos', isPrivate: false })
    expect((await readMany('/playlists', owner)).map(({ name }) => name).toSorted()).toEqual(['Vélos', 'À consulter plus tard'])
    const other = await site.person()
    const theirs = must(await site.call('POST', '/playlists', { as: other, body: { ...body, user_uuid: other.uuid } }), 201)
    expect(playlistSchema.parse(theirs).uuid).not.toBe(uuid)
  })

  it('is refused beyond two hundred, also with concurrent requests', async () => {
    const owner = await site.person()
    const rows = Array.from({ length: 196 }, (_, index) => ({ user_uuid: owner.uuid, name: `Liste ${index}` }))
    await site.database.db.insertInto('playlists').values(rows).execute()
    const body = { name: 'Une de plus', user_uuid: owner.uuid }
    const answers = await Promise.all(Array.from({ length: 6 }, () => site.call('POST', '/playlists', { as: owner, body })))
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['201', '201', '201', '422', '422', '422'])
    expect(refusal(await site.call('POST', '/playlists', { as: owner, body }))).toEqual({
      status: 422,
      code: 'TOO_MANY_PLAYLISTS',
      message: 'Vous ne pouvez pas avoir plus de 200 playlists',
    })
  })
})

describe('a playlist of one’s own', () => {
  it('changes the given fields, and keeps the others', async () => {
    const owner = await site.person()
    const made = await make(owner, { description: 'Mes machines' })
    const changed = must(await site.call('PUT', `/playlists/${made.uuid}`, { as: owner, body: { name: 'Moteurs' } }), 200)
    expect(changed).toEqual({ ...made, name: 'Moteurs' })
    expect(must(await site.call('PUT', `/playlists/${made.uuid}`, { as: owner, body: { isPrivate: false } }), 200)).toEqual({
      ...made,
      name: 'Moteurs',
      isPrivate: false,
    })
    expect(must(await site.call('PUT', `/playlists/${made.uuid}`, { as: owner, body: {} }), 200)).toMatchObject({ name: 'Moteurs' })
  })

  it('keeps its name when the new one is refused', async () => {
    const owner = await site.person()
    const made = await make(owner)
    expect(refusal(await site.call('PUT', `/playlists/${made.uuid}`, { as: owner, body: { name: '' } }))).toMatchObject({
      status: 422,
      fields: { name: 'Le nom de la playlist est requis' },
    })
    expect(await read(`/playlists/${made.uuid}`, owner)).toEqual(made)
  })

  it('is deleted with its entries, but not with the videos', async () => {
    const [owner, content] = [await site.person(), await site.playable(creator)]
    const { uuid } = await make(owner)
    must(await add(uuid, owner, content), 201)
    must(await site.call('DELETE', `/playlists/${uuid}`, { as: owner }), 204)
    expect(refusal(await site.call('GET', `/playlists/${uuid}`, { as: owner }))).toEqual({
      status: 404,
      code: 'PLAYLIST_NOT_FOUND',
      message: 'Playlist introuvable',
    })
    must(await site.call('GET', `/contents/${content}`), 200)
  })
})

describe('«À consulter plus tard»', () => {
  it('is created with the account, for its owner only', async () => {
    const owner = await site.person()
    expect(await read(`/playlists/watch-later/${owner.uuid}`, owner)).toMatchObject({
      name: 'À consulter plus tard',
      isDefault: true,
      isPrivate: true,
      user_uuid: owner.uuid,
    })
    expect((await site.call('GET', `/playlists/watch-later/${owner.uuid}`, { as: creator })).status).toBe(403)
  })

  it('can be edited and filled, but never deleted', async () => {
    const [owner, content] = [await site.person(), await site.playable(creator)]
    const { uuid } = await read(`/playlists/watch-later/${owner.uuid}`, owner)
    must(await add(uuid, owner, content), 201)
    must(await site.call('PUT', `/playlists/${uuid}`, { as: owner, body: { description: 'Ce soir' } }), 200)
    expect(refusal(await site.call('DELETE', `/playlists/${uuid}`, { as: owner }))).toEqual({
      status: 409,
      code: 'DEFAULT_PLAYLIST',
      message: 'Impossible de supprimer la playlist par défaut',
    })
    expect(await read(`/playlists/watch-later/${owner.uuid}`, owner)).toMatchObject({ uuid, description: 'Ce soir', videoCount: 1 })
  })
})

describe('the videos of a playlist', () => {
  it('contain an added video once, however often it is added, also concurrently', async () => {
    const [owner, content] = [await site.person(), await site.playable(creator)]
    const { uuid } = await make(owner)
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(uuid, owner, content)))
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '200', '200', '200', '201'])
    expect(await read(`/playlists/${uuid}`, owner)).toMatchObject({ videoCount: 1 })
  })

  it('are read with it in two queries beside that of the session, and paged', async () => {
    const owner = await site.person()
    const { uuid } = await make(owner)
    const titles = ['Tour', 'Fraise', 'Scie']
    for (const title of titles) must(await add(uuid, owner, await site.playable(creator, { title, hashtags: ['atelier'] })), 201)
    const before = site.queries()
    const answer = await site.call('GET', `/playlists/${uuid}?expand=hashtags,viewer&contents=2`, { as: owner })
    expect(site.queries() - before).toBe(site.sessionQueries + 2)
    const playlist = playlistSchema.parse(must(answer, 200))
    expect(playlist.contents.map(({ title }) => title)).toEqual(['Tour', 'Fraise'])
    expect(playlist.contents[0]).toMatchObject({ hashtags: ['atelier'], viewerLikes: false, creator: { name: 'Atelier' } })
    const next = await site.call('GET', `/playlists/${uuid}/contents?limit=2&cursor=${String(answer.headers['x-next-cursor'])}`, {
      as: owner,
    })
    expect(
      playlistContentSchema
        .array()
        .parse(must(next, 200))
        .map(({ title }) => title),
    ).toEqual(['Scie'])
    expect(next.headers['x-next-cursor']).toBeUndefined()
  })

  it('are part of every response that is a playlist, in its owner’s order', async () => {
    const owner = await site.person()
    const { uuid } = await make(owner)
    const [first, second] = [await site.playable(creator), await site.playable(creator)]
    must(await add(uuid, owner, first), 201)
    const later = await read(`/playlists/watch-later/${owner.uuid}`, owner)
    must(await add(later.uuid, owner, second), 201)
    const uuidsOf = (body: unknown) => playlistSchema.parse(body).contents.map((content) => content.uuid)
    const of = (list: readonly Playlist[], one: string) =>
      list.find((playlist) => playlist.uuid === one)?.contents.map((content) => content.uuid)

    expect(uuidsOf(must(await add(uuid, owner, second), 201))).toEqual([first, second])
    expect(uuidsOf(must(await add(uuid, owner, second), 200))).toEqual([first, second])
    const move = { content_uuid: second, before_uuid: first }
    expect(uuidsOf(must(await site.call('PUT', `/playlists/${uuid}/order`, { as: owner, body: move }), 200))).toEqual([second, first])
    expect(uuidsOf(must(await site.call('PUT', `/playlists/${uuid}`, { as: owner, body: { isPrivate: false } }), 200))).toEqual([
      second,
      first,
    ])
    expect((await read(`/playlists/${uuid}/user/${owner.uuid}`)).contents.map((content) => content.uuid)).toEqual([second, first])
    expect((await read(`/playlists/watch-later/${owner.uuid}`, owner)).contents.map((content) => content.uuid)).toEqual([second])
    const own = await readMany('/playlists', owner)
    expect([of(own, uuid), of(own, later.uuid)]).toEqual([[second, first], [second]])
    expect(of(await readMany(`/playlists/user/${owner.uuid}`), uuid)).toEqual([second, first])
  })

  it('are returned in the requested number: none, or so many of each', async () => {
    const owner = await site.person()
    const { uuid } = await make(owner)
    const added = [await site.playable(creator), await site.playable(creator)]
    for (const content of added) must(await add(uuid, owner, content), 201)
    const one = (await readMany('/playlists?contents=1', owner)).find((playlist) => playlist.uuid === uuid)
    expect(one?.contents.map((content) => content.uuid)).toEqual(added.slice(0, 1))
    expect((await read(`/playlists/${uuid}?contents=0`, owner)).contents).toEqual([])
    for (const path of [`/playlists/${uuid}?contents=101`, `/playlists/${uuid}?contents=-1`, '/playlists?contents=21'])
      expect(refusal(await site.call('GET', path, { as: owner }))).toMatchObject({
        status: 400,
        fields: { contents: 'La valeur est mal formée' },
      })
  })

  it('are counted, and the first one’s thumbnail is the playlist’s', async () => {
    const [owner, first, second] = [await site.person(), await site.playable(creator), await site.playable(creator)]
    const { uuid } = await make(owner)
    must(await add(uuid, owner, first), 201)
    const filled = playlistSchema.parse(must(await add(uuid, owner, second), 201))
    expect(filled.videoCount).toBe(2)
    expect(filled.thumbnail_url).toContain(first)
  })

  it('do not contain a deleted video', async () => {
    const [owner, content] = [await site.person(), await site.playable(creator)]
    const { uuid } = await make(owner)
    must(await add(uuid, owner, content), 201)
    must(await site.call('DELETE', `/contents/${content}`, { as: creator }), 204)
    expect(await read(`/playlists/${uuid}`, owner)).toMatchObject({ videoCount: 0, thumbnail_url: null, contents: [] })
  })

  it('cannot contain a video that does not exist', async () => {
    const owner = await site.person()
    const { uuid } = await make(owner)
    expect(refusal(await add(uuid, owner, randomUUID()))).toEqual({ status: 404, code: 'CONTENT_NOT_FOUND', message: 'Vidéo introuvable' })
  })

  it('are limited to five thousand', async () => {
    const [owner, content] = [await site.person(), await site.playable(creator)]
    const { uuid } = await make(owner)
    const { db } = site.database
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      channel_uuid: creator.channel,
      title: `${index}`,
      statuts: 'private' as const,
    }))
    const made = await db.insertInto('contents').values(rows).returning('uuid').execute()
    const entries = made.map((row, index) => ({ playlist_uuid: uuid, content_uuid: row.uuid, position: index }))
    await db.insertInto('playlist_contents').values(entries).execute()
    expect(refusal(await add(uuid, owner, content))).toEqual({
      status: 422,
      code: 'PLAYLIST_FULL',
      message: 'Une playlist ne peut pas contenir plus de 5\u202f000 vidéos',
    })
    expect(await read(`/playlists/${uuid}`, owner)).toMatchObject({ videoCount: 5000 })
  })
})

describe('the list of a user’s playlists', () => {
  it('begins with the one to which a video was added last, and is paged', async () => {
    const [owner, content] = [await site.person(), await site.playable(creator)]
    const [first, second] = [await make(owner), await make(owner)]
    must(await add(first.uuid, owner, content), 201)
    const later = await read(`/playlists/watch-later/${owner.uuid}`, owner)
    const answer = await site.call('GET', '/playlists?limit=2', { as: owner })
    const rest = await readMany(`/playlists/user/${owner.uuid}?limit=2&cursor=${String(answer.headers['x-next-cursor'])}`, owner)
    const seen = [...playlistSchema.array().parse(must(answer, 200)), ...rest].map(({ uuid }) => uuid)
    expect(seen).toEqual([first.uuid, second.uuid, later.uuid])
  })

  it('says which of them contain a video, in one query beside that of the session', async () => {
    const [owner, content] = [await site.person(), await site.playable(creator)]
    const [holder, empty] = [await make(owner, { name: 'Avec' }), await make(owner, { name: 'Sans' })]
    must(await add(holder.uuid, owner, content), 201)
    const before = site.queries()
    const list = await readMany(`/playlists/user/${owner.uuid}?containing=${content}&contents=0`, owner)
    expect(site.queries() - before).toBe(site.sessionQueries + 1)
    expect(new Map(list.map(({ name, containsContent }) => [name, containsContent]))).toEqual(
      new Map([
        [holder.name, true],
        [empty.name, false],
        ['À consulter plus tard', false],
      ]),
    )
  })

  it('of a user who does not exist is not found', async () => {
    expect(refusal(await site.call('GET', `/playlists/user/${randomUUID()}`))).toMatchObject({ status: 404, code: 'USER_NOT_FOUND' })
    expect(refusal(await site.call('GET', '/playlists/user/personne'))).toMatchObject({ status: 404, code: 'USER_NOT_FOUND' })
  })
})
