import { stringifyDocument } from '@urql/core'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WatchDocument } from '../../src/graphql/generated/graphql.ts'
import type { Creator, Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let creator: Creator
let owner: Person
let other: Person
let ids: string[]
beforeAll(async () => {
  site = await startSite()
  creator = await site.api.creator()
  other = await site.api.person()
  ids = [await site.api.playable(creator, { title: 'Un' }), await site.api.playable(creator, { title: 'Deux' })]
})
beforeEach(async () => {
  owner = await site.api.person()
})
afterAll(() => site.close())

const create = 'mutation($input: PlaylistInput!) { createPlaylist(input: $input) { id name isPrivate isDefault videoCount } }'
const add =
  'mutation($playlistId: ID!, $contentId: ID!, $place: PlaylistPlaceInput) { addToPlaylist(playlistId: $playlistId, contentId: $contentId, place: $place) { id videoCount } }'
const remove =
  'mutation($playlistId: ID!, $contentId: ID!) { removeFromPlaylist(playlistId: $playlistId, contentId: $contentId) { beforeId addedAt playlist { videoCount } } }'
const detail = `query($id: ID!, $sort: PlaylistSort! = position) {
  playlist(id: $id) { name viewerCanEdit owner { username } }
  playlistContents(playlistId: $id, sort: $sort) { nextCursor items { content { title } } }
}`

async function made(input: object = {}): Promise<string> {
  const full = { name: 'À revoir', description: '', isPrivate: true, ...input }
  const data = await site.gateway.data<{ createPlaylist: { id: string } }>(create, { input: full }, owner)
  return data.createPlaylist.id
}

async function filled(input: object = {}): Promise<string> {
  const playlistId = await made(input)
  for (const contentId of ids) await site.gateway.data(add, { playlistId, contentId }, owner)
  return playlistId
}

const titles = async (id: string, who: Person | undefined = owner) => {
  type Page = { playlistContents: { items: { content: { title: string } }[] } }
  return (await site.gateway.data<Page>(detail, { id }, who)).playlistContents.items.map(({ content }) => content.title)
}

describe('a playlist', () => {
  it('that is private is visible to its owner only', async () => {
    const id = await filled()
    expect(await site.gateway.data(detail, { id }, owner)).toEqual({
      playlist: { name: 'À revoir', viewerCanEdit: true, owner: { username: owner.username } },
      playlistContents: {
        nextCursor: null,
        items: [{ content: { title: 'Un' } }, { content: { title: 'Deux' } }],
      },
    })
    const nothing = { playlist: null, playlistContents: { nextCursor: null, items: [] } }
    expect(await site.gateway.data(detail, { id }, other)).toEqual(nothing)
    expect(await site.gateway.data(detail, { id })).toEqual(nothing)
    expect(await site.gateway.data(detail, { id: 'nimporte' })).toEqual(nothing)
  })

  it('that is public is visible to everyone', async () => {
    const id = await filled({ isPrivate: false })
    expect(await site.gateway.data(detail, { id }, other)).toMatchObject({
      playlist: { viewerCanEdit: false, owner: { username: owner.username } },
      playlistContents: { items: [{ content: { title: 'Un' } }, { content: { title: 'Deux' } }] },
    })
    expect(await titles(id, undefined)).toEqual(['Un', 'Deux'])
  })

  it('is read with the page of a video by one additional REST call', async () => {
    const playlistId = await filled({ isPrivate: false })
    const variables = { id: ids[0], playlistId, inPlaylist: true }
    const text = stringifyDocument(WatchDocument)
    type Data = { playlist: { id: string }; playlistContents: { items: { content: { id: string } }[] } }
    let data: Data | undefined
    const calls = await site.callsOf(async () => {
      data = await site.gateway.data<Data>(text, variables, other)
    })
    expect(calls.length, calls.join(', ')).toBeLessThanOrEqual(7)
    expect(calls.filter((call) => call.startsWith('GET /playlists/'))).toEqual([`GET /playlists/${playlistId}`])
    expect([data?.playlist.id, data?.playlistContents.items.length]).toEqual([playlistId, 2])
  })

  it('takes at most three REST calls on its screen', async () => {
    const id = await filled({ isPrivate: false })
    expect((await site.callsOf(() => site.gateway.data(detail, { id }, other))).toSorted()).toEqual([
      `GET /playlists/${id}`,
      `GET /users/${owner.uuid}`,
      'POST /auth/verify-token',
    ])
  })

  it('keeps the fields that an update does not name, and can be deleted', async () => {
    const id = await made({ description: 'Pour plus tard' })
    const update =
      'mutation($id: ID!, $input: PlaylistChangeInput!) { updatePlaylist(id: $id, input: $input) { name description isPrivate } }'
    expect(await site.gateway.data(update, { id, input: { name: 'Autre' } }, owner)).toEqual({
      updatePlaylist: { name: 'Autre', description: 'Pour plus tard', isPrivate: true },
    })
    await site.gateway.data('mutation($id: ID!) { deletePlaylist(id: $id) { id } }', { id }, owner)
    expect(await site.gateway.data(detail, { id }, owner)).toMatchObject({ playlist: null })
  })

  it('returns the invalid fields of its form', async () => {
    const { body } = await site.gateway.ask(create, { input: { name: ' ', description: '', isPrivate: true } }, owner)
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { name: 'Le nom de la playlist est requis' } })
  })

  it('restores a removed video at its former position', async () => {
    const playlistId = await filled()
    const [contentId] = ids
    const { removeFromPlaylist } = await site.gateway.data<{ removeFromPlaylist: { beforeId: string; addedAt: string } }>(
      remove,
      { playlistId, contentId },
      owner,
    )
    expect(removeFromPlaylist).toMatchObject({ beforeId: ids[1], playlist: { videoCount: 1 } })
    const { beforeId, addedAt } = removeFromPlaylist
    await site.gateway.data(add, { playlistId, contentId, place: { beforeId, addedAt } }, owner)
    expect(await titles(playlistId)).toEqual(['Un', 'Deux'])
  })

  it('has no error when the removed video is no longer in it, because the requested state is reached', async () => {
    const playlistId = await filled()
    const [contentId] = ids
    await site.gateway.data(remove, { playlistId, contentId }, owner)
    expect(await site.gateway.data(remove, { playlistId, contentId }, owner)).toEqual({
      removeFromPlaylist: { beforeId: null, addedAt: null, playlist: { videoCount: 1 } },
    })
  })

  it('is sorted by its owner', async () => {
    const playlistId = await filled()
    const move =
      'mutation($playlistId: ID!, $contentId: ID!, $beforeId: ID) { movePlaylistContent(playlistId: $playlistId, contentId: $contentId, beforeId: $beforeId) { id } }'
    await site.gateway.data(move, { playlistId, contentId: ids[1], beforeId: ids[0] }, owner)
    expect(await titles(playlistId)).toEqual(['Deux', 'Un'])
    const { body } = await site.gateway.ask(move, { playlistId, contentId: ids[1], beforeId: null }, other)
    expect(body.errors?.[0]?.extensions.code).toBe('PLAYLIST_NOT_FOUND')
  })
})

