import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { entry, historyServer } from './support/history.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const videos = [entry({ id: 'c1', title: 'Fabriquer une guitare' }), entry({ id: 'c2', title: 'Les étoiles filantes' })]
const playlist = {
  __typename: 'Playlist',
  description: '',
  isPrivate: true,
  videoCount: 0,
  thumbnailUrl: null,
  updatedContentAt: '2026-11-20T00:00:00.000Z',
}
const open = (path: string, answers = historyServer(videos)) => {
  const edge = createEdge(answers)
  return { edge, ...renderApp({ path, edge, user: camille }) }
}

describe('the library', () => {
  it('sends a guest to the sign-in', async () => {
    const { screen } = renderApp({ path: '/profile', edge: createEdge({}) })
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
  })

  it('shows that it is loading', async () => {
    const { screen } = open('/profile', { Library: () => new Promise(() => undefined) })
    expect(await screen.findByText('Chargement du profil...')).toBeDefined()
    expect(screen.getByText('Gérez votre historique et vos playlists personnalisées')).toBeDefined()
  })

  it('opens on the history, under one title, in one request', async () => {
    const { screen, edge } = open('/profile')
    const tab = await screen.findByRole('tab', { name: 'Historique (2)' })
    expect(tab.getAttribute('aria-selected')).toBe('true')
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Ma bibliothèque'])
    expect(screen.getByRole('link', { name: 'Fabriquer une guitare' })).toBeDefined()
    expect(edge.requests.map(({ operation }) => operation)).toEqual(['Library'])
  })

  it('keeps the chosen tab in the address', async () => {
    const { screen, user } = open('/profile?q=guitare')
    await user.click(await screen.findByRole('tab', { name: 'Playlists (1)' }))
    const playlist = await screen.findByRole('link', { name: /À consulter plus tard/ })
    expect([location.search, playlist.getAttribute('href')]).toEqual(['?tab=playlists', '/playlist/p1'])
  })

  it('has the same actions for playlists as their own page', async () => {
    const { screen, user, edge } = open('/profile?tab=playlists')
    edge.answers['CreatePlaylist'] = { data: { createPlaylist: { ...playlist, id: 'new', name: 'Bois', isDefault: false } } }
    edge.answers['DeletePlaylist'] = { data: { deletePlaylist: { __typename: 'DeletedPlaylist', id: 'new' } } }
    await user.click(await screen.findByRole('button', { name: 'Créer une playlist' }))
    await user.type(await screen.findByLabelText('Nom de la playlist'), 'Bois')
    await user.click(screen.getByRole('button', { name: 'Créer' }))
    expect(await screen.findByRole('tab', { name: 'Playlists (2)' })).toBeDefined()
    await user.click(await screen.findByRole('button', { name: /^Actions pour la playlist .*Bois/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
    await user.click(await screen.findByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('Playlist supprimée avec succès')).toBeDefined()
    expect(await screen.findByRole('tab', { name: 'Playlists (1)' })).toBeDefined()
  })

  it('opens on the tab of a link', async () => {
    const { screen } = open('/profile?tab=playlists')
    expect((await screen.findByRole('tab', { name: 'Playlists (1)' })).getAttribute('aria-selected')).toBe('true')
  })

  it('offers to retry when it fails to load', async () => {
    const { screen, user, edge } = open('/profile', { Library: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' } })
    expect(await screen.findByText('Erreur lors du chargement du profil')).toBeDefined()
    Object.assign(edge.answers, historyServer(videos))
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('tab', { name: 'Historique (2)' })).toBeDefined()
  })
})
