import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { channel } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const page = (names: readonly string[], nextCursor: string | null) => ({
  data: {
    __typename: 'Query',
    channels: { __typename: 'ChannelPage', items: names.map((name) => ({ ...channel, id: `channel-${name}`, name })), nextCursor },
  },
})
const names = (screen: ReturnType<typeof renderApp>['screen']): (string | null)[] =>
  screen.getAllByRole('article').map((card) => card.querySelector('h3 a')?.textContent ?? null)

describe('the list of creators', () => {
  it('shows them in the order of the server, and goes on by its button', async () => {
    const edge = createEdge({ Creators: page(['Alto', 'Basson'], 'after') })
    const { screen, user } = renderApp({ path: '/creators', edge })
    expect(await screen.findByRole('link', { name: 'Alto' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Créateurs')
    expect(document.title).toBe('Créateurs — Lucarne')
    expect(names(screen)).toEqual(['Alto', 'Basson'])
    edge.answers['Creators'] = page(['Cor'], null)
    await user.click(screen.getByRole('button', { name: 'Afficher plus' }))
    expect(await screen.findByRole('link', { name: 'Cor' })).toBeDefined()
    expect(names(screen)).toEqual(['Alto', 'Basson', 'Cor'])
    expect(edge.requests.map(({ variables }) => variables)).toEqual([{}, { cursor: 'after' }])
    expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull()
  })

  it('says that there are none', async () => {
    const { screen } = renderApp({ path: '/creators', edge: createEdge({ Creators: page([], null) }) })
    expect(await screen.findByRole('heading', { name: 'Aucun créateur pour le moment' })).toBeDefined()
  })

  it('says what happened when it cannot be loaded, and loads it when asked', async () => {
    const edge = createEdge({ Creators: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' } })
    const { screen, user } = renderApp({ path: '/creators', edge })
    expect((await screen.findByRole('alert')).textContent).toContain('Erreur lors du chargement des données')
    edge.answers['Creators'] = page(['Alto'], null)
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('link', { name: 'Alto' })).toBeDefined()
  })
})
