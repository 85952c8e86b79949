import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { homeData, openRegistration, viewer } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const session = { __typename: 'Session', token: 'new-token', viewer }

const providers = (isConfigured: boolean) => ({
  data: {
    __typename: 'Query',
    providers: [
      { __typename: 'Provider', name: 'google', label: 'Google', isConfigured },
      { __typename: 'Provider', name: 'microsoft', label: 'Microsoft', isConfigured: false },
    ],
  },
})

const edgeWith = (answers: Parameters<typeof createEdge>[0]) =>
  createEdge({
    Providers: providers(false),
    Registration: openRegistration,
    Home: ({ variables }) => ({ data: homeData(variables) }),
    ...answers,
  })

const noExtras = { invitation: null, answer: '', acceptsTerms: false, reason: '' }

const accepting = () => edgeWith({ Login: { data: { __typename: 'Mutation', login: session } } })

describe('the sign-in page', () => {
  it('has a link to the home page', async () => {
    const { screen } = renderApp({ path: '/login', edge: accepting() })
    expect((await screen.findByRole('link', { name: 'Retour à l’accueil' })).getAttribute('href')).toBe('/')
  })

  it('redirects a signed-in user to the home page', async () => {
    const { screen } = renderApp({ path: '/login', edge: accepting(), user: camille })
    expect(await screen.findByRole('heading', { name: 'Bienvenue, camille' })).toBeDefined()
    expect(location.pathname).toBe('/')
  })

  it('shows the missing fields, without a request', async () => {
    const edge = accepting()
    const { screen, user } = renderApp({ path: '/login', edge })
    await user.click(await screen.findByRole('button', { name: 'Se connecter' }))
    expect(within(await screen.findByRole('alert')).getByText('Veuillez remplir tous les champs')).toBeDefined()
    const email = screen.getByRole('textbox', { name: 'E-mail' })
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(email)
    expect(screen.getAllByText('À remplir')).toHaveLength(2)
    expect(edge.requests.map(({ operation }) => operation)).toEqual(['Providers', 'Registration'])
  })

  it('shows on «Enter» the errors of its own rules, and no others', async () => {
    const { screen, user } = renderApp({ path: '/login', edge: accepting() })
    const email = await screen.findByRole('textbox', { name: 'E-mail' })
    await user.type(email, 'x{Enter}')
    expect(await screen.findAllByText('À remplir')).toHaveLength(1)
    expect(email.getAttribute('aria-invalid')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Mot de passe'))
  })

  it('has a title for each of its tabs', async () => {
    const { screen, user } = renderApp({ path: '/login', edge: accepting() })
    await user.click(await screen.findByRole('tab', { name: 'Inscription' }))
    expect(document.title).toBe('Inscription — Lucarne')
    await user.click(screen.getByRole('tab', { name: 'Connexion' }))
    expect(document.title).toBe('Connexion — Lucarne')
  })

  it.each([
    ['the header', 'banner'],
    ['the sidebar', 'navigation'],
  ])('returns to the page whose link in %s led to it', async (_place, role) => {
    const { screen, user } = renderApp({ path: '/search?q=bois', edge: accepting() })
    await user.click(within(await screen.findByRole(role)).getByRole('link', { name: 'Se connecter' }))
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'camille@example.org')
    await user.type(screen.getByLabelText('Mot de passe'), 'Un.mot.2.passe{Enter}')
    await expect.poll(() => location.pathname + location.search).toBe('/search?q=bois')
  })

  it('forgets the return address once it is left', async () => {
    const { screen, user, app } = renderApp({ path: '/search?q=bois', edge: accepting() })
    await user.click(within(await screen.findByRole('banner')).getByRole('link', { name: 'Se connecter' }))
    await user.click(await screen.findByRole('link', { name: 'Retour à l’accueil' }))
    expect(app.session.getSnapshot().context.returnTo).toBeNull()
  })

  it('signs in, stores the session and goes home', async () => {
    const edge = accepting()
    const { screen, user } = renderApp({ path: '/login', edge })
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'camille@example.org')
    await user.type(screen.getByLabelText('Mot de passe'), 'Un.mot.2.passe{Enter}')
    expect(await screen.findByRole('heading', { name: 'Bienvenue, camille' })).toBeDefined()
    expect(localStorage.getItem('userToken')).toBe('new-token')
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(camille)
    expect(edge.requests.at(-1)).toEqual({ operation: 'Home', variables: { isGuest: false }, token: 'new-token' })
  })

  it('shows «Connexion...» while the request is in flight', async () => {
    const edge = edgeWith({ Login: () => new Promise(() => undefined) })
    const { screen, user } = renderApp({ path: '/login', edge })
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'camille@example.org')
    await user.type(screen.getByLabelText('Mot de passe'), 'secret{Enter}')
    expect(await screen.findByRole('button', { name: 'Connexion...' })).toBeDefined()
  })

  it('shows a refusal in an alert that can be dismissed, and keeps the typed text', async () => {
    const edge = edgeWith({ Login: { code: 'BAD_CREDENTIALS', message: 'E-mail ou mot de passe incorrect' } })
    const { screen, user } = renderApp({ path: '/login', edge })
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'camille@example.org')
    await user.type(screen.getByLabelText('Mot de passe'), 'faux{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Erreur lors de la connexionE-mail ou mot de passe incorrect')
    expect(within(alert).getByText('Erreur lors de la connexion').tagName).toBe('STRONG')
    await user.click(within(alert).getByRole('button', { name: 'Fermer' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByDisplayValue('camille@example.org')).toBeDefined()
  })

  it('shows the catalogue’s message once when there is no reason', async () => {
    const { screen, user } = renderApp({
      path: '/login',
      edge: edgeWith({ Login: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' } }),
    })
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'camille@example.org')
    await user.type(screen.getByLabelText('Mot de passe'), 'secret{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Erreur lors de la connexion')
  })

  it('shows and hides the password', async () => {
    const { screen, user } = renderApp({ path: '/login', edge: accepting() })
    const password = await screen.findByLabelText('Mot de passe')
    expect(password.getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
    expect(password.getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }))
    expect(password.getAttribute('type')).toBe('password')
  })

  it.each(['Google', 'Microsoft'])('shows why %s cannot be used', async (name) => {
    const { screen, user } = renderApp({ path: '/login', edge: accepting() })
    const button = await screen.findByRole('button', { name: `Continuer avec ${name}` })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.hover(button)
    expect(await screen.findByText(`${name} n’est pas configuré sur ce site`)).toBeDefined()
  })

  it('redirects to a configured provider, and stores the page to return to', async () => {
    const { screen, user } = renderApp({ path: '/settings?tab=channel', edge: edgeWith({ Providers: providers(true) }) })
    const link = await screen.findByRole('link', { name: 'Continuer avec Google' })
    expect(link.getAttribute('href')).toBe('/api/auth/google')
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(sessionStorage.getItem('signInReturn')).toBe('/settings?tab=channel')
    expect(screen.getByRole('button', { name: 'Continuer avec Microsoft' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Microsoft n’est pas configuré sur ce site.')).toBeDefined()
  })

  it('offers the operator’s own provider after the usual two', async () => {
    const own = { __typename: 'Provider', name: 'ville', label: 'la Ville de Nantes', isConfigured: true }
    const answer = { data: { ...providers(false).data, providers: [...providers(false).data.providers, own] } }
    const { screen } = renderApp({ path: '/login', edge: edgeWith({ Providers: answer }) })
    expect((await screen.findByRole('link', { name: 'Continuer avec la Ville de Nantes' })).getAttribute('href')).toBe('/api/auth/ville')
    expect(screen.getAllByText(/^Continuer avec/).map(({ textContent }) => textContent)).toEqual([
      'Continuer avec Google',
      'Continuer avec Microsoft',
      'Continuer avec la Ville de Nantes',
    ])
    expect(screen.getByText('Google et Microsoft ne sont pas configurés sur ce site.')).toBeDefined()
  })

  it('says of all services at once that none is configured', async () => {
    const { screen } = renderApp({ path: '/login', edge: edgeWith({ Providers: providers(false) }) })
    expect(await screen.findByText('Ces services ne sont pas configurés sur ce site.')).toBeDefined()
  })
})

describe('the registration', () => {
  async function openRegistration(answers: Parameters<typeof createEdge>[0]) {
    const edge = edgeWith(answers)
    const rendered = renderApp({ path: '/login', edge })
    await rendered.user.click(await rendered.screen.findByRole('tab', { name: 'Inscription' }))
    return { ...rendered, edge }
  }

  it('marks each password rule as soon as it is met', async () => {
    const { screen, user } = await openRegistration({})
    const lights = (): (string | null)[] =>
      screen.getAllByText(/^: (respecté|manquant)$/).map((light) => light.parentElement?.textContent ?? null)
    await user.type(screen.getByLabelText('Mot de passe'), 'abcD1')
    expect(lights()).toEqual([
      '8 caractères : manquant',
      'une majuscule : respecté',
      'une minuscule : respecté',
      'un chiffre : respecté',
      'un caractère spécial : manquant',
    ])
  })

  it('shows the server’s errors under their fields', async () => {
    const message = 'Cette adresse e-mail est déjà utilisée'
    const { screen, user } = await openRegistration({ Register: { code: 'EMAIL_TAKEN', message, fields: { email: message } } })
    await user.type(screen.getByRole('textbox', { name: 'Nom d’utilisateur' }), 'camille')
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'camille@example.org')
    await user.type(screen.getByLabelText('Mot de passe'), 'Un.mot.2.passe{Enter}')
    expect(await screen.findAllByText(message)).toHaveLength(2)
    expect(screen.getByRole('textbox', { name: 'E-mail' }).getAttribute('aria-invalid')).toBe('true')
  })

  it('creates the account, shows «Création...» during the request and goes home signed in', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const { screen, user, edge } = await openRegistration({
      Register: async () => {
        await promise
        return { data: { __typename: 'Mutation', register: session } }
      },
    })
    await user.type(screen.getByRole('textbox', { name: 'Nom d’utilisateur' }), 'camille')
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'camille@example.org')
    await user.type(screen.getByLabelText('Mot de passe'), 'Un.mot.2.passe')
    await user.click(screen.getByRole('button', { name: 'Créer mon compte' }))
    expect(await screen.findByRole('button', { name: 'Création...' })).toBeDefined()
    resolve(undefined)
    expect(await screen.findByRole('heading', { name: 'Bienvenue, camille' })).toBeDefined()
    expect(edge.requests.find(({ operation }) => operation === 'Register')?.variables).toEqual({
      input: { username: 'camille', firstname: '', lastname: '', email: 'camille@example.org', password: 'Un.mot.2.passe', ...noExtras },
    })
  })
})
