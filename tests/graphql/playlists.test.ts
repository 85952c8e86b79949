import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mutate } from '../../src/graphql/execute.ts'
import {
  AddToPlaylistDocument,
  CreatePlaylistDocument,
  DeletePlaylistDocument,
  MovePlaylistContentDocument,
  PlaylistChoicesDocument,
  PlaylistDocument,
  type PlaylistQuery,
  PlaylistsDocument,
  RemoveFromPlaylistDocument,
} from '../../src/graphql/generated/graphql.ts'
import type { Content } from '../../src/shared/entities/content.ts'
import type { Playlist } from '../../src/shared/entities/playlist.ts'
import { closeAfterEach } from '../gateway/support/fixture.ts'
import { sampleContent, sampleUser } from '../gateway/support/samples.ts'
import type { Answerer, Call } from '../gateway/support/tinyApi.ts'
import { browserWithApi, openScreen } from './support.ts'

closeAfterEach()

const addedAt = '2026-11-20T10:00:00.000Z'

/** An API with one user's playlists; the first has three videos, in pages of two. */
function shelf() {
  const owner = sampleUser()
  const contents = ['Un', 'Deux', 'Trois'].map((title) => sampleContent({ title }))
  const playlist = (name: string, holds: Content[]): Playlist & { holds: Content[] } => ({
    uuid: randomUUID(),
    name,
    description: '',
    isDefault: false,
    isPrivate: true,
    videoCount: holds.length,
    thumbnail_url: null,
    user_uuid: owner.uuid,
    createdAt: addedAt,
    updatedContentAt: addedAt,
    contents: [],
    holds,
  })
  const lists = [playlist('Jardin', [...contents]), playlist('Cuisine', [])]
  let failing = false
  const shown = ({ holds, ...rest }: (typeof lists)[number]) => ({ ...rest, videoCount: holds.length })

  const answer: Answerer = ({ method, path, query, body }: Call) => {
    if (path === '/auth/verify-token') return { body: { token: 't', owner } }
    if (failing && method !== 'GET') return { status: 502, body: { error: { code: 'API_UNAVAILABLE', message: 'Non', requestId: 'r' } } }
    if (path.startsWith('/playlists/user/')) {
      const containing = query.get('containing')
      const containsOf = (list: (typeof lists)[number]) => ({ containsContent: list.holds.some(({ uuid }) => uuid === containing) })
      return { body: lists.map((list) => ({ ...shown(list), ...(containing !== null && containsOf(list)) })) }
    }
    if (path === '/playlists' && method === 'POST') {
      const made = playlist((body as { name: string }).name, [])
      lists.unshift(made)
      return { body: shown(made) }
    }
    const list = lists.find(({ uuid }) => path.includes(uuid))
    if (!list) return { status: 404, body: { error: { code: 'PLAYLIST_NOT_FOUND', message: 'Non', requestId: 'r' } } }
    const content = contents.find(({ uuid }) => path.endsWith(`/content/${uuid}`))
    if (content && method === 'POST') list.holds.push(content)
    if (content && method === 'DELETE') {
      list.holds.splice(list.holds.indexOf(content), 1)
      return { body: { before_uuid: null, addedAt } }
    }
    if (method === 'DELETE') lists.splice(lists.indexOf(list), 1)
    const from = Number(query.get('cursor') ?? 0)
    const items = list.holds.slice(from, from + 2).map((item) => ({ ...item, addedAt }))
    const headers: Record<string, string> = from + 2 < list.holds.length ? { 'x-next-cursor': String(from + 2) } : {}
    if (path.endsWith('/contents')) return { body: items, headers }
    return query.get('contents') === '0' ? { body: shown(list) } : { body: { ...shown(list), contents: items }, headers }
  }
  return { contents, lists, answer, fail: () => (failing = true) }
}

const titles = (data: PlaylistQuery | undefined) => data?.playlistContents.items.map(({ content }) => content.title).join()

async function opened() {
  const api = shelf()
  const browser = await browserWithApi(api.answer)
  const id = api.lists[0]?.uuid ?? ''
  const both = openScreen(browser.client, PlaylistDocument, { id, sort: 'position', cursor: null })
  await both.until(({ data }) => titles(data) === 'Un,Deux')
  openScreen(browser.client, PlaylistDocument, { id, sort: 'position', cursor: '2' })
  await both.until(({ data }) => titles(data) === 'Un,Deux,Trois')
  const idOf = (title: string): string => api.contents.find((content) => content.title === title)?.uuid ?? ''
  return { ...api, ...browser, id, both, idOf }
}

describe('a paged playlist', () => {
  it('the next page is part of the list', async () => {
    const { requests } = await opened()
    expect(requests).toEqual(['Playlist', 'Playlist'])
  })

  it('moves a video across pages immediately, and rolls back when it fails', async () => {
    const { client, id, both, idOf, fail } = await opened()
    fail()
    const moving = mutate(client, MovePlaylistContentDocument, { playlistId: id, contentId: idOf('Trois'), beforeId: idOf('Un') })
    await both.until(({ data }) => titles(data) === 'Trois,Un,Deux')
    await expect(moving).rejects.toMatchObject({ code: 'API_UNAVAILABLE' })
    expect(titles(both.seen.at(-1)?.data)).toBe('Un,Deux,Trois')
  })

  it('removes a video immediately, and the lists count one less', async () => {
    const { client, id, both, idOf, requests } = await opened()
    const lists = openScreen(client, PlaylistsDocument, {})
    await lists.until(({ data }) => data?.viewer?.playlists.length === 2)
    const before = requests.length
    await mutate(client, RemoveFromPlaylistDocument, { playlistId: id, contentId: idOf('Deux') })
    expect(titles(both.seen.at(-1)?.data)).toBe('Un,Trois')
    await lists.until(({ data }) => data?.viewer?.playlists[0]?.videoCount === 2)
    expect(requests.slice(before)).toEqual(['RemoveFromPlaylist'])
  })

  it('shows an added video on its page and in the «add to playlist» choices', async () => {
    const { client, lists, idOf } = await opened()
    const other = lists[1]?.uuid ?? ''
    const page = openScreen(client, PlaylistDocument, { id: other, sort: 'position', cursor: null })
    await page.until(({ data }) => titles(data) === '')
    const choices = openScreen(client, PlaylistChoicesDocument, { contentId: idOf('Un') })
    await choices.until(({ data }) => data?.viewer?.playlistChoices.map(({ containsContent }) => containsContent).join() === 'true,false')
    await mutate(client, AddToPlaylistDocument, { playlistId: other, contentId: idOf('Un') })
    await page.until(({ data }) => titles(data) === 'Un')
    await choices.until(({ data }) => data?.viewer?.playlistChoices.every(({ containsContent }) => containsContent) === true)
  })
})

describe('the list of playlists', () => {
  it('shows a created one, and no longer a deleted one', async () => {
    const { client, id } = await opened()
    const lists = openScreen(client, PlaylistsDocument, {})
    const names = (names: string) => lists.until(({ data }) => data?.viewer?.playlists.map(({ name }) => name).join() === names)
    await names('Jardin,Cuisine')
    await mutate(client, CreatePlaylistDocument, {
      input: { name: 'Bois', description: '', isPrivate: true },
      idempotencyKey: randomUUID(),
    })
    await names('Bois,Jardin,Cuisine')
    await mutate(client, DeletePlaylistDocument, { id })
    await names('Bois,Cuisine')
  })
})
