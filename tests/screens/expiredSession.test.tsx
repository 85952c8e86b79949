import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const expired = { code: 'SESSION_EXPIRED', message: 'Votre session a expiré, reconnectez-vous' }
const operations = ['History', 'Library', 'Playlists', 'Settings', 'Subscriptions', 'Dashboard', 'CurrentViewer', 'Providers']

describe('a personal page opened with an expired session', () => {
  it.each(['/history', '/profile', '/playlist', '/settings', '/subscriptions', '/dashboard'])(
    '%s shows it, and returns to the page after the sign-in',
    async (path) => {
      const edge = createEdge(Object.fromEntries(operations.map((name) => [name, expired])))
      const { screen, user } = renderApp({ path, edge, user: { ...camille, isCreator: true, roleName: 'Creators' } })
      expect(await screen.findByRole('heading', { name: 'Votre session a expiré' })).toBeDefined()
      const [signIn] = screen.getAllByRole('button', { name: 'Se connecter' })
      if (!signIn) throw new Error('nothing to sign in with')
      await user.click(signIn)
      expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
    },
  )
})
