import { within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createEdge } from './support/edge.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const creator = { ...camille, isCreator: true, roleName: 'Creators' }

describe('the upload page', () => {
  it('sends a guest to the sign-in', async () => {
    const { screen } = renderApp({ path: '/upload', edge: createEdge({}) })
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
    expect(location.pathname).toBe('/login')
  })

  it('tells who has no channel that a video needs one', async () => {
    const { screen } = renderApp({ path: '/upload', edge: createEdge({}), user: camille })
    expect(await screen.findByRole('heading', { name: 'Il vous faut une chaîne' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Devenir créateur' }).getAttribute('href')).toBe('/dashboard')
  })

  it('says under each field what is missing, and takes the cursor to the first', async () => {
    const { screen, user } = renderApp({ path: '/upload', edge: createEdge({}), user: creator })
    await user.click(await screen.findByRole('button', { name: 'Publier la vidéo' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Veuillez corriger les erreurs dans le formulaire')
    expect(screen.getByText('Un fichier vidéo est requis')).toBeDefined()
    expect(screen.getByText('Le titre est requis')).toBeDefined()
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  })

  it('asks before it throws the draft away, and keeps it when the answer is no', async () => {
    const { screen, user } = renderApp({ path: '/upload', edge: createEdge({}), user: creator })
    const title = await screen.findByLabelText('Titre')
    await user.type(title, 'Un matin')
    const ask = async (answer: string) => {
      await user.click(screen.getByRole('button', { name: 'Effacer le brouillon' }))
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }))
    }
    await ask('Annuler')
    expect(screen.getByLabelText('Titre')).toHaveProperty('value', 'Un matin')
    await ask('Effacer le brouillon')
    await vi.waitFor(() => expect(screen.getByLabelText('Titre')).toHaveProperty('value', ''))
  })
})
