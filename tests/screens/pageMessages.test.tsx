import { expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const fault = { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' }

it.each([
  ['/', 'Home', 'Erreur lors du chargement des données'],
  ['/watch/v1', 'Watch', 'Erreur lors du chargement de la vidéo'],
  ['/creator/ada', 'Creator', 'Erreur lors du chargement des données du créateur'],
  ['/explore', 'Explore', 'Erreur lors du chargement des données'],
  ['/subscriptions', 'Subscriptions', 'Erreur lors du chargement des abonnements'],
  ['/history', 'History', 'Erreur lors du chargement de l’historique'],
  ['/profile', 'Library', 'Erreur lors du chargement du profil'],
  ['/playlist', 'Playlists', 'Erreur lors du chargement des playlists'],
  ['/playlist/p1', 'Playlist', 'Erreur lors du chargement des playlists'],
  ['/dashboard', 'Dashboard', 'Erreur lors du chargement du tableau de bord'],
  ['/settings', 'Settings', 'Erreur lors du chargement des données'],
])('%s shows the catalogue’s message when it failed to load', async (path, operation, message) => {
  const { screen } = renderApp({ path, edge: createEdge({ [operation]: fault }), user: camille })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Erreur de chargement')
  expect(alert.textContent).toContain(message)
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined()
})
