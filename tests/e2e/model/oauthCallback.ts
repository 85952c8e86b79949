import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { oauthCallbackMachine } from '../../../src/machines/identity/oauthCallback/oauthCallbackMachine.ts'
import type { OAuthReturn } from '../../../src/machines/identity/oauthCallback/types.ts'
import { routes } from '../../../src/shared/routes.ts'
import { oauthCallbackFixtures } from '../../machines/identity/oauthCallback/fixtures.ts'
import type { Path } from '../../support/model/paths.ts'
import { accountOf, atProvider, changePassword, ownerOf, registerAccount } from './accounts.ts'
import { inOtherTab, storedSession } from './browserTabs.ts'
import { describeInChromium } from './describeInChromium.ts'
import { eventually } from './eventually.ts'
import type { Video } from './modelSite.ts'
import type { Beginning, Stage } from './stage.ts'

type Parties = Pick<Stage, 'site' | 'video'>

/** Where each path's browser returned to. */
const returns = new WeakMap<Video, URLSearchParams>()

function inputOf({ input }: Path): OAuthReturn {
  const found = oauthCallbackFixtures.inputs.find((candidate) => candidate === input)
  if (!found) throw new Error('The path has no input')
  return found
}

/** The browser comes back from a real provider, as a new person, as one whose e-mail has an account, or as one who gave up. */
async function arrange(parties: Parties, path: Path): Promise<Beginning> {
  const { code, link, error } = inputOf(path)
  if (code === null && link === null && error === null) return { path: routes.oauthCallback, isSignedIn: false }
  const account = accountOf(parties)
  if (link !== null) await registerAccount(parties)
  const isRefused = code === null && link === null
  const { path: address, cookie } = await parties.site.returnFromProvider(isRefused ? null : atProvider(account))
  returns.set(parties.video, new URL(address, 'http://localhost').searchParams)
  return { path: address, isSignedIn: false, cookie }
}

/** What the browser came back with can be used once. */
async function useUpReturn(stage: Stage): Promise<void> {
  const params = returns.get(stage.video)
  const [code, link] = [params?.get('token'), params?.get('link')]
  if (typeof link === 'string') {
    const { email, password } = accountOf(stage)
    const { status } = await stage.site.site.rest('POST', '/auth/link', { body: { token: link, email, password } })
    expect(status).toBe(200)
    return
  }
  await inOtherTab(stage, async (tab) => {
    const status = await tab.evaluate(async (token) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/auth/verify-token', { method: 'POST', headers, body: JSON.stringify({ token }) })).status
    }, code)
    expect(status).toBe(200)
  })
}

const main = ({ page }: Stage): Locator => page.getByRole('main')
const alert = (stage: Stage): Locator => main(stage).getByRole('alert')
const emailField = (stage: Stage): Locator => main(stage).getByRole('textbox', { name: 'E-mail' })
const passwordField = (stage: Stage): Locator => main(stage).getByLabel('Mot de passe', { exact: true })
const lastEvent = ({ events }: Stage): string => events.at(-1)?.type ?? 'start'

/** Nothing that could sign somebody in stays in the address bar or the history. */
async function seeCleanAddress({ page, site }: Stage): Promise<void> {
  await page.waitForURL(`${site.site.network.url}${routes.oauthCallback}`)
}

async function seeExchange(stage: Stage): Promise<void> {
  await main(stage).getByRole('heading', { name: 'Authentification en cours...' }).waitFor()
  await seeCleanAddress(stage)
}

async function seeGuest(stage: Stage): Promise<void> {
  await stage.page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor()
  expect(await storedSession(stage)).toBeNull()
}

const notices: Readonly<Record<string, string>> = {
  'xstate.error.actor.exchangeCode': 'Cette connexion a expiré ou a déjà servi, recommencez',
  'xstate.error.actor.joinAccount': 'Cette connexion a expiré ou a déjà servi, recommencez',
  'xstate.after.answerLimit.oauthCallback.exchanging': 'Le serveur ne répond pas',
}

