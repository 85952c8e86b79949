import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { homeData, ownRules, ownSettings, viewer } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const roles = [
  { __typename: 'RoleChoice', id: 'role-1', name: 'Utilisateur', isSelfAssignable: true },
  { __typename: 'RoleChoice', id: 'role-2', name: 'Creators', isSelfAssignable: true },
  { __typename: 'RoleChoice', id: 'role-3', name: 'Administrateur', isSelfAssignable: false },
]
const session = (id: string, device: string, isCurrent: boolean) => ({
  __typename: 'OpenSession',
  id,
  device,
  isCurrent,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastSeenAt: '2026-11-01T10:00:00.000Z',
})
const ownChannel = { __typename: 'Channel', id: 'channel-1', name: 'Atelier', description: 'Du bois', bannerUrl: null, ...ownRules }
const person = { ...ownSettings, sessions: [session('s1', 'Firefox sur Windows', true)] }
const settings = (patch: object = {}): EdgeAnswer => ({ data: { __typename: 'Query', viewer: { ...person, ...patch }, roles } })
const saved = (patch: object = {}): EdgeAnswer => ({
  data: { __typename: 'Mutation', updateAccount: { ...viewer, hasPassword: true, isEmailVerified: true, ...patch } },
})

function open(answers: Parameters<typeof createEdge>[0] = {}, path = '/settings') {
  const edge = createEdge({ Settings: settings(), Home: ({ variables }) => ({ data: homeData(variables) }), ...answers })
  return { edge, ...renderApp({ path, edge, user: camille }) }
}
const sent = (edge: ReturnType<typeof createEdge>, operation: string) =>
  edge.requests.filter((request) => request.operation === operation).map(({ variables }) => variables)

beforeEach(() => sessionStorage.clear())

