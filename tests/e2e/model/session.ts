import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { sessionMachine } from '../../../src/machines/session/session/sessionMachine.ts'
import { routes } from '../../../src/shared/routes.ts'
import { sessionFixtures } from '../../machines/session/session/fixtures.ts'
import type { Path } from '../../support/model/paths.ts'
import { accountOf, atProvider, changePassword, ownerOf, registerAccount } from './accounts.ts'
import { storedSession } from './browserTabs.ts'
import { describeInChromium } from './describeInChromium.ts'
import { eventually } from './eventually.ts'
import { followWithoutBell } from './follows.ts'
import type { StorageFault } from './prepareStorage.ts'
import { banner, endedTokens, main, sessionActs } from './sessionActs.ts'
import type { Beginning, Stage } from './stage.ts'

type Parties = Pick<Stage, 'site' | 'viewer' | 'video'>
type Sight = (stage: Stage) => Promise<void>

const storageFaults: Readonly<Record<string, StorageFault>> = {
  restoreSession: 'getItem',
  storeSession: 'setItem',
  clearSession: 'removeItem',
  clearLapsedSession: 'removeItem',
  clearDeletedAccount: 'removeItem',
  watchStoredSession: 'events',
  watchSignIn: 'events',
}

const failureIn = ({ steps }: Path): string | undefined =>
  steps.map(({ event }) => /^xstate\.error\.actor\.(\w+)$/.exec(event.type)?.[1]).find((id) => id !== undefined)

/** What the browser has stored of the last visit. */
function lastVisit({ steps: [first] }: Path): 'none' | 'session' | 'anomaly' {
  if (first?.event.type === 'xstate.error.actor.restoreSession') return 'session'
  if (first?.event.type !== 'xstate.done.actor.restoreSession' || !('output' in first.event)) return 'none'
  const { output } = first.event
  if (output === null) return 'none'
  return JSON.stringify(output).includes('"Creators"') ? 'anomaly' : 'session'
}

async function arrange(parties: Parties, path: Path): Promise<Beginning> {
  const types = new Set(path.steps.map(({ event }) => event.type))
  const storageFault = storageFaults[failureIn(path) ?? '']
  const common = { isSignedIn: false, isBeforeApp: true, ...(storageFault && { storageFault }) }
  if (types.has('session.adopt')) return { ...common, ...(await parties.site.returnFromProvider(atProvider(accountOf(parties)))) }
  if (types.has('session.login')) await registerAccount(parties)
  if (types.has('session.startedElsewhere')) await followWithoutBell(parties)
  const visit = lastVisit(path)
  if (visit === 'anomaly') {
    const userData = JSON.stringify({ ...JSON.parse(parties.viewer.userData), isCreator: false })
    return { ...common, path: routes.dashboard, isSignedIn: true, userData }
  }
  const isOnVideo = types.has('session.askToLogin') || types.has('session.startedElsewhere')
  return { ...common, path: isOnVideo ? parties.video.path : routes.login, isSignedIn: visit === 'session' }
}

/** Above the page, not the message of a form or of a download in it. */
const expiry = ({ page }: Stage): Locator => page.getByRole('status').getByText('Votre session a expiré, reconnectez-vous')
const text = ({ page }: Stage, words: string): Promise<void> => page.getByText(words).first().waitFor()
const heading = (stage: Stage, name: string): Promise<void> => main(stage).getByRole('heading', { level: 1, name }).waitFor()
const pathOf = ({ page }: Stage): string => new URL(page.url()).pathname
const nothingElse: Sight = async () => undefined
const lastEvent = ({ events }: Stage): string => events.at(-1)?.type ?? 'start'

async function seeAlert(stage: Stage, ...sentences: string[]): Promise<void> {
  const alert = main(stage).getByRole('alert')
  for (const sentence of sentences) await alert.getByText(sentence).waitFor()
}

async function seeForm(stage: Stage): Promise<void> {
  await stage.page.getByRole('tab', { name: 'Connexion' }).waitFor()
  expect(pathOf(stage)).toBe(routes.login)
}

