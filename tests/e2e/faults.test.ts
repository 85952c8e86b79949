import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type FaultySite, openFaultySite, type Person } from './faultsSupport.ts'

let site: FaultySite
let noe: Person
let lea: Person
/** For the sign-ins that are too many for one account within five minutes. */
let ines: Person
let watchPath = ''
const contexts: BrowserContext[] = []

beforeAll(async () => {
  site = await openFaultySite()
  noe = await site.register('noe_fautes')
  lea = await site.register('lea_fautes')
  ines = await site.register('ines_fautes')
  const content = await site.rest('POST', '/contents', {
    token: noe.token,
    body: { title: 'La mer par gros temps', description: '', statuts: 'public', channel_uuid: noe.channel },
  })
  watchPath = `/watch/${z.object({ uuid: z.string() }).parse(content.body).uuid}`
})

afterAll(() => site.close())

afterEach(async () => {
  site.network.mend()
  for (const context of contexts.splice(0)) await context.close()
})

async function open(path: string, options: Parameters<FaultySite['open']>[1] = {}): Promise<Page> {
  const { context, page } = await site.open(path, options)
  contexts.push(context)
  page.setDefaultTimeout(20_000)
  return page
}

/** Another session of the same person, so that one test's end of it is no other's. */
async function signIn(person: Person): Promise<Person> {
  const answer = await site.rest('POST', '/auth/login', { body: { email: person.email, password: person.password } })
  return { ...person, token: z.object({ token: z.string() }).parse(answer.body).token }
}

const notice = (page: Page) => page.getByRole('status', { name: 'Connexion' })
const composer = (page: Page) => page.getByRole('textbox', { name: 'Ajouter un commentaire' })
const send = (page: Page) => page.getByRole('button', { name: 'Commenter' }).click()

/** Answers one operation in another way than the server would; the others go through. */
async function answer(page: Page, operation: string, how: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const isIt = new RegExp(`(query|mutation) ${operation}\\b`).test(route.request().postData() ?? '')
    await (isIt ? how(route) : route.continue())
  })
}

async function comment(person: Person, text: string): Promise<void> {
  await site.rest('POST', '/comments', {
    token: person.token,
    body: { text, user_uuid: person.uuid, content_uuid: watchPath.split('/').at(-1) },
  })
}

describe('a server that is down', () => {
  it('is said, and so is its return, and nothing moves', async () => {
    const page = await open('/login')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await notice(page).waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      const moved: string[] = []
      Object.assign(globalThis, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources: { node: Element | null }[] = Reflect.get(entry, 'sources') ?? []
          moved.push(...sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? 'something'))
        }
      }).observe({ type: 'layout-shift' })
    })
    await page.context().setOffline(true)
    await page.getByText('Vous êtes hors ligne').waitFor()
    await page.context().setOffline(false)
    await page.getByText('De retour en ligne').waitFor()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([])
  })

  it('leaves a screen whose code never came, until it is back', async () => {
    const page = await open('/')
    await notice(page).waitFor({ state: 'attached' })
    site.network.breakDown()
    await page.getByRole('link', { name: 'Explorer' }).click()
    await page.getByRole('heading', { name: 'Erreur de chargement' }).waitFor()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByRole('heading', { name: 'Erreur de chargement' }).waitFor()
    site.network.mend()
    await page.getByRole('heading', { level: 1, name: 'Recommandations' }).waitFor()
  })

  it('keeps what was written, to be sent again', async () => {
    const page = await open(watchPath, { person: noe })
    await composer(page).fill('Écrit pendant la panne')
    site.network.breakDown()
    await send(page)
    await page.getByText('Le service est momentanément indisponible').waitFor()
    expect(await composer(page).inputValue()).toBe('Écrit pendant la panne')
    site.network.mend()
    await page.getByText('De retour en ligne').waitFor()
    await send(page)
    await page.getByText('Commentaire publié').waitFor({ state: 'attached' })
    expect(await composer(page).inputValue()).toBe('')
  })
})

