import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { exploreData, homeData, searchData } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const suggestion = (kind: string, text: string, targetId: string | null = null) => ({ __typename: 'Suggestion', kind, text, targetId })
const suggestions = [
  suggestion('word', 'guitare'),
  suggestion('hashtag', 'guitare', 'h1'),
  suggestion('channel', 'Guitare & co', 'ch1'),
  suggestion('content', 'Fabriquer une guitare', 'c1'),
]
const answering = () =>
  createEdge({
    Home: ({ variables }) => ({ data: homeData(variables) }),
    Search: { data: searchData(['Raboter']) },
    Explore: { data: exploreData(['Une vidéo']) },
    SearchSuggestions: { data: { searchSuggestions: suggestions } },
  })

async function atHome(edge = answering()) {
  const app = renderApp({ path: '/', edge })
  await app.screen.findByRole('link', { name: 'Fabriquer une guitare' })
  return { ...app, edge }
}
const asked = (edge: ReturnType<typeof createEdge>) =>
  edge.requests.filter(({ operation }) => operation === 'SearchSuggestions').map(({ variables }) => variables['query'])

describe('the search of the top bar', () => {
  it('goes to the results of the trimmed query, and shows the query in the field', async () => {
    const { screen, user } = await atHome()
    await user.type(screen.getByPlaceholderText('Rechercher...'), '  bois {Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Résultats pour «\u202fbois\u202f»' })
    expect(screen.getByPlaceholderText<HTMLInputElement>('Rechercher...').value).toBe('bois')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('does nothing for an empty query, but goes from results to Explore', async () => {
    const { screen, user } = await atHome()
    await user.type(screen.getByPlaceholderText('Rechercher...'), '  {Enter}')
    expect(location.pathname).toBe('/')
    await user.type(screen.getByPlaceholderText('Rechercher...'), 'bois{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Résultats pour «\u202fbois\u202f»' })
    await user.clear(screen.getByPlaceholderText('Rechercher...'))
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Explorer' })).toBeDefined()
  })

  it('is focused by «/», except in a text field', async () => {
    const { screen, user } = await atHome()
    await user.keyboard('/')
    const combobox = await screen.findByRole('combobox', { name: 'Rechercher sur le site' })
    expect(document.activeElement).toBe(combobox)
    await user.keyboard('a/b')
    expect(combobox.getAttribute('value')).toBe('a/b')
  })

  it('shows suggestions after the debounce delay, with one request for the last text', async () => {
    const { screen, user, edge } = await atHome()
    await user.keyboard('/')
    const combobox = await screen.findByRole('combobox', { name: 'Rechercher sur le site' })
    for (const value of ['g', 'gu', 'gui']) fireEvent.change(combobox, { target: { value } })
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'guitare',
      'guitare, hashtag',
      'Guitare & co, chaîne',
      'Fabriquer une guitare, vidéo',
    ])
    expect(asked(edge)).toEqual(['gui'])
  })

  it('opens the suggestion chosen by arrows and Enter', async () => {
    const { screen, user } = await atHome()
    await user.keyboard('/')
    const combobox = await screen.findByRole('combobox', { name: 'Rechercher sur le site' })
    await user.type(combobox, 'gui')
    const [first] = await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}')
    expect(combobox.getAttribute('aria-activedescendant')).toBe(first?.id)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Résultats pour «\u202fguitare\u202f»' })).toBeDefined()
  })

  it('closes them by Escape, then empties the field', async () => {
    const { screen, user } = await atHome()
    await user.keyboard('/')
    const combobox = await screen.findByRole('combobox', { name: 'Rechercher sur le site' })
    await user.type(combobox, 'gui')
    await screen.findAllByRole('option')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(combobox.getAttribute('value')).toBe('gui')
    await user.keyboard('{Escape}')
    expect(combobox.getAttribute('value')).toBe('')
  })

  it('is opened by an icon on a phone, and returns the focus', async () => {
    const { screen, user } = await atHome()
    const opener = screen.getByRole('button', { name: 'Rechercher' })
    await user.click(opener)
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement?.getAttribute('placeholder')).toBe('Rechercher...')
    fireEvent.click(screen.getByRole('button', { name: 'Fermer la recherche' }))
    expect(document.activeElement).toBe(opener)
  })
})