/** After a log-out: home, with nothing stored. */
async function seeLoggedOut(stage: Stage, isRevoked: boolean): Promise<void> {
  await heading(stage, 'Bienvenue sur Lucarne')
  expect(pathOf(stage)).toBe(routes.home)
  expect(await storedSession(stage)).toBeNull()
  expect((await ownerOf(stage, endedTokens.get(stage) ?? '')) === null).toBe(isRevoked)
}

async function seeDeleted(stage: Stage): Promise<void> {
  await heading(stage, 'Bienvenue sur Lucarne')
  expect(await ownerOf(stage, endedTokens.get(stage) ?? '')).toBeNull()
}

const quietAfter: Readonly<Record<string, Sight>> = {
  'xstate.done.actor.restoreSession': nothingElse,
  'xstate.error.actor.restoreSession': seeForm,
  'xstate.error.actor.watchSignIn': seeForm,
  'session.login': (stage) => seeAlert(stage, 'Veuillez remplir tous les champs'),
  'session.askToLogin': seeForm,
  'failure.dismiss': (stage) => main(stage).getByRole('alert').waitFor({ state: 'detached' }),
  'xstate.error.actor.authenticate': (stage) => seeAlert(stage, 'Erreur lors de la connexion', 'E-mail ou mot de passe incorrect'),
  'xstate.after.answerLimit.session.authenticating': (stage) => seeAlert(stage, 'Erreur lors de la connexion', 'Le serveur ne répond pas'),
  'session.endedElsewhere': (stage) => text(stage, 'Vous vous êtes déconnecté dans un autre onglet'),
  'xstate.done.actor.clearDeletedAccount': async (stage) => {
    await seeDeleted(stage)
    expect(await storedSession(stage)).toBeNull()
  },
  'xstate.error.actor.clearDeletedAccount': seeDeleted,
  'xstate.done.actor.revokeSession': (stage) => seeLoggedOut(stage, true),
  'xstate.error.actor.revokeSession': (stage) => seeLoggedOut(stage, false),
  'xstate.after.revokeTimeout.session.loggingOut.revoking': (stage) => seeLoggedOut(stage, false),
}

/** The viewer, whatever the server answers to somebody who was signed in before. */
async function seeViewer(stage: Stage): Promise<void> {
  expect((await storedSession(stage))?.user).toMatchObject({ id: stage.viewer.uuid, username: stage.viewer.username, isCreator: true })
}

/** The path's own person, as the server knows them. */
async function seeOwn(stage: Stage, expected: { firstname: string; isCreator: boolean }): Promise<void> {
  const session = await storedSession(stage)
  const { username } = accountOf(stage)
  expect(session?.user).toMatchObject({ ...expected, username })
  const { isCreator, firstname } = expected
  const role = { name: isCreator ? 'Creators' : 'Utilisateur' }
  expect(await ownerOf(stage, session?.token ?? '')).toMatchObject({ username, firstname, role })
}

const isOthers = ({ events }: Stage): boolean => JSON.stringify(events.at(-1)).includes('user-grace')

const signedInAfter: Readonly<Record<string, Sight>> = {
  'session.startedElsewhere': async (stage) => {
    // The page stays, and is asked for again as the viewer's own.
    await main(stage).getByRole('button', { name: 'Abonné à Chaîne de noe_chemins, se désabonner' }).first().waitFor()
    expect(pathOf(stage)).toBe(stage.video.path)
    await seeViewer(stage)
  },
  'session.adopt': async (stage) => {
    await heading(stage, 'Paramètres')
    const email = main(stage).getByRole('textbox', { name: 'E-mail' })
    await email.waitFor()
    await eventually(() => email.inputValue(), accountOf(stage).email)
  },
  // Only the download has failed: it was begun with the former session.
  'session.expired': async (stage) => {
    await seeAlert(stage, 'Votre session a expiré')
    await seeOwn(stage, { firstname: 'Ada', isCreator: false })
  },
  'session.becameCreator': async (stage) => {
    await main(stage).getByRole('button', { name: 'Nouvelle vidéo' }).first().waitFor()
    await (isOthers(stage) ? seeViewer(stage) : seeOwn(stage, { firstname: 'Ada', isCreator: true }))
  },
  'user.changed': async (stage) => {
    if (isOthers(stage)) return seeViewer(stage)
    await text(stage, 'Compte mis à jour')
    await seeOwn(stage, { firstname: 'Augusta', isCreator: false })
  },
  'xstate.error.actor.watchStoredSession': nothingElse,
  'xstate.done.actor.restoreSession': async (stage) => {
    if (pathOf(stage) !== routes.dashboard) return heading(stage, `Bienvenue, ${stage.viewer.username}`)
    await main(stage).getByRole('button', { name: 'Nouvelle vidéo' }).first().waitFor()
    await seeViewer(stage)
  },
  'xstate.done.actor.authenticate': async (stage) => {
    await heading(stage, `Bienvenue, ${accountOf(stage).username}`)
    expect(pathOf(stage)).toBe(routes.home)
    await seeOwn(stage, { firstname: 'Ada', isCreator: false })
  },
}

