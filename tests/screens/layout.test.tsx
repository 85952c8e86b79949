import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { toasts } from '../../src/ui/Toasts/toasts.ts'
import { createEdge } from './support/edge.ts'
import { homeData } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const answering = () => createEdge({ Home: ({ variables }) => ({ data: homeData(variables) }), Logout: { data: { logout: true } } })

describe('the layout', () => {
  it('links only to existing screens, for a guest', async () => {
    const { screen } = renderApp({ path: '/', edge: answering() })
    const navigation = await screen.findByRole('navigation', { name: 'Navigation principale' })
    const links = within(navigation).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Accueil', '/'],
      ['Explorer', '/explore/recommended'],
      ['Se connecter', '/login'],
    ])
    expect(within(navigation).getByRole('list', { name: 'Compte' })).toBeDefined()
  })

  it('has the library and the log-out for a signed-in user', async () => {
    const { screen } = renderApp({ path: '/', edge: answering(), user: camille })
    const library = await screen.findByRole('list', { name: 'Bibliothèque' })
    expect(within(library).getByRole('link', { name: 'Ma chaîne' }).getAttribute('href')).toBe('/Dashboard')
    expect(within(library).getByRole('button', { name: 'Se déconnecter' })).toBeDefined()
    expect(screen.queryByRole('list', { name: 'Compte' })).toBeNull()
  })

  it('leads members to the upload from the bar', async () => {
    const { screen } = renderApp({ path: '/', edge: answering(), user: camille })
    const bar = within(await screen.findByRole('banner'))
    expect((await bar.findByRole('link', { name: 'Télécharger une vidéo' })).getAttribute('href')).toBe('/upload')
  })

  it('marks the current screen', async () => {
    const { screen } = renderApp({ path: '/', edge: answering() })
    expect((await screen.findByRole('link', { name: 'Accueil' })).getAttribute('aria-current')).toBe('page')
  })

  it('names its operator and the year', async () => {
    const { screen } = renderApp({ path: '/', edge: answering() })
    expect((await screen.findByRole('contentinfo')).textContent).toMatch(/^© 2025 Lucarne, plateforme française de partage de vidéos/)
  })

  it('says another name of the site in its bar, its title and its footer, and whose software it is', async () => {
    document.head.innerHTML = '<meta name="application-name" content="Ma télé">'
    try {
      const { screen } = renderApp({ path: '/', edge: answering() })
      expect(within(await screen.findByRole('banner')).getByRole('link', { name: 'Ma télé, accueil' }).textContent).toBe('Ma télé')
      expect(await screen.findByRole('heading', { name: 'Bienvenue sur Ma télé' })).toBeDefined()
      expect(document.title).toBe('Accueil — Ma télé')
      expect((await screen.findByRole('contentinfo')).textContent).toMatch(/^Ma télé, propulsé par Lucarne/)
    } finally {
      document.head.innerHTML = ''
    }
  })

  it('opens the same navigation in a drawer, and closes it when a link is followed', async () => {
    const { screen, user } = renderApp({ path: '/', edge: answering() })
    await user.click(await screen.findByRole('button', { name: 'Ouvrir le menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await user.click(within(drawer).getByRole('link', { name: 'Se connecter' }))
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the inspector', () => {
  it('is told what the toasts do', async () => {
    const inspected: string[] = []
    const inspect = {
      next: (event: InspectionEvent) => {
        if (event.type === '@xstate.snapshot' && 'machine' in event.snapshot) inspected.push(event.event.type)
      },
    }
    const { screen } = renderApp({ path: '/', edge: answering(), inspect })
    const id = toasts.show({ title: 'Brouillon sauvegardé' })
    expect(await screen.findByText('Brouillon sauvegardé')).toBeDefined()
    toasts.close(id)
    await expect.poll(() => inspected).toEqual(expect.arrayContaining(['toast.show', 'toast.close']))
  })
})

describe('a stored session', () => {
  it('does not redirect a deep link', async () => {
    const { screen } = renderApp({ path: '/nulle-part', edge: answering(), user: camille })
    expect(await screen.findByRole('list', { name: 'Bibliothèque' })).toBeDefined()
    expect(await screen.findByRole('heading', { name: '404' })).toBeDefined()
    expect(location.pathname).toBe('/nulle-part')
  })

  it('is removed when its user cannot be parsed', async () => {
    localStorage.setItem('userToken', 'stored-token')
    localStorage.setItem('userData', '{"id": 12')
    const { screen } = renderApp({ path: '/', edge: answering() })
    expect(await screen.findByRole('heading', { name: 'Bienvenue sur Lucarne' })).toBeDefined()
    expect(localStorage.getItem('userToken')).toBeNull()
    expect(localStorage.getItem('userData')).toBeNull()
  })
})

describe('logging out', () => {
  it('says so on a personal page while the server has not answered, instead of an empty page', async () => {
    const { promise, resolve } = Promise.withResolvers<{ data: { logout: true } }>()
    const edge = createEdge({ ...answering().answers, Logout: () => promise })
    const { screen, user } = renderApp({ path: '/history', edge, user: camille })
    await screen.findByRole('heading', { level: 1, name: 'Historique' })
    const library = screen.getByRole('list', { name: 'Bibliothèque' })
    await user.click(within(library).getByRole('button', { name: 'Se déconnecter' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Déconnexion...' })).toBeDefined()
    resolve({ data: { logout: true } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Bienvenue sur Lucarne' })).toBeDefined()
  })

  it('revokes the session, clears the storage and shows the guest’s home, fetched again', async () => {
    const edge = answering()
    const { screen, user } = renderApp({ path: '/', edge, user: camille })
    await screen.findByRole('heading', { name: 'Bienvenue, camille' })
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Se déconnecter' }))
    expect(await screen.findByRole('heading', { name: 'Bienvenue sur Lucarne' })).toBeDefined()
    expect(await screen.findByRole('region', { name: 'Top Créateurs' })).toBeDefined()
    expect(localStorage.getItem('userToken')).toBeNull()
    expect(localStorage.getItem('userData')).toBeNull()
    expect(edge.requests.map(({ operation, token }) => [operation, token])).toEqual([
      ['Home', 'stored-token'],
      ['Logout', 'stored-token'],
      ['Home', null],
    ])
  })

  it('moves the focus from the removed button to the title of the home page, also on the home page', async () => {
    const { screen, user } = renderApp({ path: '/', edge: answering(), user: camille })
    await screen.findByRole('heading', { name: 'Bienvenue, camille' })
    within(screen.getByRole('banner')).getByRole('button', { name: 'Se déconnecter' }).focus()
    await user.keyboard('{Enter}')
    const title = await screen.findByRole('heading', { name: 'Bienvenue sur Lucarne' })
    await expect.poll(() => document.activeElement).toBe(title)
  })

  it('in another tab signs this one out as well', async () => {
    const { screen } = renderApp({ path: '/', edge: answering(), user: camille })
    await screen.findByRole('heading', { name: 'Bienvenue, camille' })
    localStorage.removeItem('userToken')
    dispatchEvent(new StorageEvent('storage', { key: 'userToken', oldValue: 'stored-token', newValue: null }))
    expect(await screen.findByRole('heading', { name: 'Bienvenue sur Lucarne' })).toBeDefined()
  })

  it('in another tab is noticed by a page that the browser kept meanwhile, once it is shown again', async () => {
    const { screen } = renderApp({ path: '/', edge: answering(), user: camille })
    await screen.findByRole('heading', { name: 'Bienvenue, camille' })
    dispatchEvent(new Event('pageshow'))
    expect(screen.getByRole('heading', { name: 'Bienvenue, camille' })).toBeDefined()
    localStorage.removeItem('userToken')
    dispatchEvent(new Event('pageshow'))
    expect(await screen.findByRole('heading', { name: 'Bienvenue sur Lucarne' })).toBeDefined()
  })
})

describe('a session that the server refuses', () => {
  const expired = () =>
    createEdge({
      Home: ({ token, variables }) =>
        token === null ? { data: homeData(variables) } : { code: 'SESSION_EXPIRED', message: 'Votre session a expiré, reconnectez-vous' },
    })

  it('keeps the page, clears the storage and offers to sign in again', async () => {
    const { screen, user } = renderApp({ path: '/', edge: expired(), user: camille })
    expect(await screen.findByText('Votre session a expiré, reconnectez-vous')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Bienvenue, camille' })).toBeDefined()
    expect(await screen.findByRole('region', { name: 'Recommandations' })).toBeDefined()
    expect(localStorage.getItem('userToken')).toBeNull()
    await user.click(within(screen.getByRole('main').parentElement ?? document.body).getByRole('button', { name: 'Se connecter' }))
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
  })
})
