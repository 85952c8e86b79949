import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NetworkNotice } from '../../src/app/network/NetworkNotice.tsx'
import { createEdge } from './support/edge.ts'
import { renderApp } from './support/renderApp.tsx'

const home = { data: { __typename: 'Query', viewer: null, recommendations: [], trending: [], topCreators: [] } }
const unavailable = { code: 'API_UNAVAILABLE', message: 'Le service est momentanément indisponible' }

function browserSays(event: 'online' | 'offline'): void {
  act(() => void dispatchEvent(new Event(event)))
}

function open(edge: ReturnType<typeof createEdge>) {
  const opened = renderApp({ path: '/', edge })
  render(<NetworkNotice edge={opened.app.edge} />)
  return opened
}

const notice = () => screen.getByRole('status', { name: 'Connexion' }).textContent

describe('a connection that is lost', () => {
  it('is said politely, and so is its return', async () => {
    open(createEdge({ Home: home }))
    expect(notice()).toBe('')
    browserSays('offline')
    expect(notice()).toBe('Vous êtes hors ligne')
    browserSays('online')
    await waitFor(() => expect(notice()).toBe('De retour en ligne'))
  })

  it('leaves a screen without its answer, which comes by itself when the server is back', async () => {
    const edge = createEdge({ Home: unavailable }, () => {
      if (edge.answers['Home'] === unavailable) throw new TypeError('Failed to fetch')
      return { data: {} }
    })
    open(edge)
    expect(await screen.findByRole('heading', { name: 'Erreur de chargement' })).toBeDefined()
    await waitFor(() => expect(notice()).toBe('Le service ne répond pas, nouvel essai dans un instant…'))
    edge.answers['Home'] = home
    await waitFor(() => expect(notice()).toBe('De retour en ligne'))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Erreur de chargement' })).toBeNull())
  })
})
