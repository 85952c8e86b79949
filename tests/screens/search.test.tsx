import { type Screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { exploreData, searchData } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const unfiltered = { type: 'all', sort: 'relevance', date: 'all', duration: 'all', category: null, language: null, captions: false }
const usual = { query: 'bois', ...unfiltered, after: null }
const heading = (query: string) => `Résultats pour «\u202f${query}\u202f»`
const answering = () => createEdge({ Search: { data: searchData(['Raboter', 'Scier']) }, Explore: { data: exploreData(['Une vidéo']) } })

/** All filters, as a wide window shows them. */
const line = (screen: Screen) => within(screen.getByRole('region', { name: 'Filtres' })).getByRole('group', { name: 'Tous les filtres' })

describe('the results of a search', () => {
  it('show that they are loading', async () => {
    const edge = createEdge({ Search: () => new Promise(() => undefined) })
    const { screen } = renderApp({ path: '/search?q=bois', edge })
    expect(await screen.findByRole('heading', { level: 1, name: heading('bois') })).toBeDefined()
    expect(screen.getAllByText('Recherche en cours...').length).toBeGreaterThan(0)
  })

  it('are in groups with their counts, in one request', async () => {
    const edge = answering()
    const { screen } = renderApp({ path: '/search?q=bois', edge })
    expect((await screen.findByRole('link', { name: 'Raboter' })).getAttribute('href')).toBe('/watch/c-Raboter')
    expect(screen.getByText('4 résultats')).toBeDefined()
    const types = screen.getByRole('combobox', { name: 'Type de résultats' })
    expect(
      within(types)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tout (4)', 'Vidéos (2)', 'Chaînes (1)', 'Playlists (0)', 'Hashtags (1)'])
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
    await screen.findByRole('link', { name: 'Raboter' })
    await user.selectOptions(screen.getByLabelText('Type de résultats'), 'content')
    await user.selectOptions(screen.getByLabelText('Trier par'), 'Plus vues')
    await user.selectOptions(screen.getByLabelText('Date'), 'Cette semaine')
    expect(location.search).toBe('?q=bois&type=content&date=week&sort=views')
    await screen.findByRole('link', { name: 'Raboter' })
    expect(edge.requests.at(-1)?.variables).toEqual({ ...usual, type: 'content', sort: 'views', date: 'week' })
    const [clear] = within(screen.getByRole('main')).getAllByRole('button', { name: 'Effacer les filtres' })
    if (!clear) throw new Error('nothing to clear')
    await user.click(clear)
    expect(location.search).toBe('?q=bois')
    expect(await screen.findByRole('link', { name: 'Raboter' })).toBeDefined()
    // All four searches were requested once: the first one came from the cache the second time.
    expect(edge.requests).toHaveLength(4)
  })

  it('are loaded from an address with filters', async () => {
    const edge = answering()
    const { screen } = renderApp({ path: '/search?q=bois&type=channel&view=list', edge })
    await waitFor(() => expect(screen.getByLabelText('Type de résultats')).toHaveProperty('value', 'channel'))
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
    expect(await screen.findByRole('heading', { level: 1, name: heading('bois') })).toBeDefined()
    expect(screen.getByText(/^Orthographe corrigée/).textContent).toBe('Orthographe corrigée\u202f: vous avez écrit «\u202fbosi\u202f».')
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

describe('the groups of a search', () => {
  const playlist = (name: string) => ({
    __typename: 'Playlist',
    id: `p-${name}`,
    name,
    description: '',
    isDefault: false,
    isPrivate: false,
    videoCount: 3,
    thumbnailUrl: null,
    updatedContentAt: new Date().toISOString(),
  })
  const withPlaylists = (titles: readonly string[], names: readonly string[], nextCursor: string | null = null) => {
    const data = searchData(titles, nextCursor)
    const stats = { ...data.search.stats, playlistsCount: names.length }
    return { ...data, search: { ...data.search, playlists: names.map(playlist), stats } }
  }
  const headings = (screen: Screen) =>
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)

  it('begin with videos', async () => {
    const edge = createEdge({ Search: { data: withPlaylists(['Raboter', 'Scier'], ['Bricolage']) } })
    const { screen } = renderApp({ path: '/search?q=bois', edge })
    await screen.findByRole('link', { name: 'Raboter' })
    expect(headings(screen)).toEqual(['Vidéos (2)', 'Top Créateurs', 'Playlists (1)', 'Hashtags'])
  })

  it('come after eight videos, and before those that continue, none of them twice', async () => {
    const titles = Array.from({ length: 10 }, (_, index) => `n° ${index}`)
    const edge = createEdge({
      Search: ({ variables }) => ({ data: variables['after'] === null ? searchData(titles, 'c2') : searchData(['Dernière']) }),
    })
    const { screen, user } = renderApp({ path: '/search?q=bois', edge })
    await user.click(await screen.findByRole('button', { name: 'Afficher plus de résultats' }))
    await screen.findByRole('link', { name: 'Dernière' })
    expect(headings(screen)).toEqual(['Vidéos (2)', 'Top Créateurs', 'Hashtags', 'Autres vidéos'])
    const shown = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
    expect([shown('Vidéos'), shown('Autres vidéos')]).toEqual([titles.slice(0, 8), [...titles.slice(8), 'Dernière']])
  })

  it('have public playlists, which can be shown alone', async () => {
    const names = ['Bricolage', 'Atelier']
    const edge = createEdge({ Search: { data: withPlaylists([], names) } })
    const { screen, user } = renderApp({ path: '/search?q=bois', edge })
    expect((await screen.findByRole('link', { name: 'Bricolage' })).getAttribute('href')).toBe('/playlist/p-Bricolage')
    await user.selectOptions(screen.getByLabelText('Type de résultats'), 'playlist')
    const alone = await screen.findByRole('list', { name: 'Playlists' })
    const shown = within(alone).getAllByRole('link')
    expect(shown.map(({ textContent }) => textContent)).toEqual(names)
    expect(location.search).toBe('?q=bois&type=playlist')
  })
})

describe('the filters of a search', () => {
  const all = 'duration=long&category=music&language=br&captions=true'
  const active = { duration: 'long', category: 'music', language: 'br', captions: true }

  it('are requested as the address says them', async () => {
    const edge = answering()
    const { screen } = renderApp({ path: `/search?q=bois&${all}`, edge })
    await screen.findByRole('link', { name: 'Raboter' })
    expect(edge.requests.map(({ variables }) => variables)).toEqual([{ ...usual, ...active }])
    expect(screen.getByLabelText('Durée')).toHaveProperty('value', 'long')
    expect(screen.getByLabelText('Langue')).toHaveProperty('value', 'br')
    expect(within(line(screen)).getByRole('button', { name: 'Avec sous-titres' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('are chosen one by one, and each can be removed', async () => {
    const { screen, user } = renderApp({ path: '/search?q=bois', edge: answering() })
    await screen.findByRole('link', { name: 'Raboter' })
    await user.selectOptions(screen.getByLabelText('Durée'), 'Plus de 20 min')
    await user.selectOptions(screen.getByLabelText('Catégorie'), 'Musique')
    await user.selectOptions(screen.getByLabelText('Langue'), 'Breton')
    await user.click(within(line(screen)).getByRole('button', { name: 'Avec sous-titres' }))
    expect(location.search).toBe(`?q=bois&${all}`)
    await user.click(within(line(screen)).getByRole('button', { name: 'Retirer Musique' }))
    expect(location.search).toBe('?q=bois&duration=long&language=br&captions=true')
    await user.click(within(line(screen)).getByRole('button', { name: 'Avec sous-titres' }))
    expect(location.search).toBe('?q=bois&duration=long&language=br')
    history.back()
    await waitFor(() => expect(location.search).toBe('?q=bois&duration=long&language=br&captions=true'))
  })

  it('are folded into a button that says how many are active, beside each of them', async () => {
    const { screen, user } = renderApp({ path: `/search?q=bois&${all}`, edge: answering() })
    expect(await screen.findByRole('button', { name: 'Filtres (4)' })).toBeDefined()
    const removals = screen.getAllByRole('button', { name: /^Retirer/ }).filter((button) => !line(screen).contains(button))
    expect(removals.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Retirer Plus de 20 min',
      'Retirer Musique',
      'Retirer Breton',
      'Retirer Avec sous-titres',
    ])
    const [first] = removals
    if (!first) throw new Error('no filter')
    await user.click(first)
    expect(location.search).toBe('?q=bois&category=music&language=br&captions=true')
    expect(await screen.findByRole('button', { name: 'Filtres (3)' })).toBeDefined()
  })

  it('are applied together from the sheet, and not at all when it is closed', async () => {
    const edge = answering()
    const { screen, user } = renderApp({ path: '/search?q=bois&date=week', edge })
    const choose = async () => {
      await user.click(await screen.findByRole('button', { name: 'Filtres (1)' }))
      const sheet = within(await screen.findByRole('dialog', { name: 'Filtres' }))
      expect(sheet.getByLabelText('Date')).toHaveProperty('value', 'week')
      await user.selectOptions(sheet.getByLabelText('Durée'), 'Moins de 4 min')
      await user.selectOptions(sheet.getByLabelText('Catégorie'), 'Cuisine')
      await user.click(sheet.getByRole('switch', { name: 'Avec sous-titres' }))
      return sheet
    }
    const closed = await choose()
    await user.click(closed.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.search).toBe('?q=bois&date=week')
    const before = history.length
    await user.click((await choose()).getByRole('button', { name: 'Afficher les résultats' }))
    expect(location.search).toBe('?q=bois&date=week&duration=short&category=food&captions=true')
    expect(history.length - before).toBe(1)
    await waitFor(() =>
      expect(edge.requests.at(-1)?.variables).toEqual({ ...usual, date: 'week', duration: 'short', category: 'food', captions: true }),
    )
  })

  it('apply to videos only: with channels alone they are disabled, and say why', async () => {
    const { screen } = renderApp({ path: '/search?q=bois&type=channel', edge: answering() })
    await screen.findByRole('list', { name: 'Top Créateurs' })
    for (const label of ['Date', 'Durée', 'Catégorie', 'Langue', 'Trier par']) {
      expect(screen.getByLabelText(label)).toHaveProperty('disabled', true)
    }
    expect(screen.getAllByTitle('Pour les vidéos seulement')).toHaveLength(5)
    expect(screen.getByLabelText('Type de résultats')).toHaveProperty('disabled', false)
  })

  it('are told to screen readers with what was found', async () => {
    const { screen } = renderApp({ path: '/search?q=bois&duration=long&captions=true', edge: answering() })
    const told = await screen.findByText(/^4 résultats trouvés/)
    expect(told.textContent).toBe(
      '4 résultats trouvés pour «\u202fbois\u202f». Filtres actifs, durée\u202f: Plus de 20 min, avec sous-titres',
    )
  })

  it('that leave no video say so above the other groups', async () => {
    const { screen, user } = renderApp({ path: '/search?q=bois&duration=long', edge: createEdge({ Search: { data: searchData([]) } }) })
    expect(await screen.findByText('Aucune vidéo ne correspond à ces filtres.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Voir toutes les vidéos' }))
    expect(location.search).toBe('?q=bois')
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
