import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { content } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

describe('a screen with an empty response without a reason', () => {
  it.each([
    ['nothing at all', { data: null }],
    [
      'a part of what was asked',
      { data: { __typename: 'Query', content: { __typename: 'Content', id: 'c1', title: 'La mer' }, recommendations: [] } },
    ],
    ['a part of it in a list', { data: { __typename: 'Query', content: null, recommendations: [{ __typename: 'Recommendation' }] } }],
    ['another thing', { data: { __typename: 'Query', content: content('c1', 'La mer') } }],
  ])('shows that it failed, and can be refetched: %s', async (_what, answer) => {
    const edge = createEdge({ Watch: answer })
    const { screen, user } = renderApp({ path: '/watch/c1', edge })
    expect(await screen.findByText('Erreur lors du chargement de la vidéo')).toBeDefined()
    const before = edge.requests.length
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    await expect.poll(() => edge.requests.length).toBeGreaterThan(before)
  })
})