async function seeFailure(stage: Stage): Promise<void> {
  const gaveUp = returns.get(stage.video)?.get('provider') === 'google'
  const atStart = gaveUp ? 'Erreur lors de la connexion avec Google. La connexion a été annulée' : 'Token non trouvé dans l’URL'
  await alert(stage).getByText('Erreur d’authentification').waitFor()
  await alert(stage)
    .getByText(notices[lastEvent(stage)] ?? atStart)
    .waitFor()
  expect(await main(stage).getByRole('link', { name: 'Retour à la connexion' }).getAttribute('href')).toBe(routes.login)
  await seeCleanAddress(stage)
  await seeGuest(stage)
}

async function seeTyped(stage: Stage, typed: { email: string; password: string }): Promise<void> {
  await eventually(() => emailField(stage).inputValue(), typed.email)
  await eventually(() => passwordField(stage).inputValue(), typed.password)
}

async function seeForm(stage: Stage): Promise<void> {
  await main(stage).getByRole('heading', { name: 'Relier votre compte' }).waitFor()
  await main(stage).getByText('Un compte existe déjà avec cette adresse e-mail').waitFor()
  await main(stage).getByRole('button', { name: 'Relier et se connecter' }).waitFor()
  await seeCleanAddress(stage)
  const isTyped = stage.events.some(({ type }) => type === 'form.change')
  await seeTyped(stage, isTyped ? accountOf(stage) : { email: '', password: '' })
  const reason = {
    'account.join': 'Veuillez remplir tous les champs',
    'xstate.error.actor.joinAccount': 'E-mail ou mot de passe incorrect',
    'xstate.after.answerLimit.oauthCallback.joining.submitting': 'Le serveur ne répond pas',
  }[lastEvent(stage)]
  if (reason === undefined) await alert(stage).waitFor({ state: 'detached' })
  else await alert(stage).getByText(reason).waitFor()
  await seeGuest(stage)
}

async function seeSignedIn(stage: Stage): Promise<void> {
  const { username, email } = accountOf(stage)
  await stage.page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).waitFor()
  await main(stage)
    .getByRole('heading', { name: `Bienvenue, ${username}` })
    .waitFor()
  expect(new URL(stage.page.url()).pathname).toBe(routes.home)
  const session = await storedSession(stage)
  expect(await ownerOf(stage, session?.token ?? '')).toMatchObject({ username, email })
  // From now on the provider alone signs this person in.
  const { path } = await stage.site.returnFromProvider(atProvider(accountOf(stage)))
  expect(path).toContain('?token=')
}

describeInChromium('The return from a provider’s sign-in', {
  machine: oauthCallbackMachine,
  fixtures: oauthCallbackFixtures,
  mutations: { exchangeCode: 'ExchangeSignIn', joinAccount: 'LinkIdentity' },
  refusalCauses: { SIGN_IN_EXPIRED: useUpReturn, BAD_CREDENTIALS: changePassword },
  arrange,
  do: {
    'form.change': {
      act: async (_, stage) => {
        const { email, password } = accountOf(stage)
        await emailField(stage).fill(email)
        await passwordField(stage).fill(password)
      },
    },
    'account.join': { act: (_, stage) => main(stage).getByRole('button', { name: 'Relier et se connecter' }).click() },
    'failure.dismiss': { act: (_, stage) => alert(stage).getByRole('button', { name: 'Fermer' }).click() },
  },
  see: {
    exchanging: seeExchange,
    'joining.editing': seeForm,
    'joining.submitting': (stage) => main(stage).locator('button[aria-busy="true"]', { hasText: 'Connexion...' }).waitFor(),
    failed: seeFailure,
    completed: seeSignedIn,
  },
  unreachable: { 'failure.dismiss: joining.editing': 'Before anything has failed there is no message to close.' },
})
