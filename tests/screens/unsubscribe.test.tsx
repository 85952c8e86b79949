import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { renderApp } from './support/renderApp.tsx'

const sent = (edge: ReturnType<typeof createEdge>) =>
  edge.requests.filter(({ operation }) => operation === 'Unsubscribe').map(({ variables }) => variables)

describe('the page that ends the digests', () => {
  it('does nothing before the press, takes the token out of the address, and leads to the settings', async () => {
    const edge = createEdge({ Unsubscribe: { data: { __typename: 'Mutation', unsubscribe: true } } })
    const { screen, user } = renderApp({ path: '/account/unsubscribe#jeton', edge })
    const button = await screen.findByRole('button', { name: 'Ne plus recevoir de résumés' })
    expect([location.hash, sent(edge)]).toEqual(['', []])
    await user.click(button)
    expect(await screen.findByRole('heading', { name: 'Vous ne recevrez plus de résumés' })).toBeDefined()
    expect(sent(edge)).toEqual([{ token: 'jeton' }])
    expect(screen.getByRole('link', { name: 'Ouvrir les paramètres' }).getAttribute('href')).toBe('/settings?tab=notifications')
  })

  it('says that a token is nobody’s', async () => {
    const edge = createEdge({ Unsubscribe: { code: 'LINK_EXPIRED', message: 'Ce lien a expiré ou a déjà servi, demandez-en un autre' } })
    const { screen, user } = renderApp({ path: '/account/unsubscribe#jeton', edge })
    await user.click(await screen.findByRole('button', { name: 'Ne plus recevoir de résumés' }))
    expect(await screen.findByRole('heading', { name: 'Lien incomplet' })).toBeDefined()
  })

  it('can be pressed again when the site could not be reached', async () => {
    const edge = createEdge({ Unsubscribe: { code: 'API_UNAVAILABLE', message: 'Le service est momentanément indisponible' } })
    const { screen, user } = renderApp({ path: '/account/unsubscribe#jeton', edge })
    await user.click(await screen.findByRole('button', { name: 'Ne plus recevoir de résumés' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Le service est momentanément indisponible')
    edge.answers['Unsubscribe'] = { data: { __typename: 'Mutation', unsubscribe: true } }
    await user.click(screen.getByRole('button', { name: 'Ne plus recevoir de résumés' }))
    expect(await screen.findByRole('heading', { name: 'Vous ne recevrez plus de résumés' })).toBeDefined()
    expect(sent(edge)).toHaveLength(2)
  })
})