describe('the settings', () => {
  it('send a guest to the sign-in and return', async () => {
    const edge = createEdge({
      Settings: settings(),
      Login: { data: { __typename: 'Mutation', login: { __typename: 'Session', token: 't', viewer } } },
    })
    const { screen, user } = renderApp({ path: '/Settings', edge })
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'camille@example.org')
    await user.type(screen.getByLabelText('Mot de passe'), 'Un.mot.2.passe{Enter}')
    expect(await screen.findByRole('heading', { name: 'Paramètres', level: 1 })).toBeDefined()
    expect(location.pathname.toLowerCase()).toBe('/settings')
  })

  it('show that they failed to load, and can be closed or retried', async () => {
    const { screen, user, edge } = open({ Settings: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' } })
    expect(await screen.findByText('Erreur lors du chargement des données')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeDefined()
    edge.answers['Settings'] = settings()
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('textbox', { name: 'Prénom' })).toBeDefined()
  })

  it('keep the tab in the address, and the typed text of the other tab', async () => {
    const { screen, user } = open({ Settings: settings({ channel: ownChannel }) })
    await user.type(await screen.findByRole('textbox', { name: 'Prénom' }), '!')
    await user.click(screen.getByRole('tab', { name: 'Chaîne' }))
    expect(await screen.findByRole('textbox', { name: 'Nom d’affichage' })).toBeDefined()
    expect(location.search).toBe('?tab=channel')
    await user.click(screen.getByRole('tab', { name: 'Compte utilisateur' }))
    expect(await screen.findByDisplayValue('Camille!')).toBeDefined()
    expect(location.search).toBe('')
  })
})

describe('the account', () => {
  it('lists all roles, and disables those that users cannot choose', async () => {
    const { screen } = open()
    const options = within(await screen.findByRole('combobox', { name: 'Rôle' })).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ label, textContent, disabled }) => [label || textContent, disabled])).toEqual([
      ['Utilisateur', false],
      ['Creators', false],
      ['Administrateur', true],
    ])
  })

  it.each([
    ['Nom d’utilisateur', 'ab', 'Le nom d’utilisateur doit contenir au moins 3 caractères'],
    ['Nom d’utilisateur', 'a b c', 'Le nom d’utilisateur ne peut contenir que des lettres, chiffres et underscores'],
    ['Nom d’utilisateur', '', 'Veuillez remplir tous les champs obligatoires'],
    ['Prénom', '', 'Veuillez remplir tous les champs obligatoires'],
    ['Nom', '', 'Veuillez remplir tous les champs obligatoires'],
    ['E-mail', 'camille', 'Format d’email invalide'],
  ])('%s «%s» is refused at the field, which is focused', async (label, text, message) => {
    const { screen, user, edge } = open()
    const field = await screen.findByRole('textbox', { name: label })
    await user.clear(field)
    if (text !== '') await user.type(field, text)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText(message)).toBeDefined()
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(sent(edge, 'UpdateAccount')).toEqual([])
  })

  it('can be saved by a user without first and last name', async () => {
    const names = { firstname: '', lastname: '' }
    const { screen, user, edge } = open({ Settings: settings(names), UpdateAccount: saved({ ...names, username: 'camille2' }) })
    await user.type(await screen.findByRole('textbox', { name: 'Nom d’utilisateur' }), '2')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Compte mis à jour')).toBeDefined()
    expect(sent(edge, 'UpdateAccount')).toMatchObject([{ input: { ...names, username: 'camille2' } }])
  })

  it('requires the current password, and a strong new one typed twice', async () => {
    const { screen, user } = open()
    await user.click(await screen.findByRole('button', { name: 'Changer le mot de passe', expanded: false }))
    await user.type(screen.getByLabelText('Nouveau mot de passe'), 'facile')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Mot de passe actuel requis pour le changement')).toBeDefined()
    expect(screen.getByText('Le nouveau mot de passe ne respecte pas les critères de sécurité')).toBeDefined()
    expect(screen.getByText('Les mots de passe ne correspondent pas')).toBeDefined()
    expect(screen.getByText('8 caractères')).toBeDefined()
  })

  it('shows the server’s error at the same field, once', async () => {
    const message = 'Ce nom d’utilisateur est déjà pris'
    const { screen, user } = open({ UpdateAccount: { code: 'USERNAME_TAKEN', message, fields: { username: message } } })
    const field = await screen.findByRole('textbox', { name: 'Nom d’utilisateur' })
    await user.type(field, '2')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findAllByText(message)).toHaveLength(1)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByDisplayValue('camille2')).toBeDefined()
  })

  it('shows an error without a field in an alert', async () => {
    const { screen, user } = open({ UpdateAccount: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' } })
    await user.click(await screen.findByRole('button', { name: 'Enregistrer' }))
    expect(within(await screen.findByRole('alert')).getByText('Erreur lors de la mise à jour du compte')).toBeDefined()
  })

  it('saves, with the passwords when they are expanded, and collapses them', async () => {
    const { screen, user, edge } = open({ UpdateAccount: saved({ firstname: 'Zoé' }) })
    const field = await screen.findByRole('textbox', { name: 'Prénom' })
    await user.clear(field)
    await user.type(field, 'Zoé')
    await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }))
    await user.type(screen.getByLabelText('Mot de passe actuel'), 'Un.mot.2.passe')
    await user.type(screen.getByLabelText('Nouveau mot de passe'), 'Un.autre.2.passe')
    await user.type(screen.getByLabelText('Confirmer le nouveau mot de passe'), 'Un.autre.2.passe{Enter}')
    expect(await screen.findByText('Compte mis à jour')).toBeDefined()
    const { username, lastname } = camille
    const texts = { username, firstname: 'Zoé', lastname }
    expect(sent(edge, 'UpdateAccount')).toEqual([{ input: { ...texts, password: 'Un.autre.2.passe', currentPassword: 'Un.mot.2.passe' } }])
    expect(screen.queryByLabelText('Nouveau mot de passe')).toBeNull()
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual({ ...camille, firstname: 'Zoé' })
  })

  it('moves the focus from the collapsed passwords to the button that expands them', async () => {
    const { screen, user } = open({ UpdateAccount: saved() })
    const opener = await screen.findByRole('button', { name: 'Changer le mot de passe' })
    await user.click(opener)
    await user.type(screen.getByLabelText('Mot de passe actuel'), 'Un.mot.2.passe')
    await user.type(screen.getByLabelText('Nouveau mot de passe'), 'Un.autre.2.passe')
    await user.type(screen.getByLabelText('Confirmer le nouveau mot de passe'), 'Un.autre.2.passe{Enter}')
    await expect.poll(() => screen.queryByLabelText('Nouveau mot de passe')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(opener)
  })

  it('does not move the focus if the user moved it while the passwords were being saved', async () => {
    const { promise, resolve } = Promise.withResolvers<EdgeAnswer>()
    const { screen, user } = open({ UpdateAccount: () => promise })
    await user.click(await screen.findByRole('button', { name: 'Changer le mot de passe' }))
    await user.type(screen.getByLabelText('Mot de passe actuel'), 'Un.mot.2.passe')
    await user.type(screen.getByLabelText('Nouveau mot de passe'), 'Un.autre.2.passe')
    await user.type(screen.getByLabelText('Confirmer le nouveau mot de passe'), 'Un.autre.2.passe{Enter}')
    const saving = await screen.findByRole('button', { name: 'Enregistrement...' })
    saving.focus()
    resolve(saved())
    await expect.poll(() => screen.queryByLabelText('Nouveau mot de passe')).toBeNull()
    expect(document.activeElement).toBe(saving)
  })

  it('keeps the creator flag consistent with the role', async () => {
    const creators = { isCreator: true, role: { __typename: 'Role', id: 'role-2', name: 'Creators' } }
    const { screen, user, edge } = open({ UpdateAccount: saved(creators) })
    const flag = () => JSON.parse(localStorage.getItem('userData') ?? '').isCreator
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Rôle' }), 'Creators')
    await user.type(screen.getByLabelText('Mot de passe actuel'), 'Un.mot.2.passe{Enter}')
    await expect.poll(() => flag()).toBe(true)
    edge.answers['UpdateAccount'] = saved()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rôle' }), 'Utilisateur')
    await user.type(screen.getByLabelText('Mot de passe actuel'), 'Un.mot.2.passe{Enter}')
    await expect.poll(() => flag()).toBe(false)
  })

  it('requires the current password as long as the e-mail or the role differs from the saved one', async () => {
    const { screen, user } = open()
    const field = () => screen.queryByLabelText('Mot de passe actuel')
    const email = await screen.findByRole('textbox', { name: 'E-mail' })
    expect(field()).toBeNull()
    await user.type(email, '.fr')
    expect(field()).not.toBeNull()
    await user.type(email, '{Backspace}{Backspace}{Backspace}')
    expect(field()).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rôle' }), 'Creators')
    expect(field()).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }))
    expect(screen.getAllByLabelText('Mot de passe actuel')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Annuler les modifications' }))
    expect(field()).toBeNull()
  })

  it('shows at the field that the current password is missing or wrong, and keeps the typed text', async () => {
    const wrong = 'Le mot de passe actuel est incorrect'
    const refused = {
      code: 'INVALID_INPUT',
      message: 'Veuillez corriger les erreurs dans le formulaire',
      fields: { current_password: wrong },
    }
    const { screen, user, edge } = open({ UpdateAccount: refused })
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), '.fr')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Mot de passe actuel requis pour le changement')).toBeDefined()
    const field = screen.getByLabelText('Mot de passe actuel')
    expect(document.activeElement).toBe(field)
    expect(sent(edge, 'UpdateAccount')).toEqual([])
    await user.type(field, 'Pas.le.2.bon{Enter}')
    expect(await screen.findByText(wrong)).toBeDefined()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByDisplayValue(`${camille.email}.fr`)).toBeDefined()
    edge.answers['UpdateAccount'] = saved({ email: `${camille.email}.fr` })
    await user.clear(field)
    await user.type(field, 'Un.mot.2.passe{Enter}')
    expect(await screen.findByText('Compte mis à jour')).toBeDefined()
    const { username, firstname, lastname, email } = camille
    expect(sent(edge, 'UpdateAccount').at(-1)).toEqual({
      input: { username, firstname, lastname, email: `${email}.fr`, currentPassword: 'Un.mot.2.passe' },
    })
    expect(screen.queryByLabelText('Mot de passe actuel')).toBeNull()
  })

  it('requires a fresh sign-in with the provider from a user without a password, and restores the typed text afterwards', async () => {
    const { screen, user } = open({
      Settings: settings({ hasPassword: false }),
      Providers: {
        data: { __typename: 'Query', providers: [{ __typename: 'Provider', name: 'google', label: 'Google', isConfigured: true }] },
      },
      UpdateAccount: { code: 'REAUTHENTICATION_REQUIRED', message: 'Reconnectez-vous pour confirmer cette action' },
    })
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), '.fr')
    expect(screen.queryByLabelText('Mot de passe actuel')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const link = await screen.findByRole('link', { name: 'Continuer avec Google' })
    expect(screen.getByText('Reconnectez-vous pour confirmer cette action')).toBeDefined()
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(sessionStorage.getItem('signInReturn')).toBe('/settings')
    expect(Object.values(sessionStorage).join()).toContain(`${camille.email}.fr`)
  })

  it('refuses a file that is not an image, or too large, before it is sent', async () => {
    const { screen } = open()
    const { fireEvent } = await import('@testing-library/react')
    const input = (await screen.findByText('Choisissez une image ou déposez-la ici')).parentElement?.querySelector('input')
    if (!input) throw new Error('there is no file input')
    fireEvent.change(input, { target: { files: [new File(['texte'], 'notes.txt', { type: 'text/plain' })] } })
    expect(
      await screen.findByText('notes.txt\u00a0: Format d’image non supporté. Utilisez JPG, PNG ou WEBP', { normalizer: (text) => text }),
    ).toBeDefined()
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'grande.png', { type: 'image/png' })
    fireEvent.change(input, { target: { files: [large] } })
    expect(await screen.findByText('grande.png\u00a0: L’image ne peut pas dépasser 5MB', { normalizer: (text) => text })).toBeDefined()
  })
})

