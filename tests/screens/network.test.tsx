import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
// Imported before the tests: on two busy cores this takes longer than the tests wait for a screen.
import '../../src/app/Layout/ToastHost.tsx'
import '../../src/app/routes/ModerationRoute.tsx'
import { NetworkNotice } from '../../src/app/network/NetworkNotice.tsx'
import { createEdge } from './support/edge.ts'
import { camille, renderApp } from './support/renderApp.tsx'

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

describe('a lost connection', () => {
  it('is announced politely, and so is its return', async () => {
    open(createEdge({ Home: home }))
    expect(notice()).toBe('')
    browserSays('offline')
    expect(notice()).toBe('Vous êtes hors ligne')
    browserSays('online')
    await waitFor(() => expect(notice()).toBe('De retour en ligne'))
  })

  it('leaves a screen without a response, which loads automatically when the server is reachable', async () => {
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

describe('the displayed data', () => {
  it('stays when it cannot be refetched, and is refetched on demand', async () => {
    const reports = (id: string) => ({
      data: { heldCommentsCount: 0, reports: { __typename: 'ReportPage', items: [reportOf(id)], nextCursor: null } },
    })
    const edge = createEdge({ Moderation: reports('ada') })
    const { app, user } = renderApp({ path: '/moderation', edge, user: { ...camille, roleName: 'Modérateur' } })
    render(<NetworkNotice edge={app.edge} />)
    await screen.findByText('chaîne de ada')
    edge.answers['Moderation'] = { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' }
    await user.click(screen.getByRole('button', { name: 'Actualiser' }))
    expect((await screen.findAllByText('Erreur lors du chargement des données')).length).toBeGreaterThan(0)
    expect(screen.getByText('chaîne de ada')).toBeDefined()
    edge.answers['Moderation'] = reports('zoé')
    await user.click(await screen.findByRole('button', { name: 'Réessayer', hidden: true }))
    expect(await screen.findByText('chaîne de zoé')).toBeDefined()
    await waitFor(() => expect(screen.queryByText('Réessayer')).toBeNull())
  })
})

const person = { __typename: 'Person', id: 'u2', username: 'max', avatarUrl: null }
const reportOf = (id: string) => ({
  __typename: 'Report',
  id,
  reason: 'spam',
  text: '',
  status: 'open',
  decision: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  closedAt: null,
  reporter: person,
  closedBy: null,
  subject: {
    __typename: 'ReportSubject',
    id,
    kind: 'channel',
    text: `chaîne de ${id}`,
    author: person,
    thumbnailUrl: null,
    content: null,
    isHidden: false,
  },
})
