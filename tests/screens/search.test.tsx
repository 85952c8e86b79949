import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { exploreData, searchData } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const usual = { query: 'bois', type: 'all', sort: 'relevance', date: 'all', after: null }
const answering = () => createEdge({ Search: { data: searchData(['Raboter', 'Scier']) }, Explore: { data: exploreData(['Une vidéo']) } })

describe('the results of a search', () => {
  it('show that they are loading', async () => {
    const edge = createEdge({ Search: () => new Promise(() => undefined) })
    const { screen } = renderApp({ path: '/search?q=bois', edge })
    expect(await screen.findByRole('heading', { level: 1, name: 'Résultats pour "bois"' })).toBeDefined()
    expect(screen.getAllByText('Recherche en cours...').length).toBeGreaterThan(0)
  })

  it('are in three groups with their counts, in one request', async () => {
    const edge = answering()
    const { screen } = renderApp({ path: '/search?q=bois', edge })
    expect((await screen.findByRole('link', { name: 'Raboter' })).getAttribute('href')).toBe('/watch/c-Raboter')
    expect(screen.getByText('4 résultats')).toBeDefined()
    const types = screen.getByRole('group', { name: 'Type de résultats' })
    expect(
      within(types)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tout4', 'Vidéos2', 'Chaînes1', 'Hashtags1'])
    expect(
      within(screen.getByRole('list', { name: 'Hashtags' }))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/search?q=bois')
    const creators = screen.getByRole('list', { name: 'Top Créateurs' })
    expect(within(creators).getByRole('link', { name: 'Atelier du bois' }).getAttribute('href')).toBe('/creator/atelier')
    expect(within(creators).getByText('1.2K abonnés')).toBeDefined()
    expect(edge.requests.map(({ variables }) => variables)).toEqual([usual])
  })

  it('highlight the matches, and render no markup of a creator', async () => {
    const data = searchData(['Raboter'])
    const [found] = data.search.contents
    const title = [
      { __typename: 'Fragment', text: '<b>Le</b> ', isMatch: false },
      { __typename: 'Fragment', text: 'bois', isMatch: true },
    ]
    const edge = createEdge({ Search: { data: { ...data, search: { ...data.search, contents: [{ ...found, title }] } } } })
    const { screen } = renderApp({ path: '/search?q=bois', edge })
    const link = await screen.findByRole('link', { name: '<b>Le</b> bois' })
    expect([...link.children].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([['MARK', 'bois']])
  })

  it('link to the seconds at which the words are said', async () => {
    const data = searchData(['Raboter'])
    const [found] = data.search.contents
    const text = [
      { __typename: 'Fragment', text: 'du ', isMatch: false },
      { __typename: 'Fragment', text: 'bois', isMatch: true },
      { __typename: 'Fragment', text: ' brut …', isMatch: false },
    ]
    const passages = [{ __typename: 'FoundPassage', second: 65, language: 'fr', text }]
    const edge = createEdge({ Search: { data: { ...data, search: { ...data.search, contents: [{ ...found, passages }] } } } })
    const { screen } = renderApp({ path: '/search?q=bois', edge })
    const list = await screen.findByRole('list', { name: 'Ce qui est dit dans «\u202fRaboter\u202f»' })
    const link = within(list).getByRole('link')
    expect(link.textContent).toBe('1:05 «\u202fdu bois brut …\u202f»')
    expect(link.getAttribute('href')).toBe('/watch/c-Raboter?t=65')
    expect([...link.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['bois'])
  })

  it('follow the filters, which are in the address and can be cleared at once', async () => {
    const edge = answering()
    const { screen, user } = renderApp({ path: '/search?q=bois', edge })
    await user.click(await screen.findByRole('button', { name: /^Vidéos/ }))
    await user.selectOptions(screen.getByLabelText('Trier par'), 'Plus vues')
    await user.selectOptions(screen.getByLabelText('Date'), 'Cette semaine')
    expect(location.search).toBe('?q=bois&type=content&sort=views&date=week')
    await screen.findByRole('link', { name: 'Raboter' })
    expect(edge.requests.at(-1)?.variables).toEqual({ ...usual, type: 'content', sort: 'views', date: 'week' })
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }))
    expect(location.search).toBe('?q=bois')
    expect(await screen.findByRole('link', { name: 'Raboter' })).toBeDefined()
    // All four searches were requested once: the first one came from the cache the second time.
    expect(edge.requests).toHaveLength(4)
  })

  it('are loaded from an address with filters', async () => {
    const edge = answering()
    const { screen } = renderApp({ path: '/search?q=bois&type=channel&view=list', edge })
    expect((await screen.findByRole('button', { name: /^Chaînes/ })).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: 'Liste' }).getAttribute('aria-pressed')).toBe('true')
    await screen.findByRole('list', { name: 'Top Créateurs' })
    expect(edge.requests.map(({ variables }) => variables)).toEqual([{ ...usual, type: 'channel' }])
  })

  it('are loaded page by page, and are complete again when the user returns', async () => {
    const edge = createEdge({
      Search: ({ variables }) => ({ data: variables['after'] === 'c2' ? searchData(['Poncer']) : searchData(['Raboter', 'Scier'], 'c2') }),
      Explore: { data: exploreData(['Une vidéo']) },
    })
    const { screen, user } = renderApp({ path: '/search?q=bois', edge })
    await user.click(await screen.findByRole('button', { name: 'Afficher plus de résultats' }))
    await screen.findByRole('link', { name: 'Poncer' })
    expect(screen.queryByRole('button', { name: 'Afficher plus de résultats' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Explorer' }))
    await screen.findByRole('link', { name: 'Une vidéo' })
    history.back()
    expect(await screen.findByRole('link', { name: 'Poncer' })).toBeDefined()
    expect(edge.requests.filter(({ operation }) => operation === 'Search')).toHaveLength(2)
  })

  it('are refetched by «Actualiser»', async () => {
    const edge = answering()
    const { screen, user } = renderApp({ path: '/search?q=bois', edge })
    await screen.findByRole('link', { name: 'Raboter' })
    edge.answers['Search'] = { data: searchData(['Neuve']) }
    await user.click(screen.getByRole('button', { name: 'Actualiser' }))
    expect(await screen.findByRole('link', { name: 'Neuve' })).toBeDefined()
    expect(edge.requests).toHaveLength(2)
  })

  it('show the corrected query for a typo', async () => {
    const data = searchData(['Raboter'])
    const edge = createEdge({ Search: { data: { ...data, search: { ...data.search, corrected: 'bois' } } } })
    const { screen } = renderApp({ path: '/search?q=bosi', edge })
    expect((await screen.findByText(/Essayez avec/)).textContent).toMatch(/^Essayez avec bois/)
  })

  it('show that there are none, and link to Explore', async () => {
    const data = searchData([])
    const none = { ...data.search, channels: [], hashtags: [], stats: { ...data.search.stats, totalCount: 0 } }
    const { screen } = renderApp({ path: '/search?q=rien', edge: createEdge({ Search: { data: { ...data, search: none } } }) })
    expect(await screen.findByRole('heading', { name: 'Aucun résultat trouvé' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Explorer les vidéos' }).getAttribute('href')).toBe('/explore')
  })

  it('show a failure that can be dismissed, and are refetched', async () => {
    const edge = createEdge({ Search: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' } })
    const { screen, user } = renderApp({ path: '/search?q=bois', edge })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Erreur lors de la recherche')).toBeDefined()
    await user.click(within(alert).getByRole('button', { name: 'Fermer' }))
    edge.answers['Search'] = { data: searchData(['Raboter']) }
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('link', { name: 'Raboter' })).toBeDefined()
    expect(edge.requests).toHaveLength(2)
  })

  it('show what is wrong with the query', async () => {
    const fields = { query: 'La recherche ne peut pas dépasser 200 caractères' }
    const edge = createEdge({ Search: { code: 'INVALID_INPUT', message: 'Veuillez corriger les erreurs dans le formulaire', fields } })
    const { screen } = renderApp({ path: `/search?q=${'x'.repeat(201)}`, edge })
    expect(within(await screen.findByRole('alert')).getByText(fields.query)).toBeDefined()
  })

  it('are those of the signed-in user', async () => {
    const edge = answering()
    const { screen } = renderApp({ path: '/search?q=bois', edge, user: camille })
    await screen.findByRole('link', { name: 'Raboter' })
    expect(edge.requests.filter(({ operation }) => operation === 'Search')).toMatchObject([{ token: 'stored-token' }])
  })
})

describe('without a query', () => {
  it('prompts for a search', async () => {
    const { screen } = renderApp({ path: '/search', edge: answering() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Commencez votre recherche' })).toBeDefined()
  })

  it('an empty one goes to Explore', async () => {
    const { screen } = renderApp({ path: '/search?q=+', edge: answering() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Explorer' })).toBeDefined()
    expect(location.pathname).toBe('/explore')
  })
})

it('a filtered search without results also links to Explore', async () => {
  const nothing = searchData([])
  const data = { ...nothing, search: { ...nothing.search, channels: [], hashtags: [] } }
  const { screen } = renderApp({ path: '/search?q=bois&date=week', edge: createEdge({ Search: { data } }) })
  expect(await screen.findByText('Aucun résultat trouvé', { selector: 'h2' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Explorer les vidéos' }).getAttribute('href')).toBe('/explore')
})