async function seeAfter(sights: Readonly<Record<string, Sight>>, stage: Stage): Promise<void> {
  const sight = sights[lastEvent(stage)]
  if (!sight) throw new Error(`Nothing says what is seen after «${lastEvent(stage)}»`)
  await sight(stage)
}

async function seeGuest(stage: Stage): Promise<void> {
  await banner(stage).getByRole('link', { name: 'Se connecter' }).waitFor()
  expect(await banner(stage).getByRole('button', { name: 'Se déconnecter' }).count()).toBe(0)
}

async function seePerson(stage: Stage): Promise<void> {
  await banner(stage).getByRole('button', { name: 'Se déconnecter' }).waitFor()
  expect(await expiry(stage).count()).toBe(0)
}

async function seeSettled(stage: Stage): Promise<void> {
  await seePerson(stage)
  if (lastEvent(stage) === 'xstate.done.actor.storeSession') return seeOwn(stage, { firstname: 'Ada', isCreator: false })
  await text(stage, 'Ce navigateur n’a pas pu garder votre session')
  expect(await storedSession(stage)).toBeNull()
}

describeInChromium('The session', {
  machine: sessionMachine,
  fixtures: sessionFixtures,
  mutations: { authenticate: '(Login|Register)', revokeSession: 'Logout', becomeCreator: 'BecomeCreator', saveAccount: 'UpdateAccount' },
  addresses: { restoreSession: '*/assets/index-*.js', downloadArchive: '*/api/users/*/export' },
  answeredInPage: Object.keys(storageFaults),
  refusalCauses: { BAD_CREDENTIALS: changePassword },
  arrange,
  do: sessionActs,
  undrawn: ['restoring'],
  see: {
    restoring: async ({ page }) => expect(await page.getByRole('banner').count()).toBe(0),
    'signedOut.quiet': async (stage) => {
      await seeGuest(stage)
      expect(await expiry(stage).count()).toBe(0)
      await seeAfter(quietAfter, stage)
    },
    'signedOut.lapsed.announced': async (stage) => {
      await expiry(stage).waitFor()
      await seeGuest(stage)
    },
    'signedOut.lapsed.dismissed': async (stage) => {
      await expiry(stage).waitFor({ state: 'detached' })
      await seeGuest(stage)
      expect(await storedSession(stage)).toBeNull()
    },
    authenticating: async (stage) => {
      const label = lastEvent(stage) === 'session.login' ? 'Connexion...' : 'Création...'
      await main(stage).locator('button[aria-busy="true"]', { hasText: label }).waitFor()
      await seeGuest(stage)
    },
    'signedIn.storing': async (stage) => {
      await seePerson(stage)
      await seeAfter(signedInAfter, stage)
    },
    'signedIn.settled': seeSettled,
    forgettingAccount: async (stage) => {
      await text(stage, 'Votre compte a été supprimé')
      await seeGuest(stage)
    },
    'loggingOut.clearing': seeGuest,
    'loggingOut.revoking': async (stage) => {
      await seeGuest(stage)
      await heading(stage, 'Déconnexion...')
      if (lastEvent(stage) === 'xstate.done.actor.clearSession') expect(await storedSession(stage)).toBeNull()
    },
  },
  unreachable: { 'done restoreSession → failure.dismiss: signedOut.quiet': 'Before anything has failed there is no message to close.' },
})