describe('a dialog whose code does not come', () => {
  it('says so in its place, and the page and its texts stay', async () => {
    const page = await open(watchPath, { person: lea, init: () => void (globalThis.requestIdleCallback = () => 0) })
    await composer(page).fill('Écrit avant de signaler')
    await page.route(/ReportForm.*\.js/, (route) => route.abort())
    await page.getByRole('button', { name: 'Signaler', exact: true }).click()
    const message = page.getByRole('alert').filter({ hasText: 'Cette partie de la page n’a pas pu être chargée' })
    await message.getByRole('button', { name: 'Recharger la page' }).waitFor()
    expect(await composer(page).inputValue()).toBe('Écrit avant de signaler')
    await page.unrouteAll()
    await message.getByRole('button', { name: 'Recharger la page' }).click()
    // What was asked for is there after the load, and what was typed behind it.
    await page.getByRole('dialog', { name: 'Signaler la vidéo' }).getByRole('button', { name: 'Annuler' }).click()
    expect(await composer(page).inputValue()).toBe('Écrit avant de signaler')
  })
})

describe('a browser without connection', () => {
  it('is no reason to be silent about what failed meanwhile', async () => {
    const page = await open(watchPath, { person: lea })
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('ToastHost')))
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /^J’aime \d/ }).click()
    await page.getByText('Le service est momentanément indisponible').first().waitFor()
    await page.context().setOffline(false)
  })

  it('is told of it and of the return, and keeps what is written', async () => {
    const page = await open(watchPath, { person: noe })
    await composer(page).fill('Écrit dans un tunnel')
    await notice(page).waitFor({ state: 'attached' })
    await page.context().setOffline(true)
    await page.getByText('Vous êtes hors ligne').waitFor()
    await send(page)
    await page.getByRole('alert').getByText('Le service est momentanément indisponible').waitFor()
    expect(await composer(page).inputValue()).toBe('Écrit dans un tunnel')
    await page.context().setOffline(false)
    await page.getByText('De retour en ligne').waitFor()
  })
})

describe('live updates whose connection breaks', () => {
  it('come again, with what happened meanwhile', async () => {
    const page = await open(watchPath, { person: noe })
    await composer(page).waitFor()
    await comment(noe, 'Avant la coupure')
    await page
      .getByText(/Avant la coupure|1 nouveau commentaire/)
      .first()
      .waitFor()
    site.network.breakDown()
    await comment(lea, 'Pendant la coupure')
    await page.getByText('Le service ne répond pas').waitFor()
    site.network.mend()
    await page.getByText('De retour en ligne').waitFor()
    await page
      .getByText(/Pendant la coupure|1 nouveau commentaire/)
      .first()
      .waitFor()
    await comment(lea, 'Après la coupure')
    await page
      .getByText(/Après la coupure|\d nouveaux? commentaires?/)
      .first()
      .waitFor()
  })
})

