import { cleanup, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Drafts } from '../../src/app/flows/upload/drafts.ts'
import type { Draft } from '../../src/machines/upload/upload/types.ts'
import { createEdge } from './support/edge.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const refused = { code: 'SESSION_EXPIRED', message: 'Votre session a expiré, reconnectez-vous' }
const { roleName, ...person } = { ...camille, roleName: 'Creators' }
const viewer = { __typename: 'Viewer', ...person, isCreator: true, role: { __typename: 'Role', id: 'role-creators', name: roleName } }
const creator = { ...camille, isCreator: true, roleName: 'Creators' }

describe('the upload page', () => {
  it('sends a guest to the sign-in', async () => {
    const { screen } = renderApp({ path: '/upload', edge: createEdge({}) })
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
    expect(location.pathname).toBe('/login')
  })

  it('shows a user without a channel that an upload requires one', async () => {
    const { screen } = renderApp({ path: '/upload', edge: createEdge({}), user: camille })
    expect(await screen.findByRole('heading', { name: 'Il vous faut une chaîne' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Devenir créateur' }).getAttribute('href')).toBe('/dashboard')
  })

  it('shows an administrator the form once they have a channel, whose role is not that of creators', async () => {
    const memberships = (kinds: readonly string[]) => ({
      data: {
        __typename: 'Query',
        viewer: {
          __typename: 'Viewer',
          id: camille.id,
          channelMemberships: kinds.map((kind) => ({ __typename: 'ChannelMembership', id: `channel-${kind}`, kind })),
        },
      },
    })
    const administrator = { ...camille, roleName: 'Administrateur' }
    const edge = createEdge({ UploadChannel: memberships(['invited']) })
    const { screen, app } = renderApp({ path: '/upload', edge, user: administrator })
    expect(await screen.findByRole('heading', { name: 'Il vous faut une chaîne' })).toBeDefined()
    app.stop()
    cleanup()
    const later = createEdge({ UploadChannel: memberships(['owner']) })
    const again = renderApp({ path: '/upload', edge: later, user: administrator })
    expect(await again.screen.findByRole('button', { name: 'Publier la vidéo' })).toBeDefined()
  })

  it('shows under each field what is missing, and focuses the first', async () => {
    const { screen, user } = renderApp({ path: '/upload', edge: createEdge({}), user: creator })
    await user.click(await screen.findByRole('button', { name: 'Publier la vidéo' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Veuillez corriger les erreurs dans le formulaire')
    expect(screen.getByText('Un fichier vidéo est requis')).toBeDefined()
    expect(screen.getByText('Le titre est requis')).toBeDefined()
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  })

  it('updates no other part of the page while it is rendered', async () => {
    const errors = vi.spyOn(console, 'error')
    const { screen } = renderApp({ path: '/upload', edge: createEdge({}), user: creator })
    await screen.findByRole('button', { name: 'Publier la vidéo' })
    expect(errors.mock.calls.filter(([message]) => String(message).startsWith('Cannot update a component'))).toEqual([])
    errors.mockRestore()
  })

  it('publishes by its button only, not by Enter at the end of a hashtag', async () => {
    const { screen, user } = renderApp({ path: '/upload', edge: createEdge({}), user: creator })
    await user.type(await screen.findByLabelText(/^Hashtags/), 'jardin{Enter}')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Le titre est requis')).toBeNull()
  })

  it('makes a chip of each hashtag that is finished, and removes them one by one', async () => {
    const { screen, user } = renderApp({ path: '/upload', edge: createEdge({}), user: creator })
    const field = await screen.findByLabelText<HTMLInputElement>(/^Hashtags/)
    const chips = () => screen.queryAllByRole('button', { name: /^Retirer #/ }).map((each) => each.getAttribute('aria-label')?.slice(8))
    await user.type(field, '#jardin potager,semis{Enter}')
    expect([chips(), field.value]).toEqual([['#jardin', '#potager', '#semis'], ''])
    await user.type(field, 'Jardin ')
    expect([chips(), field.value]).toEqual([['#jardin', '#potager', '#semis'], ''])
    await user.click(field)
    await user.paste('été, hiver')
    expect([chips(), field.value]).toEqual([['#jardin', '#potager', '#semis', '#été'], 'hiver'])
    await user.clear(field)
    await user.keyboard('{Backspace}')
    expect(chips()).toEqual(['#jardin', '#potager', '#semis'])
    await user.click(screen.getByRole('button', { name: 'Retirer #potager' }))
    expect(chips()).toEqual(['#jardin', '#semis'])
    expect(document.activeElement).toBe(field)
  })

  it('says at once which hashtag cannot be one', async () => {
    const { screen, user } = renderApp({ path: '/upload', edge: createEdge({}), user: creator })
    await user.type(await screen.findByLabelText(/^Hashtags/), 'deux-mots ')
    expect(screen.getByText('Les hashtags ne peuvent contenir que des lettres, chiffres et underscores')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Retirer #deux-mots' }))
    expect(screen.queryByText(/^Les hashtags ne peuvent/)).toBeNull()
  })

  it('shows immediately that the session was ended elsewhere, and keeps the form', async () => {
    const { screen } = renderApp({ path: '/upload', edge: createEdge({ CurrentViewer: refused }), user: creator })
    expect(await screen.findByText('Votre session a expiré, reconnectez-vous')).toBeDefined()
    expect(screen.getByLabelText('Titre')).toBeDefined()
    expect(screen.queryByText('Il vous faut une chaîne')).toBeNull()
  })

  it('keeps the typed text when the session ends, also once the banner is dismissed, and after signing in again', async () => {
    const edge = createEdge({ CurrentViewer: { data: { viewer } }, Login: { data: { login: { token: 'new-token', viewer } } } })
    const kept: Draft[] = []
    const openDrafts = (): Drafts => ({
      load: async () => kept.slice(-1).map((draft) => ({ draft, isVideoMissing: false })),
      save: async (_userId, draft) => void kept.push(draft),
      find: async () => null,
      discard: async () => undefined,
      isKept: () => true,
      keepOrder: async () => undefined,
    })
    const { app, screen, user } = renderApp({ path: '/upload', edge, user: creator, openDrafts })
    await user.type(await screen.findByLabelText('Titre'), 'Un matin')
    app.session.send({ type: 'session.expired', token: 'stored-token' })
    const banner = (await screen.findByText('Votre session a expiré, reconnectez-vous')).closest<HTMLElement>('[role]')
    expect(kept.at(-1)?.form.title, 'a sign-in may load the page anew').toBe('Un matin')
    await user.click(within(banner ?? document.body).getByRole('button', { name: 'Fermer' }))
    expect(screen.getByLabelText('Titre')).toHaveProperty('value', 'Un matin')

    await user.upload(
      screen.getByLabelText(/^Vidéo/, { selector: 'input[type="file"]' }),
      new File(['RIFF\0\0\0\0AVI '], 'matin.avi', { type: 'video/x-msvideo' }),
    )
    await expect.poll(() => screen.getByText('matin.avi')).toBeDefined()
    const publish = screen.getByRole('button', { name: 'Publier la vidéo' })
    await expect.poll(() => publish, { message: 'once the file is read' }).toHaveProperty('disabled', false)
    await user.click(publish)
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), camille.email)
    await user.type(screen.getByLabelText('Mot de passe'), 'Passe-partout7!{Enter}')
    expect(await screen.findByLabelText('Titre')).toHaveProperty('value', 'Un matin')
    expect(screen.getByText('matin.avi')).toBeDefined()
    expect(location.pathname).toBe('/upload')
  })

  it('shows that another tab logged out, and restores the form at the next sign-in', async () => {
    const edge = createEdge({ CurrentViewer: { data: { viewer } }, Login: { data: { login: { token: 'new-token', viewer } } } })
    let kept: Draft | null = null
    const openDrafts = (): Drafts => ({
      load: async () => (kept ? [{ draft: kept, isVideoMissing: false }] : []),
      save: async (_userId, draft) => void (kept = draft),
      find: async () => null,
      discard: async () => undefined,
      isKept: () => true,
      keepOrder: async () => undefined,
    })
    const { screen, user } = renderApp({ path: '/upload', edge, user: creator, openDrafts })
    await user.type(await screen.findByLabelText('Titre'), 'Un matin')
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(await screen.findByText('Votre session a été fermée dans un autre onglet', { selector: 'p' })).toBeDefined()
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), camille.email)
    await user.type(screen.getByLabelText('Mot de passe'), 'Passe-partout7!{Enter}')
    expect(await screen.findByLabelText('Titre')).toHaveProperty('value', 'Un matin')
  })

  it('shows nothing of a user’s work to the next one, also while it is still being stored', async () => {
    const edge = createEdge({ CurrentViewer: { data: { viewer } } })
    const openDrafts = (): Drafts => ({
      load: async () => [],
      save: () => Promise.withResolvers<void>().promise,
      find: async () => null,
      discard: async () => undefined,
      isKept: () => true,
      keepOrder: async () => undefined,
    })
    const { screen, user } = renderApp({ path: '/upload', edge, user: creator, openDrafts })
    await user.type(await screen.findByLabelText('Titre'), 'Un matin')
    localStorage.setItem('userData', JSON.stringify({ ...creator, id: 'user-grace', username: 'grace' }))
    localStorage.setItem('userToken', 'grace-token')
    dispatchEvent(new StorageEvent('storage', { key: 'userToken' }))
    expect(await screen.findByText('Chargement du brouillon...')).toBeDefined()
    expect(screen.queryByDisplayValue('Un matin')).toBeNull()
  })

  it('offers to discard only when there is something to discard', async () => {
    const { screen, user } = renderApp({ path: '/upload', edge: createEdge({}), user: creator })
    const discard = await screen.findByRole('button', { name: 'Effacer le brouillon', description: 'Le formulaire est vide' })
    await user.click(discard)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.type(screen.getByLabelText('Titre'), 'Un matin')
    await user.click(screen.getByRole('button', { name: 'Effacer le brouillon', description: '' }))
    expect(await screen.findByRole('alertdialog')).toBeDefined()
  })

  it('asks for confirmation before it discards the draft, and keeps it when the user cancels', async () => {
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
    await expect.poll(() => screen.getByLabelText('Titre')).toHaveProperty('value', '')
  })

  it('saves the draft by a button that keeps the focus once there is nothing more to save', async () => {
    const { screen, user } = renderApp({ path: '/upload', edge: createEdge({}), user: creator })
    await user.type(await screen.findByLabelText('Titre'), 'Un matin')
    screen.getByRole('button', { name: 'Sauvegarder en brouillon' }).focus()
    await user.keyboard('{Enter}')
    const saved = await screen.findByRole('button', { name: 'Brouillon sauvegardé', description: 'Rien n’a changé depuis la sauvegarde' })
    // A disabled button would lose the focus in every browser.
    expect(saved).toHaveProperty('disabled', false)
    expect(saved.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(saved)
    await user.type(screen.getByLabelText('Titre'), ' !')
    expect(screen.getByRole('button', { name: 'Sauvegarder en brouillon' }).getAttribute('aria-disabled')).toBeNull()
  })
})
