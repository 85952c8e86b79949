import type { Locator, Page, Request } from 'playwright-core'
import type { EventFromLogic } from 'xstate'
import type { sessionMachine } from '../../../src/machines/session/session/sessionMachine.ts'
import { routes } from '../../../src/shared/routes.ts'
import { signInReturnKey } from '../../../src/shared/rarePaths.ts'
import { ada } from '../../machines/session/session/fixtures.ts'
import { accountOf, openAnotherSession } from './accounts.ts'
import { signInElsewhere, signOutElsewhere, storedSession } from './browserTabs.ts'
import type { ChromiumModel } from './describeInChromium.ts'
import type { Stage } from './stage.ts'

type SessionEvent = EventFromLogic<typeof sessionMachine>
type EventOf<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>

/** The token of a session that a path ends. */
export const endedTokens = new WeakMap<Stage, string>()

export const banner = ({ page }: Stage): Locator => page.getByRole('banner')
export const main = ({ page }: Stage): Locator => page.getByRole('main')
const submit = (stage: Stage): Locator => main(stage).locator('form button[type="submit"]')

/** Lets the app's first script through: the session is restored before it draws anything. */
async function startApp({ requests }: Stage): Promise<void> {
  await (await requests.next('restoreSession')).pass()
}

async function rememberToken(stage: Stage): Promise<void> {
  endedTokens.set(stage, (await storedSession(stage))?.token ?? '')
}

async function fillLogin(stage: Stage, { email, password }: { email: string; password: string }): Promise<void> {
  await main(stage).getByRole('textbox', { name: 'E-mail' }).fill(email)
  await main(stage).getByLabel('Mot de passe', { exact: true }).fill(password)
}

async function logIn({ form }: EventOf<'session.login'>, stage: Stage): Promise<void> {
  if (form.email !== '') await fillLogin(stage, accountOf(stage))
  await submit(stage).click()
}

/** Comes back from the provider, where the person went from this page. */
async function adopt({ returnTo }: EventOf<'session.adopt'>, stage: Stage): Promise<void> {
  await stage.page.evaluate(([key, page]) => sessionStorage.setItem(key, page), [signInReturnKey, returnTo ?? routes.home] as const)
  await startApp(stage)
}

async function whenAnswered({ page }: Stage, isIt: (request: Request) => boolean, pass: () => Promise<void>): Promise<void> {
  const finished = page.waitForEvent('requestfinished', isIt)
  await pass()
  await finished
  // Then the page has processed the answer.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

const sends =
  (mutation: string) =>
  (request: Request): boolean =>
    request.postData()?.includes(`mutation ${mutation}`) === true

/** The server answers about whoever asked; somebody else may have signed in by then, in another tab. */
async function answerChange(stage: Stage, actorId: string, mutation: string, user: { id: string }): Promise<void> {
  const request = await stage.requests.next(actorId)
  if (user.id !== ada.id) await signInElsewhere(stage, stage.viewer)
  await whenAnswered(stage, sends(mutation), request.pass)
}

async function becomeCreator({ user }: EventOf<'session.becameCreator'>, stage: Stage): Promise<void> {
  const { page } = stage
  await page.getByRole('link', { name: 'Ma chaîne' }).first().click()
  await main(stage).getByRole('button', { name: 'Commencer l’aventure' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Nom de la chaîne' }).fill(accountOf(stage).username)
  await dialog.getByRole('button', { name: 'Créer ma chaîne' }).click()
  await answerChange(stage, 'becomeCreator', 'BecomeCreator', user)
}

async function changeUser({ user }: EventOf<'user.changed'>, stage: Stage): Promise<void> {
  const form = main(stage).getByRole('form', { name: 'Informations personnelles' })
  await form.getByRole('textbox', { name: 'Prénom' }).fill(user.firstname)
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await answerChange(stage, 'saveAccount', 'UpdateAccount', user)
}

async function deleteAccount(_: EventOf<'account.deleted'>, stage: Stage): Promise<void> {
  await rememberToken(stage)
  await main(stage).getByRole('button', { name: 'Supprimer mon compte' }).click()
  await stage.page.getByRole('dialog').getByRole('button', { name: 'Supprimer définitivement' }).click()
}

/** The server refuses a download that began with the session before the one that another tab has opened meanwhile. */
async function expireFormer(stage: Stage): Promise<void> {
  const former = (await storedSession(stage))?.token ?? ''
  const userData = await stage.page.evaluate(() => localStorage.getItem('userData') ?? '')
  const token = await openAnotherSession(stage)
  await main(stage).getByRole('button', { name: 'Télécharger mes données' }).click()
  const request = await stage.requests.next('downloadArchive')
  await signInElsewhere(stage, { token, userData })
  await stage.site.site.rest('POST', '/auth/logout', { token: former })
  await whenAnswered(stage, (sent) => sent.url().endsWith('/export'), request.pass)
}

/** The server ends the session. The page hears of it, or its next request is refused. */
async function expireCurrent({ site, viewer, page }: Stage): Promise<void> {
  await site.endSession(viewer)
  await page.getByRole('link', { name: 'Explorer' }).first().click()
}

const alertOf = (page: Page): Locator => page.getByRole('main').getByRole('alert')

export const sessionActs: ChromiumModel<typeof sessionMachine>['do'] = {
  'session.login': { act: logIn },
  'session.logout': {
    act: async (_, stage) => {
      await rememberToken(stage)
      await banner(stage).getByRole('button', { name: 'Se déconnecter' }).click()
    },
  },
  'session.askToLogin': {
    act: (_, stage) =>
      main(stage)
        .getByRole('button', { name: /^J’aime \d/ })
        .first()
        .click(),
  },
  'failure.dismiss': { act: (_, { page }) => alertOf(page).getByRole('button', { name: 'Fermer' }).click() },
  'banner.dismiss': { act: (_, { page }) => page.getByRole('status').getByRole('button', { name: 'Fermer' }).click() },
  'session.expired': {
    act: (_, stage) => (stage.events.some(({ type }) => type === 'session.adopt') ? expireFormer(stage) : expireCurrent(stage)),
  },
  'session.endedElsewhere': { act: (_, stage) => signOutElsewhere(stage) },
  'session.startedElsewhere': {
    act: async (_, stage) => {
      await startApp(stage)
      await banner(stage).getByRole('link', { name: 'Se connecter' }).waitFor()
      await signInElsewhere(stage, stage.viewer)
    },
  },
  'session.becameCreator': { act: becomeCreator },
  'user.changed': { act: changeUser },
  'session.adopt': { act: adopt },
  'account.deleted': { act: deleteAccount },
  // Before the app has started there is no link to press.
  'login.left': { act: async (_, { page, site }) => void (await page.goto(`${site.site.network.url}/`, { waitUntil: 'commit' })) },
}