describe('unsaved changes', () => {
  it('hold a link back until the user has answered', async () => {
    const { screen, user } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Prénom' }), '!')
    const leave = async (answer: string): Promise<void> => {
      await user.click(screen.getAllByRole('link', { name: 'Accueil' })[0] ?? document.body)
      await user.click(await screen.findByRole('button', { name: answer }))
    }
    await leave('Rester ici')
    expect(location.pathname).toBe('/settings')
    expect(screen.getByDisplayValue('Camille!')).toBeDefined()
    await leave('Quitter la page')
    expect(await screen.findByRole('heading', { name: 'Bienvenue, camille' })).toBeDefined()
  })

  it('hold a search back until the user has answered, and then run it', async () => {
    const { screen, user } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Prénom' }), '!')
    await user.type(screen.getByPlaceholderText('Rechercher...'), 'guitare{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Quitter la page' }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/search?q=guitare'))
    expect(screen.queryByRole('button', { name: 'Quitter la page' })).toBeNull()
  })

  it('are required: otherwise no confirmation is shown', async () => {
    const { screen, user } = open()
    await screen.findByRole('textbox', { name: 'Prénom' })
    await user.click(screen.getAllByRole('link', { name: 'Accueil' })[0] ?? document.body)
    expect(await screen.findByRole('heading', { name: 'Bienvenue, camille' })).toBeDefined()
  })
})

