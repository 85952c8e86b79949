import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { homeData } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

describe('an unknown address', () => {
  it('shows a message, sets the title and links to the home page', async () => {
    const edge = createEdge({ Home: ({ variables }) => ({ data: homeData(variables) }) })
    const { screen, user } = renderApp({ path: '/nulle-part', edge })
    expect(await screen.findByRole('heading', { name: '404' })).toBeDefined()
    expect(screen.getByText('Oops! Cette page n’existe pas')).toBeDefined()
    expect(document.title).toBe('Page introuvable — Lucarne')

    await user.click(screen.getByRole('link', { name: 'Retour à l’accueil' }))
    expect(await screen.findByRole('heading', { name: 'Bienvenue sur Lucarne' })).toBeDefined()
    await expect.poll(() => document.title).toBe('Accueil — Lucarne')
  })

  it('moves focus to the title of the next screen', async () => {
    const edge = createEdge({ Home: ({ variables }) => ({ data: homeData(variables) }) })
    const { screen, user } = renderApp({ path: '/nulle-part', edge })
    await user.click(await screen.findByRole('link', { name: 'Retour à l’accueil' }))
    const title = await screen.findByRole('heading', { name: 'Bienvenue sur Lucarne' })
    await expect.poll(() => document.activeElement === title).toBe(true)
  })
})
