import { within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createEdge } from './support/edge.ts'
import { content, emptyHome, homeData } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const answering = () => createEdge({ Home: ({ variables }) => ({ data: homeData(variables) }) })
const isHome = ({ operation }: { operation: string }): boolean => operation === 'Home'

describe('the home page', () => {
  it('shows that it is loading, in its final layout', async () => {
    const edge = createEdge({ Home: () => new Promise(() => undefined) })
    const { screen } = renderApp({ path: '/', edge })
    expect(await screen.findByText('Chargement des vidéos...')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Recommandations' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Top Créateurs' })).toBeDefined()
  })

  it('shows recommendations and trends, each card with a link to its video', async () => {
    const { screen } = renderApp({ path: '/', edge: answering() })
    const link = await screen.findByRole('link', { name: 'Fabriquer une guitare' })
    const recommended = screen.getByRole('region', { name: 'Recommandations' })
    expect(link.getAttribute('href')).toBe('/watch/c1')
    expect(within(recommended).getByText('Parce que vous suivez Atelier du bois')).toBeDefined()
    expect(within(recommended).getByText(/12\.4K vues/)).toBeDefined()
    expect(within(recommended).getByText('il y a 3 jours')).toBeDefined()
    const trending = screen.getByRole('region', { name: 'Tendances' })
    expect(within(trending).getByRole('link', { name: 'Les étoiles filantes' })).toBeDefined()
  })

  it('shows how long a video is, once that is known', async () => {
    const ofYouTube = { ...content('c2', 'Les étoiles filantes'), duration: 0 }
    const edge = createEdge({ Home: ({ variables }) => ({ data: { ...homeData(variables), trending: [ofYouTube] } }) })
    const { screen } = renderApp({ path: '/', edge })
    await screen.findByRole('link', { name: 'Les étoiles filantes' })
    const lengthsIn = (name: string) => within(screen.getByRole('region', { name })).queryAllByText(/^\d+:\d\d$/)
    expect(lengthsIn('Recommandations').map(({ textContent }) => textContent)).toEqual(['Durée : 12:34'])
    expect(lengthsIn('Tendances')).toEqual([])
  })

  it('sends one request', async () => {
    const edge = answering()
    const { screen } = renderApp({ path: '/', edge, user: camille })
    await screen.findByRole('link', { name: 'Les étoiles filantes' })
    expect(edge.requests).toEqual([{ operation: 'Home', variables: { isGuest: false }, token: 'stored-token' }])
  })

  it('welcomes a signed-in user by name and shows no top creators', async () => {
    const { screen } = renderApp({ path: '/', edge: answering(), user: camille })
    await screen.findByRole('link', { name: 'Les étoiles filantes' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bienvenue, camille')
    expect(screen.queryByRole('region', { name: 'Top Créateurs' })).toBeNull()
  })

  it('sends a guest who wants to follow a creator to the sign-in', async () => {
    const { screen, user } = renderApp({ path: '/', edge: answering() })
    await user.click(await screen.findByRole('button', { name: 'S’abonner à Atelier du bois' }))
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
    expect(location.pathname).toBe('/login')
  })

  it('keeps its welcome and offers to retry when the videos fail to load', async () => {
    const edge = createEdge({ Home: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' } })
    const { screen, user } = renderApp({ path: '/', edge })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading', { name: 'Erreur de chargement' })).toBeDefined()
    expect(within(alert).getByText('Erreur lors du chargement des données')).toBeDefined()

    edge.answers['Home'] = ({ variables }) => ({ data: homeData(variables) })
    await user.click(within(alert).getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('link', { name: 'Fabriquer une guitare' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(edge.requests.filter(isHome)).toHaveLength(2)
  })

  it.each([
    ['a guest to register', undefined, 'S’inscrire', '/login?tab=register'],
    ['a member to open a channel', camille, 'Devenir créateur', '/dashboard'],
    ['a creator to publish', { ...camille, roleName: 'Creators', isCreator: true }, 'Publier une vidéo', '/upload'],
  ])('says that the site has no video, and invites %s', async (_who, user, action, href) => {
    const { screen } = renderApp({ path: '/', edge: createEdge({ Home: { data: emptyHome } }), ...(user && { user }) })
    expect(await screen.findByRole('heading', { name: 'Aucune vidéo pour le moment' })).toBeDefined()
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href)
    expect(screen.queryByText('Votre site est prêt')).toBeNull()
  })

  it('shows the first videos of an empty site when they are published, without a reload', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const edge = createEdge({ Home: { data: emptyHome } })
      const { screen } = renderApp({ path: '/', edge })
      await screen.findByRole('heading', { name: 'Aucune vidéo pour le moment' })
      edge.answers['Home'] = ({ variables }) => ({ data: homeData(variables) })
      vi.advanceTimersByTime(5000)
      vi.useRealTimers()
      expect(await screen.findByRole('link', { name: 'Fabriquer une guitare' })).toBeDefined()
    } finally {
      vi.useRealTimers()
    }
  })
})