describe('the channel', () => {
  it('shows a message to a user without a channel', async () => {
    const { screen } = open({}, '/settings?tab=channel')
    expect(await screen.findByRole('heading', { name: 'Aucune chaîne trouvée pour cet utilisateur' })).toBeDefined()
  })

  it('counts the description’s characters, and refuses one that is too long and an empty name', async () => {
    const { screen, user } = open(
      { Settings: settings({ channel: { ...ownChannel, description: 'a'.repeat(500) } }) },
      '/settings?tab=channel',
    )
    await user.clear(await screen.findByRole('textbox', { name: 'Nom d’affichage' }))
    expect(screen.getByText('500/500 caractères')).toBeDefined()
    await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'b')
    expect(screen.getByText('501/500 caractères')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Le nom d’affichage est requis')).toBeDefined()
    expect(screen.getByText('La description ne peut pas dépasser 500 caractères')).toBeDefined()
  })

  it('saves', async () => {
    const { screen, user, edge } = open(
      {
        Settings: settings({ channel: ownChannel }),
        UpdateChannel: { data: { __typename: 'Mutation', updateChannel: { ...ownChannel, name: 'Atelier du bois' } } },
      },
      '/settings?tab=channel',
    )
    await user.type(await screen.findByRole('textbox', { name: 'Nom d’affichage' }), ' du bois{Enter}')
    expect(await screen.findByText('Chaîne mise à jour')).toBeDefined()
    expect(sent(edge, 'UpdateChannel')).toEqual([{ channelId: 'channel-1', input: { name: 'Atelier du bois' } }])
  })
})

