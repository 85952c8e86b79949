import { within } from '@testing-library/react'
import { describe, expect, it, beforeEach, vi } from 'vitest'
import type { ErrorCode } from '../../src/shared/errorCodes.ts'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { homeData, noSecondFactor, ownSettings, viewer } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const session = { __typename: 'Session', token: 'new-token', viewer }
const providers = { data: { __typename: 'Query', providers: [] } }
const refused = (code: ErrorCode, fields: Record<string, string> = {}): EdgeAnswer => ({
  code,
  message: `${code} en toutes lettres`,
  fields,
})
const confirmed: EdgeAnswer = { data: { __typename: 'Mutation', confirmSignIn: session } }

function open(path: string, answers: Parameters<typeof createEdge>[0] = {}, user?: typeof camille) {
  const edge = createEdge({ Providers: providers, Home: ({ variables }) => ({ data: homeData(variables) }), ...answers })
  return { edge, ...renderApp({ path, edge, ...(user ? { user } : {}) }) }
}

beforeEach(() => sessionStorage.clear())

describe('a sign-in with a second factor', () => {
  it('asks for the code after the password, and leads to the page that asked for it', async () => {
    const { screen, user, edge } = open('/search?q=bois', { Login: refused('SECOND_FACTOR_REQUIRED'), ConfirmSignIn: confirmed })
    const [link] = await screen.findAllByRole('link', { name: 'Se connecter' })
    if (!link) throw new Error('no link')
    await user.click(link)
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'camille@example.org')
    await user.type(screen.getByLabelText('Mot de passe'), 'Un.mot.2.passe{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Encore une étape' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(localStorage.getItem('userToken')).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Code à six chiffres' }), '123456{Enter}')
    await expect.poll(() => location.pathname + location.search).toBe('/search?q=bois')
    expect(localStorage.getItem('userToken')).toBe('new-token')
    expect(edge.requests.find(({ operation }) => operation === 'ConfirmSignIn')?.variables).toEqual({ code: '123456' })
    expect(sessionStorage.getItem('signInReturn')).toBeNull()
  })

  it('takes a recovery code instead', async () => {
    const { screen, user, edge } = open('/account/second-step', { ConfirmSignIn: confirmed })
    await user.click(await screen.findByRole('button', { name: 'Utiliser un code de secours' }))
    await user.type(screen.getByRole('textbox', { name: 'Code de secours' }), 'abcd-efgh-ijkl-mnop{Enter}')
    await expect.poll(() => location.pathname).toBe('/')
    expect(edge.requests.find(({ operation }) => operation === 'ConfirmSignIn')?.variables).toEqual({ code: 'abcd-efgh-ijkl-mnop' })
  })

  it('shows a wrong code at its field only', async () => {
    const { screen, user } = open('/account/second-step', { ConfirmSignIn: refused('INVALID_INPUT', { code: 'Ce code ne convient pas' }) })
    const field = await screen.findByRole('textbox', { name: 'Code à six chiffres' })
    await user.type(field, '123456{Enter}')
    expect(await screen.findByText('Ce code ne convient pas')).toBeDefined()
    expect([field.getAttribute('aria-invalid'), screen.queryByText('INVALID_INPUT en toutes lettres')]).toEqual(['true', null])
  })

  it('begins again once it is over', async () => {
    const { screen, user } = open('/account/second-step', { ConfirmSignIn: refused('SIGN_IN_EXPIRED') })
    await user.type(await screen.findByRole('textbox', { name: 'Code à six chiffres' }), '123456{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Connexion expirée' })).toBeDefined()
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Se connecter' })
    expect(link.getAttribute('href')).toBe('/login')
  })

  it('is asked for by a provider that is being linked, too, and closes the session that it replaces', async () => {
    const answers = {
      LinkIdentity: refused('SECOND_FACTOR_REQUIRED'),
      ConfirmSignIn: confirmed,
      Logout: { data: { __typename: 'Mutation', logout: true } },
    }
    sessionStorage.setItem('signInReturn', '/search?q=bois')
    const { screen, user, edge } = open('/oauth-callback?error=ACCOUNT_EXISTS&link=l', answers, camille)
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'camille@example.org')
    await user.type(screen.getByLabelText('Mot de passe'), 'Un.mot.2.passe{Enter}')
    await user.type(await screen.findByRole('textbox', { name: 'Code à six chiffres' }), '123456{Enter}')
    await expect.poll(() => location.pathname + location.search).toBe('/search?q=bois')
    expect(edge.requests.map(({ operation }) => operation)).toContain('Logout')
  })
})

