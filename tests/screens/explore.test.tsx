import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { content, exploreData, searchData } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const answering = () => createEdge({ Explore: { data: exploreData(['Une vidéo']) }, Search: { data: searchData(['Raboter']) } })

describe('explore', () => {
  it.each([
    ['/explore', 'Explorer', 'trending'],
    ['/explore/recommended', 'Recommandations', 'recommended'],
    ['/explore/trending', 'Tendances', 'trending'],
    ['/explore/autre', 'Explorer', 'trending'],
  ])('at %s has the title %s and shows the %s', async (path, heading, source) => {
    const edge = answering()
    const { screen } = renderApp({ path, edge })
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined()
    await screen.findByRole('link', { name: 'Une vidéo' })
    expect(edge.requests.map(({ variables }) => variables)).toEqual([{ source }])
  })

  it('has the popular hashtags, and a row for each of the most popular', async () => {
    const { screen } = renderApp({ path: '/explore', edge: answering() })
    const tags = await screen.findByRole('list', { name: 'Hashtags populaires' })
    expect(within(tags).getByRole('link', { name: /#bois/ }).getAttribute('href')).toBe('/search?q=bois')
    const section = screen.getByRole('region', { name: 'Bois' })
    expect(within(section).getByRole('link', { name: 'Raboter une planche' })).toBeDefined()
    expect(within(section).getByRole('link', { name: 'Voir plus : Bois' }).getAttribute('href')).toBe('/search?q=bois')
  })

  it('shows no video twice: what a further page has leaves its row, and a row of fewer than three goes', async () => {
    const rowOf = (title: string, ids: readonly string[]) => ({
      __typename: 'Category',
      title,
      category: null,
      hashtag: { __typename: 'Hashtag', id: `h-${title}`, name: title.toLowerCase(), contentsCount: 4 },
      contents: ids.map((id) => content(id, `Vidéo ${id}`)),
    })
    const data = exploreData(['Une vidéo'], 'o12')
    const categories = [rowOf('Bois', ['k1', 'k2', 'k3', 'k4']), rowOf('Pierre', ['p1', 'p2', 'p3'])]
    const more = ['k1', 'p1'].map((id) => ({ __typename: 'Recommendation', reason: null, content: content(id, `Vidéo ${id}`) }))
    const edge = createEdge({
      Explore: { data: { ...data, explore: { ...data.explore, categories } } },
      ExploreMore: { data: { explore: { __typename: 'ExplorePage', nextCursor: null, items: more } } },
    })
    const { screen, user } = renderApp({ path: '/explore/trending', edge })
    const titlesIn = (element: HTMLElement) =>
      within(element)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
    expect(titlesIn(await screen.findByRole('region', { name: 'Pierre' }))).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Afficher plus de vidéos' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pierre' })).toBeNull())
    expect(titlesIn(screen.getByRole('list', { name: 'Tendances' }))).toEqual(['Une vidéo', 'Vidéo k1', 'Vidéo p1'])
    expect(titlesIn(screen.getByRole('region', { name: 'Bois' }))).toEqual(['Vidéo k2', 'Vidéo k3', 'Vidéo k4'])
  })

  it('has four placeholders while it is empty and loading', async () => {
    const { screen } = renderApp({ path: '/explore', edge: createEdge({ Explore: () => new Promise(() => undefined) }) })
    const loading = await screen.findByText('Chargement des vidéos...')
    expect(loading.closest('[aria-busy="true"]')?.querySelectorAll('[data-shape="thumbnail"]')).toHaveLength(4)
  })

  it('searches by tag, with or without its sign', async () => {
    const { screen, user } = renderApp({ path: '/explore', edge: answering() })
    await user.type(await screen.findByPlaceholderText('Rechercher par tag...'), '#bois{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Résultats pour «\u202fbois\u202f»' })).toBeDefined()
  })

  it('loads page by page', async () => {
    const edge = createEdge({
      Explore: { data: exploreData(['Une vidéo'], 'o24') },
      ExploreMore: { data: { explore: exploreData(['Une autre']).explore } },
    })
    const { screen, user } = renderApp({ path: '/explore/trending', edge })
    await user.click(await screen.findByRole('button', { name: 'Afficher plus de vidéos' }))
    expect(await screen.findByRole('link', { name: 'Une autre' })).toBeDefined()
    expect(edge.requests.map(({ variables }) => variables)).toEqual([{ source: 'trending' }, { source: 'trending', after: 'o24' }])
  })

  it('shows an error that can be dismissed and retried', async () => {
    const edge = createEdge({ Explore: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' } })
    const { screen, user } = renderApp({ path: '/explore', edge })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading', { name: 'Erreur de chargement' })).toBeDefined()
    expect(within(alert).getByText('Erreur lors du chargement des données')).toBeDefined()
    await user.click(within(alert).getByRole('button', { name: 'Fermer' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Actualiser' }))
    const again = await screen.findByRole('alert')
    edge.answers['Explore'] = { data: exploreData(['Une vidéo']) }
    await user.click(within(again).getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('link', { name: 'Une vidéo' })).toBeDefined()
  })

  it('is the target of the links of the home page’s rows', async () => {
    const { screen } = renderApp({ path: '/', edge: createEdge({ Home: () => new Promise(() => undefined) }) })
    const more = await screen.findByRole('link', { name: 'Voir plus : Tendances' })
    expect(more.getAttribute('href')).toBe('/explore/trending')
  })
})
