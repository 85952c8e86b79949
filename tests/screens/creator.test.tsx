import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { channel, content, homeData } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

type Shown = Partial<{
  viewerFollows: boolean | null
  viewerNotify: boolean | null
  viewerMutes: boolean | null
  owner: typeof channel.owner
  items: unknown[]
  next: string | null
}>

function creator({ items = [content('c1', 'Fabriquer une guitare')], next = null, ...fields }: Shown = {}): EdgeAnswer {
  return {
    data: {
      __typename: 'Query',
      channel: {
        ...channel,
        viewerMutes: null,
        ...fields,
        createdAt: '2026-03-12T10:00:00.000Z',
        statistics: { __typename: 'ChannelStatistics', totalVideos: items.length, totalViews: 5400, totalLikes: 21, totalComments: 2 },
        contents: { __typename: 'ContentPage', items, nextCursor: next },
      },
    },
  }
}

const followed = (viewerFollows: boolean, followersCount: number): EdgeAnswer => ({
  data: {
    __typename: 'Mutation',
    setFollow: { __typename: 'Channel', id: channel.id, viewerFollows, viewerNotify: viewerFollows ? false : null, followersCount },
  },
})
const operations = (edge: ReturnType<typeof createEdge>) => edge.requests.map(({ operation }) => operation)

const more: EdgeAnswer = {
  data: {
    __typename: 'Query',
    channel: {
      __typename: 'Channel',
      id: channel.id,
      contents: { __typename: 'ContentPage', items: [content('c2', 'Les étoiles filantes')], nextCursor: null },
    },
  },
}

/** A channel whose second page is not fetched yet. */
function openFirstPage() {
  const edge = createEdge({
    Creator: creator({ next: 'suite' }),
    CreatorVideos: { code: 'API_UNAVAILABLE', message: 'Le service est momentanément indisponible' },
    Home: { data: { __typename: 'Query', recommendations: [], trending: [], topCreators: [] } },
  })
  return { edge, ...renderApp({ path: '/creator/atelier', edge }) }
}