describe('the settings', () => {
  const settings = (secondFactor: object, hasPassword = true): EdgeAnswer => ({
    data: {
      __typename: 'Query',
      viewer: { ...ownSettings, hasPassword, secondFactor },
      roles: [],
    },
  })
  const active = { ...noSecondFactor, hasGenerator: true, recoveryCodes: 10 }
  const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh']
  const given = (field: string): EdgeAnswer => ({
    data: {
      __typename: 'Mutation',
      [field]: { __typename: 'RecoveryCodes', codes, viewer: { __typename: 'Viewer', id: viewer.id, secondFactor: active } },
    },
  })

  it('turn the second factor on: password, key, code, recovery codes', async () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    const setup = { __typename: 'SecondFactorSetup', secret, url: `otpauth://totp/Lucarne:camille?secret=${secret}` }
    const { screen, user, edge } = open(
      '/settings',
      {
        Settings: settings(noSecondFactor),
        BeginSecondFactor: { data: { __typename: 'Mutation', beginSecondFactor: setup } },
        TurnOnSecondFactor: given('turnOnSecondFactor'),
      },
      camille,
    )
    await user.click(await screen.findByRole('button', { name: 'Activer la validation en deux étapes' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(await screen.findByLabelText('Mot de passe actuel'), 'Un.mot.2.passe{Enter}')
    expect((await screen.findByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).tagName).toBe('CODE')
    expect((await screen.findByRole('img', { name: /^Code QR/ }, { timeout: 20_000 })).querySelector('[style]')).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Code à six chiffres' }), '123456{Enter}')
    for (const code of codes) expect(await screen.findByText(code)).toBeDefined()
    const download = screen.getByRole('link', { name: 'Télécharger' })
    expect(decodeURIComponent(download.getAttribute('href') ?? '')).toContain(codes.join('\n'))
    expect(download.getAttribute('download')).toBe('codes-de-secours.txt')
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(screen.getByRole('button', { name: 'Copier' }))
    expect(write).toHaveBeenCalledExactlyOnceWith(codes.join('\n'))
    expect(await screen.findByText('Codes copiés dans le presse-papiers')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'J’ai gardé mes codes' }))
    expect(await screen.findByText('Il reste 10 codes de secours.')).toBeDefined()
    expect(dialog.isConnected).toBe(false)
    const sent = edge.requests.filter(({ operation }) => operation.endsWith('SecondFactor')).map(({ variables }) => variables)
    expect(sent).toEqual([{ password: 'Un.mot.2.passe' }, { code: '123456' }])
  })

  it('turn it off after the password', async () => {
    const off = { __typename: 'Viewer', id: viewer.id, secondFactor: noSecondFactor }
    const answers = { Settings: settings(active), TurnOffSecondFactor: { data: { __typename: 'Mutation', turnOffSecondFactor: off } } }
    const { screen, user } = open('/settings', answers, camille)
    await user.click(await screen.findByRole('button', { name: 'Désactiver' }))
    await user.type(await screen.findByLabelText('Mot de passe actuel'), 'Un.mot.2.passe{Enter}')
    expect(await screen.findByRole('button', { name: 'Activer la validation en deux étapes' })).toBeDefined()
    expect(await screen.findByText('La validation en deux étapes est désactivée')).toBeDefined()
  })

  it.each([
    [0, 'Il ne reste aucun code de secours.', true],
    [1, 'Il reste un code de secours.', true],
    [3, 'Il reste 3 codes de secours.', false],
  ])('warn of few recovery codes: %i', async (recoveryCodes, text, isWarned) => {
    const { screen } = open('/settings', { Settings: settings({ ...active, recoveryCodes }) }, camille)
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.queryByText(/demandez de nouveaux codes/) !== null).toBe(isWarned)
  })

  it.each([
    [noSecondFactor, true],
    [active, false],
  ])('ask an administrator for it where the site does: %j', async (secondFactor, isAsked) => {
    const { screen } = open('/settings', { Settings: settings({ ...secondFactor, isRequired: true }) }, camille)
    await screen.findByRole('heading', { name: 'Validation en deux étapes' })
    expect(screen.queryByText(/Ce site demande à ses administrateurs/) !== null).toBe(isAsked)
  })

  it('leave it to the provider of an account without a password', async () => {
    const { screen } = open('/settings', { Settings: settings(noSecondFactor, false) }, camille)
    expect(await screen.findByText(/c’est ce service qui peut demander un code/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Activer la validation en deux étapes' })).toBeNull()
  })

  it('list the accounts at other services, and unlink one of them', async () => {
    const identityOf = (id: string, provider: string) => ({
      __typename: 'Identity',
      id,
      provider,
      email: 'camille@example.org',
      createdAt: '2026-01-02T10:00:00.000Z',
      lastUsedAt: '2026-03-04T10:00:00.000Z',
    })
    const [google, directory] = [identityOf('i1', 'Google'), identityOf('i2', 'Annuaire de la ville')]
    const { screen, user, edge } = open(
      '/settings',
      {
        Settings: { data: { __typename: 'Query', viewer: { ...ownSettings, identities: [google, directory] }, roles: [] } },
        UnlinkIdentity: {
          data: { __typename: 'Mutation', unlinkIdentity: { __typename: 'Viewer', id: viewer.id, identities: [google] } },
        },
      },
      camille,
    )
    const section = within(await screen.findByRole('region', { name: 'Services de connexion' }))
    expect(section.getAllByRole('listitem')).toHaveLength(2)
    await user.click(section.getByRole('button', { name: 'Détacher Annuaire de la ville, camille@example.org' }))
    expect(within(await screen.findByRole('dialog')).getByText(/^Annuaire de la ville, camille@example\.org/)).toBeDefined()
    await user.type(await screen.findByLabelText('Mot de passe actuel'), 'Un.mot.2.passe{Enter}')
    expect(await screen.findByText('Le service de connexion est détaché')).toBeDefined()
    expect(edge.requests.find(({ operation }) => operation === 'UnlinkIdentity')?.variables).toEqual({
      id: 'i2',
      password: 'Un.mot.2.passe',
    })
    await expect.poll(() => section.queryByText(/^Annuaire/)).toBeNull()
    expect(section.getByText('Google, camille@example.org')).toBeDefined()
  })

  it('say nothing of other services where none opens the account', async () => {
    const { screen } = open('/settings', { Settings: settings(noSecondFactor) }, camille)
    await screen.findByRole('heading', { name: 'Clés d’accès' })
    expect(screen.queryByRole('region', { name: 'Services de connexion' })).toBeNull()
  })
})
