import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { homeData } from './support/fixtures.ts'
import { entry, historyServer } from './support/history.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const videos = [
  entry({ id: 'c1', title: 'Fabriquer une guitare' }),
  entry({ id: 'c2', title: 'Les étoiles filantes', daysAgo: 3, position: 754 }),
  entry({ id: 'c3', title: 'Une guitare à réparer', daysAgo: 90 }),
]
const open = (path = '/history', answers = historyServer(videos)) => {
  const edge = createEdge({ Home: ({ variables }) => ({ data: homeData(variables) }), ...answers })
  return { edge, ...renderApp({ path, edge, user: camille }) }
}
type Screen = ReturnType<typeof open>['screen']
const titles = (screen: Screen) => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const figure = (screen: Screen, label: string) => screen.getByText(label).nextSibling?.textContent

describe('the history', () => {
  it('sends a guest to the sign-in, and returns afterwards', async () => {
    const { app, screen } = renderApp({ path: '/History?q=guitare', edge: createEdge({}) })
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
    expect(app.session.getSnapshot().context.returnTo).toBe('/History?q=guitare')
  })

  it('shows that it is loading', async () => {
    const { screen } = open('/history', { History: () => new Promise(() => undefined) })
    expect(await screen.findByText('Chargement de l’historique...')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Historique' })).toBeDefined()
  })

  it('shows the watched videos by day, their progress and its figures, in one request', async () => {
    const { screen, edge } = open()
    expect(within(await screen.findByRole('region', { name: 'Aujourd’hui' })).getByText('Vue à 39 %')).toBeDefined()
    expect(within(screen.getByRole('region', { name: 'Cette semaine' })).getByText('Déjà vue')).toBeDefined()
    expect(within(screen.getByRole('region', { name: 'Plus ancien' })).getByText('Une guitare à réparer')).toBeDefined()
    expect([figure(screen, 'Vidéos regardées'), figure(screen, 'Créateurs différents')]).toEqual(['3', '1'])
    expect(screen.getByRole('link', { name: 'Reprendre «\u202fFabriquer une guitare\u202f»' }).getAttribute('href')).toBe('/watch/c1')
    expect(screen.getByRole('link', { name: 'Revoir «\u202fLes étoiles filantes\u202f»' })).toBeDefined()
    expect(edge.requests.map(({ operation }) => operation)).toEqual(['History'])
  })

  it('links to the channel of each video', async () => {
    const { screen } = open('/history')
    const [channel] = await screen.findAllByRole('link', { name: 'Atelier du bois' })
    expect(channel?.getAttribute('href')).toBe('/creator/atelier')
  })

  it('offers to retry, or to leave, when it fails to load', async () => {
    const { screen, user, edge } = open('/history', { History: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' } })
    expect(await screen.findByText('Erreur lors du chargement de l’historique')).toBeDefined()
    Object.assign(edge.answers, historyServer(videos))
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('link', { name: 'Fabriquer une guitare' })).toBeDefined()
  })

  it('shows that nothing was watched yet', async () => {
    const { screen } = open('/history', historyServer([]))
    expect(await screen.findByRole('heading', { name: 'Aucune vidéo dans l’historique' })).toBeDefined()
    expect(screen.getByText('Commencez à regarder des vidéos pour voir votre historique ici.')).toBeDefined()
  })

  it('loads older entries into one list', async () => {
    const { screen, user, edge } = open('/history', historyServer(videos, 2))
    await user.click(await screen.findByRole('button', { name: 'Afficher plus' }))
    await screen.findByRole('link', { name: 'Une guitare à réparer' })
    expect(titles(screen)).toEqual(['Fabriquer une guitare', 'Les étoiles filantes', 'Une guitare à réparer'])
    expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull()
    expect(edge.requests.map(({ operation }) => operation)).toEqual(['History', 'MoreHistory'])
  })
})

describe('a filtered history', () => {
  it('is searched after the debounce delay, and stored in the address', async () => {
    const { screen, user, edge } = open()
    await user.click(await screen.findByRole('searchbox', { name: 'Rechercher dans l’historique' }))
    await user.paste('guitare')
    await expect.poll(() => titles(screen)).toEqual(['Fabriquer une guitare', 'Une guitare à réparer'])
    expect(location.search).toBe('?q=guitare')
    expect(edge.requests.map(({ variables }) => variables['q'])).toEqual(['', 'guitare'])
    expect(screen.getByText('2 vidéos trouvées')).toBeDefined()
  })

  it('is that of a period, and of a link', async () => {
    const { screen, user, edge } = open('/history?q=guitare&period=week')
    expect(await screen.findByRole('button', { name: 'Cette semaine', pressed: true })).toBeDefined()
    expect(screen.getByRole('searchbox', { name: 'Rechercher dans l’historique' })).toHaveProperty('value', 'guitare')
    await user.click(screen.getByRole('button', { name: 'Tout' }))
    expect(location.search).toBe('?q=guitare')
    await expect.poll(() => edge.requests.map(({ variables }) => variables['period'])).toEqual(['week', null])
  })

  it('shows that it has no match', async () => {
    const { screen } = open('/history?q=accordéon')
    expect(await screen.findByRole('heading', { name: 'Aucun résultat trouvé' })).toBeDefined()
    expect(screen.getByText('Essayez de modifier votre recherche ou vos filtres.')).toBeDefined()
  })
})

describe('removing from the history', () => {
  async function askFor(name: string) {
    const page = open()
    await page.user.click(await page.screen.findByRole('button', { name: `Retirer «\u202f${name}\u202f» de l’historique` }))
    const dialog = await page.screen.findByRole('alertdialog', { name: 'Retirer cette vidéo de l’historique ?' })
    return { ...page, confirm: () => page.user.click(within(dialog).getByRole('button', { name: 'Retirer' })), dialog }
  }

  it('asks for confirmation', async () => {
    const { screen, user, dialog, edge } = await askFor('Les étoiles filantes')
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }))
    expect(titles(screen)).toHaveLength(3)
    expect(edge.requests.map(({ operation }) => operation)).toEqual(['History'])
  })

  it('removes the entry immediately with its progress bar, and restores it on undo', async () => {
    const { screen, user, confirm, edge } = await askFor('Fabriquer une guitare')
    await confirm()
    await expect.poll(() => titles(screen)).toEqual(['Les étoiles filantes', 'Une guitare à réparer'])
    expect(figure(screen, 'Vidéos regardées')).toBe('2')
    // The pressed button was removed: the next row has the focus.
    await expect.poll(() => document.activeElement?.textContent).toBe('Les étoiles filantes')
    expect(await screen.findByText('Vidéo supprimée de l’historique')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    await expect.poll(() => titles(screen)).toEqual(videos.map(({ content }) => content.title))
    const restored = edge.requests.find(({ operation }) => operation === 'RestoreHistoryEntry')
    expect(restored?.variables).toEqual({ contentId: 'c1', watchedAt: videos[0]?.watchedAt, position: 300 })
  })

  it('leaves no progress bar on the cards of the home page', async () => {
    const { screen, user, confirm } = await askFor('Fabriquer une guitare')
    await confirm()
    await screen.findByText('Vidéo supprimée de l’historique')
    const [home] = screen.getAllByRole('link', { name: 'Accueil' })
    if (home) await user.click(home)
    await screen.findByRole('region', { name: 'Recommandations' })
    expect(screen.queryByText(/^Vue à/)).toBeNull()
  })

  it('rolls back when the server refuses', async () => {
    const { screen, confirm, edge } = await askFor('Fabriquer une guitare')
    edge.answers['RemoveHistoryEntry'] = { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' }
    await confirm()
    expect((await screen.findAllByText('Erreur lors de la suppression de l’historique')).length).toBeGreaterThan(0)
    expect(titles(screen)).toHaveLength(3)
  })

  it('still sends what was confirmed when the screen is left at once, and says when it fails', async () => {
    const { screen, user, confirm, edge } = await askFor('Fabriquer une guitare')
    const refusal = { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' }
    const removal = Promise.withResolvers<EdgeAnswer>()
    const sent = () => edge.requests.map(({ operation }) => operation).filter((name) => /^(Remove|Clear)History/.test(name))
    Object.assign(edge.answers, { RemoveHistoryEntry: () => removal.promise, ClearHistory: refusal })
    await confirm()
    await user.click(screen.getByRole('button', { name: 'Vider l’historique' }))
    const clearing = await screen.findByRole('alertdialog', { name: /^Vider l’historique/ })
    await user.click(within(clearing).getByRole('button', { name: 'Vider l’historique' }))
    await user.click(screen.getByRole('link', { name: 'Lucarne, accueil' }))
    await screen.findByRole('region', { name: 'Recommandations' })
    expect(sent()).toEqual(['RemoveHistoryEntry'])
    removal.resolve({ data: { removeHistoryEntry: null } })
    await expect.poll(sent).toEqual(['RemoveHistoryEntry', 'ClearHistory'])
    expect((await screen.findAllByText('Erreur lors de la suppression de l’historique')).length).toBeGreaterThan(0)
  })

  it('clears all of it after a confirmation', async () => {
    const { screen, user } = open()
    await user.click(await screen.findByRole('button', { name: 'Vider l’historique' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Vider l’historique ?' })
    await user.click(within(dialog).getByRole('button', { name: 'Vider l’historique' }))
    expect(await screen.findByRole('heading', { name: 'Aucune vidéo dans l’historique' })).toBeDefined()
    expect(await screen.findByText('Historique entièrement supprimé')).toBeDefined()
    expect(figure(screen, 'Vidéos regardées')).toBe('0')
  })

  it('pauses it by a switch, and resumes it', async () => {
    const { screen, user, edge } = open()
    const pause = await screen.findByRole('switch', { name: 'Mettre l’historique en pause' })
    await user.click(pause)
    expect(pause.getAttribute('aria-checked')).toBe('true')
    await user.click(pause)
    expect(pause.getAttribute('aria-checked')).toBe('false')
    await expect
      .poll(() => edge.requests.findLast(({ operation }) => operation === 'SetHistoryPaused')?.variables)
      .toEqual({ paused: false })
  })
})