describe('the viewer’s playlists', () => {
  it('include the default one, and say which contain a video', async () => {
    const id = await filled()
    const query =
      'query($contentId: ID!) { viewer { playlists { id isDefault } playlistChoices(contentId: $contentId) { containsContent playlist { id } } } }'
    const data = await site.gateway.data<{ viewer: { playlists: { id: string; isDefault: boolean }[] } }>(
      query,
      { contentId: ids[0] },
      owner,
    )
    const [first, second] = data.viewer.playlists
    expect([first?.id, second?.isDefault]).toEqual([id, true])
    expect(data.viewer).toMatchObject({
      playlistChoices: [
        { containsContent: true, playlist: { id } },
        { containsContent: false, playlist: { id: second?.id } },
      ],
    })
  })
})

describe('the menu of a card', () => {
  it('adds a video to «watch later» or removes it, and can be repeated', async () => {
    const set =
      'mutation($contentId: ID!, $saved: Boolean!) { setWatchLater(contentId: $contentId, saved: $saved) { wasUnchanged playlist { isDefault videoCount } } }'
    const [contentId] = ids
    const answer = (wasUnchanged: boolean, videoCount: number) => ({
      setWatchLater: { wasUnchanged, playlist: { isDefault: true, videoCount } },
    })
    expect(await site.gateway.data(set, { contentId, saved: true }, owner)).toEqual(answer(false, 1))
    expect(await site.gateway.data(set, { contentId, saved: true }, owner)).toEqual(answer(true, 1))
    expect(await site.gateway.data(set, { contentId, saved: false }, owner)).toEqual(answer(false, 0))
    expect(await site.gateway.data(set, { contentId, saved: false }, owner)).toEqual(answer(true, 0))
  })

  it('excludes a video from the recommendations, until this is undone', async () => {
    const set =
      'mutation($contentId: ID!, $notInterested: Boolean!) { setNotInterested(contentId: $contentId, notInterested: $notInterested) { contentId isOn } }'
    const recommended = async () => {
      type Data = { recommendations: { content: { id: string } }[] }
      return (await site.gateway.data<Data>('{ recommendations { content { id } } }', {}, owner)).recommendations.map(
        ({ content }) => content.id,
      )
    }
    const [contentId] = ids
    expect(await site.gateway.data(set, { contentId, notInterested: true }, owner)).toEqual({ setNotInterested: { contentId, isOn: true } })
    expect(await recommended()).not.toContain(contentId)
    await site.gateway.data(set, { contentId, notInterested: false }, owner)
    expect(await recommended()).toContain(contentId)
  })

  it('asks guests to sign in', async () => {
    const { body } = await site.gateway.ask(add, { playlistId: randomUUID(), contentId: ids[0] })
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})
