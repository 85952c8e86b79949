import { render, screen as page, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppProviders } from '../../src/app/AppProviders.tsx'
import { createApp } from '../../src/app/createApp.ts'
import { startNavigation } from '../../src/app/ScreenFrame/startNavigation.ts'
import { Routes } from '../../src/app/routes/routes.tsx'
import { createEdge } from './support/edge.ts'
import { homeData, viewer } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const session = { __typename: 'Session', token: 'new-token', viewer }
const exchanged = { data: { __typename: 'Mutation', exchangeSignIn: session } }

function open(path: string, answers: Parameters<typeof createEdge>[0] = {}, user?: typeof camille) {
  const edge = createEdge({ Home: ({ variables }) => ({ data: homeData(variables) }), ...answers })
  return { edge, ...renderApp({ path, edge, ...(user ? { user } : {}) }) }
}
const count = (edge: ReturnType<typeof createEdge>, operation: string) =>
  edge.requests.filter((request) => request.operation === operation).length

beforeEach(() => sessionStorage.clear())

describe('the return from a provider', () => {
  it('exchanges its code once and goes home, signed in; the code is removed from the address', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const { screen, edge } = open('/oauth-callback?token=code.1', {
      ExchangeSignIn: async () => {
        await promise
        return exchanged
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Authentification en cours...' })).toBeDefined()
    expect(screen.getByText('Veuillez patienter').tagName).toBe('OUTPUT')
    await waitFor(() => expect(location.href).not.toContain('code.1'))
    resolve(undefined)
    expect(await screen.findByRole('heading', { name: 'Bienvenue, camille' })).toBeDefined()
    expect(location.pathname).toBe('/')
    expect(localStorage.getItem('userToken')).toBe('new-token')
    expect(count(edge, 'ExchangeSignIn')).toBe(1)
  })

  it('exchanges it once in StrictMode too, which runs effects twice', async () => {
    const edge = createEdge({ ExchangeSignIn: exchanged, Home: ({ variables }) => ({ data: homeData(variables) }) })
    history.replaceState(null, '', '/oauth-callback?token=code.1')
    const openDrafts = () => ({
      load: async () => [],
      save: async () => undefined,
      find: async () => null,
      discard: async () => undefined,
      isKept: () => true,
      keepOrder: async () => undefined,
    })
    const app = createApp({ graphqlUrl: 'http://localhost/graphql', fetch: edge.fetch, openDrafts, navigation: startNavigation({}) })
    const { unmount } = render(
      <StrictMode>
        <AppProviders app={app}>
          <Routes />
        </AppProviders>
      </StrictMode>,
    )
    expect(await page.findByRole('heading', { name: 'Bienvenue, camille' })).toBeDefined()
    expect(count(edge, 'ExchangeSignIn')).toBe(1)
    unmount()
    app.stop()
  })

  it('returns to the page that required the sign-in, and to no other site', async () => {
    sessionStorage.setItem('signInReturn', '//ailleurs.example/x')
    const { screen } = open('/oauth-callback?token=code.1', { ExchangeSignIn: exchanged })
    expect(await screen.findByRole('heading', { name: 'Bienvenue, camille' })).toBeDefined()
    expect(sessionStorage.getItem('signInReturn')).toBeNull()
  })

  it('replaces the current session, which is closed', async () => {
    const { screen, edge } = open(
      '/oauth-callback?token=code.1',
      { ExchangeSignIn: exchanged, Logout: { data: { __typename: 'Mutation', logout: true } } },
      camille,
    )
    expect(await screen.findByRole('heading', { name: 'Bienvenue, camille' })).toBeDefined()
    expect(localStorage.getItem('userToken')).toBe('new-token')
    expect(edge.requests.find(({ operation }) => operation === 'Logout')?.token).toBe('stored-token')
  })

  it.each(['SIGN_IN_EXPIRED', 'SESSION_EXPIRED', 'UNAUTHENTICATED'])(
    'that is refused with %s does not change the current session',
    async (code) => {
      const refusal = { code, message: 'Cette connexion a expiré ou a déjà servi, recommencez' }
      const { screen, app, edge } = open('/oauth-callback?token=x', { ExchangeSignIn: refusal }, camille)
      expect(await screen.findByText(refusal.message)).toBeDefined()
      expect(app.session.getSnapshot().hasTag('signedIn')).toBe(true)
      expect(localStorage.getItem('userToken')).toBe('stored-token')
      expect(edge.requests.find(({ operation }) => operation === 'ExchangeSignIn')?.token).toBeNull()
    },
  )

  it.each([
    ['?error=SIGN_IN_REFUSED', 'La connexion a été annulée'],
    ['?error=SIGN_IN_REFUSED&provider=google', 'Erreur lors de la connexion avec Google. La connexion a été annulée'],
    [
      '?error=PROVIDER_UNAVAILABLE&provider=microsoft',
      'Erreur lors de la connexion avec Microsoft. Le service de connexion ne répond pas, réessayez dans un instant',
    ],
    ['?error=SIGN_IN_REFUSED&provider=<b>', 'La connexion a été annulée'],
    ['?error=EMAIL_UNVERIFIED&provider=toString', 'Le service de connexion n’a pas vérifié votre adresse e-mail'],
    ['?error=EMAIL_UNVERIFIED', 'Le service de connexion n’a pas vérifié votre adresse e-mail'],
    ['?error=<b>Bonjour</b>', 'Une erreur est survenue lors de l’authentification OAuth'],
    ['', 'Token non trouvé dans l’URL'],
  ])('shows why it failed: %s', async (search, message) => {
    const { screen } = open(`/oauth-callback${search}`)
    expect(await screen.findByRole('heading', { name: 'Erreur d’authentification' })).toBeDefined()
    expect(screen.getByText(message)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Retour à la connexion' }).getAttribute('href')).toBe('/login')
  })

  it('shows that the code has expired', async () => {
    const message = 'Cette connexion a expiré ou a déjà servi, recommencez'
    const { screen } = open('/oauth-callback?token=code.1', { ExchangeSignIn: { code: 'SIGN_IN_EXPIRED', message } })
    expect(await screen.findByText(message)).toBeDefined()
  })

  it('redirects a signed-in user without a code to the home page', async () => {
    const { screen } = open('/oauth-callback', {}, camille)
    expect(await screen.findByRole('heading', { name: 'Bienvenue, camille' })).toBeDefined()
  })
})

describe('an e-mail that has an account', () => {
  it('is linked with its password, with as many attempts as needed', async () => {
    const message = 'E-mail ou mot de passe incorrect'
    const { screen, user, edge } = open('/oauth-callback?error=ACCOUNT_EXISTS&link=link-1', {
      LinkIdentity: { code: 'BAD_CREDENTIALS', message },
    })
    expect(await screen.findByRole('heading', { name: 'Relier votre compte' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Relier et se connecter' }))
    expect(within(await screen.findByRole('alert')).getByText('Veuillez remplir tous les champs')).toBeDefined()
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'camille@example.org')
    await user.type(screen.getByLabelText('Mot de passe'), 'faux{Enter}')
    expect(await screen.findByText(message)).toBeDefined()
    edge.answers['LinkIdentity'] = { data: { __typename: 'Mutation', linkIdentity: session } }
    await user.click(screen.getByRole('button', { name: 'Relier et se connecter' }))
    expect(await screen.findByRole('heading', { name: 'Bienvenue, camille' })).toBeDefined()
    const input = { link: 'link-1', email: 'camille@example.org', password: 'faux' }
    expect(edge.requests.findLast(({ operation }) => operation === 'LinkIdentity')?.variables).toEqual({ input })
  })
})