describe('the creator page', () => {
  it('shows the creator and their videos, in one request', async () => {
    const edge = createEdge({ Creator: creator() })
    const { screen } = renderApp({ path: '/creator/Atelier%20du%20bois', edge })
    expect(await screen.findByRole('heading', { level: 1, name: 'Atelier du bois' })).toBeDefined()
    expect(document.title).toBe('Atelier du bois — Lucarne')
    for (const text of ['@atelier', 'Vérifié', '1.2K abonnés', '5.4K vues', '21 j’aime', 'Depuis mars 2026', 'Du bois, des outils']) {
      expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    }
    expect(screen.getByRole('heading', { name: 'À propos de cette chaîne' })).toBeDefined()
    expect(screen.getByRole('tab', { name: 'Vidéos (1)' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('link', { name: 'Fabriquer une guitare' }).getAttribute('href')).toBe('/watch/c1')
    expect(edge.requests.map(({ operation, variables }) => [operation, variables])).toEqual([
      ['Creator', { handle: 'Atelier du bois', sort: 'date' }],
    ])
  })

  it('shows that the handle is unknown', async () => {
    const { screen } = renderApp({
      path: '/creator/personne',
      edge: createEdge({ Creator: { data: { __typename: 'Query', channel: null } } }),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Créateur non trouvé' })).toBeDefined()
    expect(screen.getByText('Le créateur @personne n’existe pas ou n’est plus disponible.')).toBeDefined()
  })

  it('shows that there is no video', async () => {
    const { screen } = renderApp({ path: '/creator/atelier', edge: createEdge({ Creator: creator({ items: [] }) }) })
    expect(await screen.findByRole('heading', { name: 'Aucune vidéo' })).toBeDefined()
  })

  it('offers to retry after a failure', async () => {
    const edge = createEdge({ Creator: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' } })
    const { screen, user } = renderApp({ path: '/creator/atelier', edge })
    expect(await screen.findByText('Erreur lors du chargement des données du créateur')).toBeDefined()
    edge.answers['Creator'] = creator()
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Atelier du bois' })).toBeDefined()
  })

  it('keeps sort and layout in the address', async () => {
    const edge = createEdge({ Creator: creator() })
    const { screen, user } = renderApp({ path: '/creator/atelier?sort=likes', edge })
    const sort = await screen.findByRole('combobox', { name: 'Trier par' })
    expect(sort).toHaveProperty('value', 'likes')
    expect([...sort.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Plus récentes',
      'Plus vues',
      'Plus aimées',
      'Titre A-Z',
    ])
    await user.selectOptions(sort, 'Titre A-Z')
    await user.click(await screen.findByRole('button', { name: 'Liste' }))
    expect(location.search).toBe('?sort=title&layout=list')
    expect(edge.requests.map(({ variables }) => variables['sort'])).toEqual(['likes', 'title'])
  })

  it('loads page by page, and going back shows all of it without a request', async () => {
    const { screen, user, edge } = openFirstPage()
    edge.answers['CreatorVideos'] = more
    await user.click(await screen.findByRole('button', { name: 'Afficher plus' }))
    expect(await screen.findByRole('link', { name: 'Les étoiles filantes' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Fabriquer une guitare' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull()
    await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Accueil' }))
    await screen.findByRole('heading', { level: 1, name: 'Bienvenue sur Lucarne' })
    const before = edge.requests.length
    history.back()
    expect(await screen.findByRole('link', { name: 'Les étoiles filantes' })).toBeDefined()
    expect(edge.requests.length).toBe(before)
  })

  it.for(['pressed again', 'reachable again'] as const)('shows that a page failed to load, and loads it once %s', async (way) => {
    const { screen, user, edge, app } = openFirstPage()
    edge.answers['CreatorVideos'] = () => {
      throw new TypeError('Failed to fetch')
    }
    await user.click(await screen.findByRole('button', { name: 'Afficher plus' }))
    expect(await screen.findByText('Le service est momentanément indisponible')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Fabriquer une guitare' })).toBeDefined()
    edge.answers['CreatorVideos'] = more
    if (way === 'pressed again') await user.click(screen.getByRole('button', { name: 'Afficher plus' }))
    else app.edge.reachability.restored()
    expect(await screen.findByRole('link', { name: 'Les étoiles filantes' })).toBeDefined()
    expect(screen.queryByText('Le service est momentanément indisponible')).toBeNull()
  })

  it('does not use the cursor of one sort order with another', async () => {
    const { screen, user, edge } = openFirstPage()
    edge.answers['CreatorVideos'] = more
    await user.click(await screen.findByRole('button', { name: 'Afficher plus' }))
    await screen.findByRole('link', { name: 'Les étoiles filantes' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Titre A-Z')
    await waitFor(() => expect(edge.requests.map(({ variables }) => variables['sort'])).toContain('title'))
    await screen.findByRole('button', { name: 'Afficher plus' })
    expect(edge.requests.map(({ operation }) => operation)).toEqual(['Creator', 'CreatorVideos', 'Creator'])
  })
})

describe('following on the creator page', () => {
  it('is shown immediately, with the bell, and announced when it ends', async () => {
    const edge = createEdge({ Creator: creator({ viewerFollows: false }), SetFollow: followed(true, 1235) })
    const { screen, user } = renderApp({ path: '/creator/atelier', edge, user: camille })
    await user.click(await screen.findByRole('button', { name: 'S’abonner à Atelier du bois' }))
    expect(await screen.findByRole('button', { name: /^Abonné/ })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Notifications de Atelier du bois' })).toBeDefined()
    edge.answers['SetFollow'] = followed(false, 1234)
    await user.click(screen.getByRole('button', { name: /^Abonné/ }))
    expect(await screen.findByText('Désabonnement de Atelier du bois effectué')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Notifications de Atelier du bois' })).toBeNull()
    expect(operations(edge)).toEqual(['Creator', 'SetFollow', 'SetFollow'])
  })

  it('is rolled back when it fails, with the catalogue’s message', async () => {
    const edge = createEdge({
      Creator: creator({ viewerFollows: false }),
      SetFollow: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' },
    })
    const { screen, user } = renderApp({ path: '/creator/atelier', edge, user: camille })
    await user.click(await screen.findByRole('button', { name: 'S’abonner à Atelier du bois' }))
    // Visible, and in a live region for screen readers.
    expect((await screen.findAllByText('Erreur lors de l’abonnement')).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'S’abonner à Atelier du bois' })).toBeDefined()
  })

  it('sends guests to the sign-in', async () => {
    const { screen, user } = renderApp({ path: '/creator/atelier', edge: createEdge({ Creator: creator() }) })
    await user.click(await screen.findByRole('button', { name: 'S’abonner à Atelier du bois' }))
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
  })

  it('is not offered for one’s own channel', async () => {
    const owner = { ...channel.owner, id: camille.id }
    const { screen } = renderApp({ path: '/creator/atelier', edge: createEdge({ Creator: creator({ owner, items: [] }) }), user: camille })
    expect(await screen.findByText('Votre chaîne')).toBeDefined()
    expect(screen.queryByRole('button', { name: /abonne/i })).toBeNull()
  })
})

describe('muting on the creator page', () => {
  const muted = (viewerMutes: boolean): EdgeAnswer => ({
    data: { __typename: 'Mutation', setMute: { __typename: 'Channel', id: channel.id, viewerMutes } },
  })

  it('is shown immediately, and taken back by another press', async () => {
    const edge = createEdge({ Creator: creator({ viewerMutes: false }), SetMute: muted(true) })
    const { screen, user } = renderApp({ path: '/creator/atelier', edge, user: camille })
    const button = await screen.findByRole('button', { name: 'Masquer cette chaîne', pressed: false })
    await user.click(button)
    expect(await screen.findByRole('button', { name: 'Masquer cette chaîne', pressed: true })).toBeDefined()
    edge.answers['SetMute'] = muted(false)
    await user.click(button)
    expect(await screen.findByRole('button', { name: 'Masquer cette chaîne', pressed: false })).toBeDefined()
    await waitFor(() => expect(edge.requests.filter(({ operation }) => operation === 'SetMute')).toHaveLength(2))
    expect(edge.requests.flatMap(({ operation, variables }) => (operation === 'SetMute' ? [variables] : []))).toEqual([
      { channelId: channel.id, muted: true },
      { channelId: channel.id, muted: false },
    ])
  })

  it('has Home ask for its lists again', async () => {
    const edge = createEdge({
      Home: ({ variables }) => ({ data: homeData(variables) }),
      Creator: creator({ viewerMutes: false }),
      SetMute: muted(true),
    })
    const { screen, user } = renderApp({ path: '/', edge, user: camille })
    await waitFor(() => expect(operations(edge).filter((name) => name === 'Home')).toHaveLength(1))
    navigate('/creator/atelier')
    await user.click(await screen.findByRole('button', { name: 'Masquer cette chaîne', pressed: false }))
    await screen.findByRole('button', { name: 'Masquer cette chaîne', pressed: true })
    navigate('/')
    await waitFor(() => expect(operations(edge).filter((name) => name === 'Home')).toHaveLength(2))
  })

  it('is not offered for one’s own channel', async () => {
    const owner = { ...channel.owner, id: camille.id }
    const { screen } = renderApp({ path: '/creator/atelier', edge: createEdge({ Creator: creator({ owner, items: [] }) }), user: camille })
    expect(await screen.findByText('Votre chaîne')).toBeDefined()
    expect(screen.queryByRole('button', { name: /masquer/i })).toBeNull()
  })

  it('says when it could not be saved', async () => {
    const refusal = { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' }
    const edge = createEdge({ Creator: creator({ viewerMutes: false }), SetMute: refusal })
    const { screen, user } = renderApp({ path: '/creator/atelier', edge, user: camille })
    await user.click(await screen.findByRole('button', { name: 'Masquer cette chaîne', pressed: false }))
    expect((await screen.findAllByText('Erreur lors de la modification des chaînes masquées')).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Masquer cette chaîne', pressed: false })).toBeDefined()
  })
})

describe('the menu of the creator page', () => {
  it('copies the address of the channel', async () => {
    const { screen, user } = renderApp({ path: '/creator/Atelier%20du%20bois', edge: createEdge({ Creator: creator() }) })
    await user.click(await screen.findByRole('button', { name: 'Plus d’actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Partager la chaîne' }))
    expect(await screen.findByText('Lien copié dans le presse-papiers')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/creator/atelier`)
  })

  it('reports the channel', async () => {
    const edge = createEdge({ Creator: creator({ viewerFollows: false }), SendReport: { data: { __typename: 'Mutation', report: true } } })
    const { screen, user } = renderApp({ path: '/creator/atelier', edge, user: camille })
    await user.click(await screen.findByRole('button', { name: 'Plus d’actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Signaler' }))
    const dialog = await screen.findByRole('dialog', { name: 'Signaler la chaîne' })
    await user.click(within(dialog).getByRole('button', { name: 'Signaler' }))
    expect(within(dialog).getAllByText('Choisissez un motif')).toHaveLength(2)
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Motif' }), 'Spam')
    await user.type(within(dialog).getByRole('textbox', { name: /Précisions/ }), 'Toujours la même')
    await user.click(within(dialog).getByRole('button', { name: 'Signaler' }))
    expect(await screen.findByText('Signalement envoyé à la modération. Merci.')).toBeDefined()
    expect(edge.requests.at(-1)?.variables).toEqual({ input: { channelId: 'channel-1', reason: 'spam', text: 'Toujours la même' } })
  })
})