const brokenAnswers: [string, (route: Route) => Promise<void>][] = [
  ['500', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' })],
  ['text that is no JSON', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":' })],
  ['JSON that is no answer', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '[1,2]' })],
  ['an answer of null', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":null}' })],
  ['an answer without its fields', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":{}}' })],
]

describe.each(brokenAnswers)('an answer that is broken: %s', (_what, how) => {
  it('shows an error in the place of the screen, and asking again helps', async () => {
    const context = await site.browser.newContext({ locale: 'fr-FR' })
    contexts.push(context)
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    await answer(page, 'Explore\\w*', how)
    await page.goto(`${site.network.url}/explore/trending`)
    await page.getByRole('heading', { name: 'Erreur de chargement' }).waitFor()
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByRole('heading', { name: 'Erreur de chargement' }).waitFor({ state: 'hidden' })
  })

  it('keeps the text of a form and says what failed', async () => {
    const page = await open(watchPath, { person: noe })
    await answer(page, 'AddComment', how)
    await composer(page).fill('Un avis que rien ne doit effacer')
    await send(page)
    await page
      .getByRole('alert')
      .getByText(/Erreur lors de la création du commentaire|Le service est momentanément indisponible/)
      .waitFor()
    expect(await composer(page).inputValue()).toBe('Un avis que rien ne doit effacer')
  })
})

describe('an answer that takes ten seconds', () => {
  it('shows meanwhile that something comes, and then comes', async () => {
    const page = await open(watchPath, { person: noe })
    const late = async (route: Route): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      await route.continue()
    }
    await answer(page, '(AddComment|Home)', late)
    await composer(page).fill('Un commentaire lent')
    await send(page)
    await page.getByRole('button', { name: 'Envoi...' }).waitFor()
    const other = await open('/', { person: noe })
    await answer(other, 'Home', late)
    await other.reload({ waitUntil: 'commit' })
    await other
      .getByText(/Chargement/)
      .first()
      .waitFor({ state: 'attached' })
    await other.getByRole('heading', { level: 2 }).first().waitFor()
    await page.getByText('Commentaire publié').waitFor({ state: 'attached' })
  })
})

describe('a session that ends in the middle of a form', () => {
  it('keeps the comment, through the sign-in and back', async () => {
    const person = await signIn(noe)
    const page = await open(watchPath, { person })
    await composer(page).fill('Un long commentaire, écrit lentement')
    await site.rest('POST', '/auth/logout', { token: person.token })
    await send(page)
    await page.getByText('Votre session a expiré, reconnectez-vous').first().waitFor()
    expect(await composer(page).inputValue()).toBe('Un long commentaire, écrit lentement')
    await page.getByRole('main').locator('..').getByRole('button', { name: 'Se connecter' }).first().click()
    await logIn(page, noe)
    await page.waitForURL(`**${watchPath}`)
    expect(await composer(page).inputValue()).toBe('Un long commentaire, écrit lentement')
    await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor()
    // The texts go when the server has closed the session, or has taken too long to.
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join()), { timeout: 10_000 }).not.toContain('écrit lentement')
  })

  it('keeps the comment when the message is closed', async () => {
    const person = await signIn(noe)
    const page = await open(watchPath, { person })
    await composer(page).fill('Toujours là')
    await site.rest('POST', '/auth/logout', { token: person.token })
    await send(page)
    await page.getByRole('status').getByRole('button', { name: 'Fermer' }).click()
    expect(await composer(page).inputValue()).toBe('Toujours là')
  })

  it('keeps a playlist that is being made', async () => {
    const person = await signIn(noe)
    const page = await open('/playlist', { person })
    await page.getByRole('button', { name: 'Créer une playlist' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Nom de la playlist' }).fill('Tempêtes')
    await site.rest('POST', '/auth/logout', { token: person.token })
    await dialog.getByRole('button', { name: 'Créer' }).click()
    await dialog.getByRole('alert').getByText('Connectez-vous pour continuer').waitFor()
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await logIn(page, noe)
    await page.waitForURL('**/playlist')
    expect(await dialog.getByRole('textbox', { name: 'Nom de la playlist' }).inputValue()).toBe('Tempêtes')
    await dialog.getByRole('button', { name: 'Créer' }).click()
    await page.getByText('Playlist créée avec succès').waitFor()
  })

  it('keeps an upload whose file is refused on its way, and goes on with it', async () => {
    const person = await signIn(noe)
    const page = await open('/upload', { person })
    await page.getByRole('textbox', { name: 'Titre' }).fill('Marée haute')
    await page.locator('input[type=file][name=videoFile]').setInputFiles(await site.clip())
    await page.route('**/api/files/video/*', async (route) => {
      await site.rest('POST', '/auth/logout', { token: person.token })
      await route.continue()
    })
    await page.getByRole('button', { name: 'Publier la vidéo' }).click()
    await page.getByText('Votre session a expiré, reconnectez-vous').first().waitFor()
    expect(await page.getByRole('textbox', { name: 'Titre' }).inputValue()).toBe('Marée haute')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Se connecter' }).last().click()
    await logIn(page, noe)
    await page.waitForURL('**/upload')
    expect(await page.getByRole('textbox', { name: 'Titre' }).inputValue()).toBe('Marée haute')
    await page
      .getByRole('button', { name: 'Réessayer' })
      .or(page.getByRole('button', { name: 'Publier la vidéo' }))
      .first()
      .click()
    await page.getByText('Vidéo uploadée avec succès').waitFor()
  })

  it('keeps the settings', async () => {
    const person = await signIn(ines)
    const page = await open('/settings', { person })
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Noémie')
    await site.rest('POST', '/auth/logout', { token: person.token })
    await page
      .getByRole('button', { name: 'Enregistrer' })
      .or(page.getByRole('button', { name: 'Sauvegarder' }))
      .first()
      .click()
    await page.getByText('Votre session a expiré, reconnectez-vous').first().waitFor()
    expect(await page.getByRole('textbox', { name: 'Prénom' }).inputValue()).toBe('Noémie')
    await page.getByRole('button', { name: 'Se connecter' }).first().click()
    await logIn(page, ines)
    await page.waitForURL('**/settings')
    expect(await page.getByRole('textbox', { name: 'Prénom' }).inputValue()).toBe('Noémie')
  })
})

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  // The page that was left may have a field of this name as well.
  await page.getByRole('tab', { name: 'Connexion' }).waitFor()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
  await page.getByRole('main').locator('form').getByRole('button', { name: 'Se connecter' }).click()
}