describe('sessions', () => {
  const two = settings({ sessions: [session('s2', 'Chrome sur Android', false), session('s1', 'Firefox sur Windows', true)] })

  it('mark this device, and close another one after a confirmation', async () => {
    const { screen, user, edge } = open({
      Settings: two,
      RevokeSession: { data: { __typename: 'Mutation', revokeSession: { __typename: 'RevokedSession', id: 's2' } } },
    })
    const here = (await screen.findByText('Cet appareil')).closest('li')
    expect(here?.textContent).toContain('Firefox sur Windows')
    await user.click(screen.getByRole('button', { name: 'Fermer la session Chrome sur Android' }))
    await user.click(await screen.findByRole('button', { name: 'Fermer la session' }))
    expect(await screen.findByText('Session fermée : Chrome sur Android')).toBeDefined()
    expect(screen.queryByText('Chrome sur Android')).toBeNull()
    expect(sent(edge, 'RevokeSession')).toEqual([{ id: 's2' }])
    expect(sent(edge, 'Settings')).toHaveLength(1)
  })
})

describe('deleting the account', () => {
  const wrong = 'Le mot de passe actuel est incorrect'

  it('requires the password, shows that it is wrong, and finally signs out', async () => {
    const { screen, user, edge } = open({
      DeleteAccount: {
        code: 'INVALID_INPUT',
        message: 'Veuillez corriger les erreurs dans le formulaire',
        fields: { current_password: wrong },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Supprimer mon compte' }))
    await user.type(await screen.findByLabelText('Mot de passe actuel'), 'faux{Enter}')
    expect(await screen.findByText(wrong)).toBeDefined()
    edge.answers['DeleteAccount'] = { data: { __typename: 'Mutation', deleteAccount: true } }
    await user.click(screen.getByRole('button', { name: 'Supprimer définitivement' }))
    expect(await screen.findByText('Votre compte a été supprimé')).toBeDefined()
    expect(location.pathname).toBe('/')
    expect(localStorage.getItem('userToken')).toBeNull()
    expect(sent(edge, 'Logout')).toEqual([])
  })

  it('requires a fresh sign-in with the provider from a user without a password, and returns here', async () => {
    const { screen, user } = open({
      Settings: settings({ hasPassword: false }),
      Providers: {
        data: { __typename: 'Query', providers: [{ __typename: 'Provider', name: 'google', label: 'Google', isConfigured: true }] },
      },
      DeleteAccount: { code: 'REAUTHENTICATION_REQUIRED', message: 'Reconnectez-vous pour confirmer cette action' },
    })
    await user.click(await screen.findByRole('button', { name: 'Supprimer mon compte' }))
    await user.click(await screen.findByRole('button', { name: 'Supprimer définitivement' }))
    const link = await screen.findByRole('link', { name: 'Continuer avec Google' })
    expect(screen.getByText('Reconnectez-vous pour confirmer cette action')).toBeDefined()
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(sessionStorage.getItem('signInReturn')).toBe('/settings')
  })
})
