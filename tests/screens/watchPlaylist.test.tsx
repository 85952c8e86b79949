import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { channel, content, details } from './support/fixtures.ts'
import { garden, itemOf } from './support/playlist.ts'
import { renderApp } from './support/renderApp.tsx'

const videos = [content('c1', 'Fabriquer une guitare'), content('c2', 'Les étoiles filantes'), content('c3', 'Le chant des baleines')]
const video = (id: string) => ({
  ...(videos.find((video) => video.id === id) ?? content(id, 'Hors de la playlist')),
  description: '',
  updatedAt: '2026-11-01T00:00:00.000Z',
  videoUrl: null,
  hashtags: [],
  details,
  viewerLikes: null,
  channel,
  comments: { __typename: 'CommentPage', items: [], nextCursor: null },
  viewerCanEdit: false,
  media: { __typename: 'Media', state: 'complete', progress: 100, failure: null, renditions: [], storyboardUrl: null },
})
const pageOf = (playlist: object | null, isFirst: boolean) => ({
  __typename: 'PlaylistContentPage',
  nextCursor: isFirst && playlist ? '2' : null,
  items: playlist ? (isFirst ? videos.slice(0, 2) : videos.slice(2)).map(itemOf) : [],
})

/** A gateway stub with pages of two. */
const edgeWith = (playlist: object | null) =>
  createEdge({
    Watch: ({ variables }) => ({
      data: {
        __typename: 'Query',
        content: video(String(variables['id'])),
        recommendations: [],
        ...(variables['inPlaylist'] === true && { playlist, playlistContents: pageOf(playlist, true) }),
      },
    }),
    PlayingPlaylist: ({ variables }) => ({
      data: { __typename: 'Query', playlist, playlistContents: pageOf(playlist, variables['cursor'] === null) },
    }),
  })

describe('/watch?v=…&playlist=…', () => {
  it('shows the whole playlist, the video’s position in it, and the previous and next video', async () => {
    const { screen, user } = renderApp({ path: '/watch?v=c2&playlist=garden', edge: edgeWith(garden) })
    expect(await screen.findByText('Vidéo 2 sur 3')).toBeTruthy()
    const current = screen.getByRole('link', { name: 'Les étoiles filantes' })
    expect(current.getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('link', { name: 'Vidéo précédente' }).getAttribute('href')).toBe('/watch?v=c1&playlist=garden')
    await user.click(screen.getByRole('link', { name: 'Vidéo suivante' }))
    expect(location.search).toBe('?v=c3&playlist=garden')
    expect(await screen.findByText('Vidéo 3 sur 3')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Vidéo suivante' })).toBeNull()
  })

  it('fetches the page and the playlist in one request, then only the next pages', async () => {
    const edge = edgeWith(garden)
    const { screen, user } = renderApp({ path: '/watch?v=c1&playlist=garden', edge })
    await screen.findByText('Vidéo 1 sur 3')
    const asked = () => edge.requests.map(({ operation, variables }) => [operation, variables['cursor'] ?? null])
    expect(asked()).toEqual([
      ['Watch', null],
      // the second page of a list of more than one page
      ['PlayingPlaylist', '2'],
    ])
    await user.click(screen.getByRole('link', { name: 'Vidéo suivante' }))
    await screen.findByText('Vidéo 2 sur 3')
    expect(asked().slice(2)).toEqual([['Watch', null]])
    expect(edge.requests.at(-1)?.variables).not.toHaveProperty('inPlaylist')
  })

  it('says when a further page does not come, asks no more by itself, and again at a press', async () => {
    const edge = edgeWith(garden)
    const second = edge.answers['PlayingPlaylist']
    edge.answers['PlayingPlaylist'] = { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' }
    const { screen, user } = renderApp({ path: '/watch?v=c1&playlist=garden', edge })
    expect(await screen.findByText('Vidéo 1 sur 2')).toBeTruthy()
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    expect(screen.getByText('Une erreur inattendue est survenue')).toBeTruthy()
    const asked = () => edge.requests.filter(({ operation }) => operation === 'PlayingPlaylist').length
    // Another video of the same panel draws it anew.
    await user.click(screen.getByRole('link', { name: 'Lecture aléatoire' }))
    await screen.findByRole('link', { name: 'Lire dans l’ordre' })
    expect(asked()).toBe(1)
    if (second) edge.answers['PlayingPlaylist'] = second
    await user.click(retry)
    expect(await screen.findByText(/^Vidéo \d sur 3$/)).toBeTruthy()
    expect(screen.queryByText('Une erreur inattendue est survenue')).toBeNull()
    expect(asked()).toBe(2)
  })

  it('keeps its random order from one video to the next', async () => {
    const { screen, user } = renderApp({ path: '/watch?v=c1&playlist=garden&shuffle=true', edge: edgeWith(garden) })
    await screen.findByText(/^Vidéo \d sur 3$/)
    const order = (): (string | null)[] => [...document.querySelectorAll('ol a')].map(({ textContent }) => textContent)
    const drawn = order()
    const other = screen.getAllByRole('link', { name: /étoiles|baleines/ }).at(0)
    if (other) await user.click(other)
    await expect.poll(() => location.search).toMatch(/shuffle=true$/)
    await screen.findByText(/^Vidéo \d sur 3$/)
    expect(order()).toEqual(drawn)
    expect(screen.getByRole('link', { name: 'Lire dans l’ordre' }).getAttribute('href')).not.toContain('shuffle')
  })

  it('shows that the playlist does not exist, and keeps the video', async () => {
    const { screen } = renderApp({ path: '/watch?v=c1&playlist=nowhere', edge: edgeWith(null) })
    expect(await screen.findByText('Cette playlist n’existe pas, ou elle est privée.')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1, name: 'Fabriquer une guitare' })).toBeTruthy()
  })
})