const storageFaults: [string, () => void][] = [
  [
    'full',
    () => {
      const full = (): never => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
      }
      Storage.prototype.setItem = full
      IDBObjectStore.prototype.put = full
    },
  ],
  [
    'blocked',
    () => {
      const denied = (): never => {
        throw new DOMException('Access is denied for this document', 'SecurityError')
      }
      Object.defineProperty(globalThis, 'localStorage', { get: denied })
      Object.defineProperty(globalThis, 'sessionStorage', { get: denied })
      IDBFactory.prototype.open = denied
    },
  ],
]

describe.each(storageFaults)('a browser whose storage is %s', (_how, init) => {
  it('signs in, is told that it is for this visit, writes, uploads and signs out', async () => {
    const page = await open('/login', { init })
    const faults: string[] = []
    // What the app went on without is brought to the browser's log by itself.
    page.on('pageerror', ({ message }) => message.startsWith('Lucarne, ') || faults.push(message))
    await logIn(page, lea)
    await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).waitFor()
    await page.getByText('Ce navigateur n’a pas pu garder votre session').waitFor()
    await page.getByRole('link', { name: 'Ma chaîne' }).click()
    await page.getByRole('button', { name: 'Nouvelle vidéo' }).first().click()
    await page.getByRole('link', { name: 'Ouvrir en pleine page' }).click()
    await page.getByRole('textbox', { name: 'Titre' }).fill('Sans brouillon')
    await page.getByRole('button', { name: 'Sauvegarder en brouillon' }).click()
    await page.getByText('Erreur lors de la sauvegarde du brouillon').waitFor()
    expect(await page.getByRole('textbox', { name: 'Titre' }).inputValue()).toBe('Sans brouillon')
    await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor()
    expect(faults).toEqual([])
  })
})

describe('two tabs of one person', () => {
  it('are both signed out by the log-out of one, and the other’s text is kept', async () => {
    const person = await signIn(ines)
    const page = await open(watchPath, { person })
    await composer(page).fill('Dans le premier onglet')
    const other = await page.context().newPage()
    await other.goto(`${site.network.url}/`)
    await other.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()
    await other.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor()
    await page.getByText('Vous vous êtes déconnecté dans un autre onglet').waitFor()
    await page.getByRole('button', { name: 'Connectez-vous pour commenter' }).click()
    await logIn(page, ines)
    await page.waitForURL(`**${watchPath}`)
    expect(await composer(page).inputValue()).toBe('Dans le premier onglet')
  })
})
