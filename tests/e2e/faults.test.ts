import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { builtFiles } from '../support/builtFiles.ts'
import { composer, type FaultyVisits, openFaultyVisits, send } from './faultyVisits.ts'
import type { Person } from './faultsSupport.ts'
import { drawnByBrowser } from './live.ts'

let visits: FaultyVisits
beforeAll(async () => {
  visits = await openFaultyVisits()
})
afterAll(() => visits.close())
afterEach(() => visits.putRight())

const notice = (page: Page) => page.getByRole('status', { name: 'Connexion' })

/** Answers one operation in the server's place; the others pass through. */
async function answer(page: Page, operation: string, how: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const isIt = new RegExp(`(query|mutation) ${operation}\\b`).test(route.request().postData() ?? '')
    await (isIt ? how(route) : route.continue())
  })
}

async function comment(person: Person, text: string): Promise<void> {
  await visits.site.rest('POST', '/comments', {
    token: person.token,
    body: { text, user_uuid: person.uuid, content_uuid: visits.watchPath.split('/').at(-1) },
  })
}

describe('an unreachable server', () => {
  it('is announced, and so is its return, without a layout shift', async () => {
    const page = await visits.open('/login')
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

  it('leaves a screen whose code failed to load, until it is reachable', async () => {
    const page = await visits.open('/')
    await notice(page).waitFor({ state: 'attached' })
    visits.site.network.breakDown()
    await page.getByRole('link', { name: 'Explorer' }).click()
    await page.getByRole('heading', { name: 'Erreur de chargement' }).waitFor()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByRole('heading', { name: 'Erreur de chargement' }).waitFor()
    visits.site.network.mend()
    await page.getByRole('heading', { level: 1, name: 'Recommandations' }).waitFor()
  })

  it('keeps the typed text, to be sent again', async () => {
    const page = await visits.open(visits.watchPath, { person: visits.noe })
    await notice(page).waitFor({ state: 'attached' })
    await composer(page).fill('Écrit pendant la panne')
    visits.site.network.breakDown()
    await send(page)
    await page.getByText('Le service est momentanément indisponible').waitFor()
    expect(await composer(page).inputValue()).toBe('Écrit pendant la panne')
    visits.site.network.mend()
    await page.getByText('De retour en ligne').waitFor()
    await send(page)
    await page.getByText('Commentaire envoyé').waitFor({ state: 'attached' })
    expect(await composer(page).inputValue()).toBe('')
  })
})

describe('a server that is lost before the code of its notice was loaded', () => {
  it('is watched once it is back', async () => {
    const page = await visits.open(visits.watchPath, { person: visits.noe, init: () => void (globalThis.requestIdleCallback = () => 0) })
    await composer(page).fill('Écrit dès le début')
    visits.site.network.breakDown()
    await send(page)
    await page.getByText('Le service est momentanément indisponible').waitFor()
    expect(await notice(page).count()).toBe(0)
    visits.site.network.mend()
    await notice(page).waitFor({ state: 'attached' })
  })
})

describe('a dialog whose code fails to load', () => {
  it('shows an error in its place, and the page and its texts stay', async () => {
    const page = await visits.open(visits.watchPath, { person: visits.lea, init: () => void (globalThis.requestIdleCallback = () => 0) })
    await composer(page).fill('Écrit avant de signaler')
    await page.route(`**/${builtFiles('src/components/ReportDialog/ReportForm.tsx').file}`, (route) => route.abort())
    await page.getByRole('button', { name: 'Plus d’actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Signaler' }).click()
    const message = page.getByRole('alert').filter({ hasText: 'Cette partie de la page n’a pas pu être chargée' })
    await message.getByRole('button', { name: 'Recharger la page' }).waitFor()
    expect(await composer(page).inputValue()).toBe('Écrit avant de signaler')
    await page.unrouteAll()
    await message.getByRole('button', { name: 'Recharger la page' }).click()
    // The text is restored after the reload, and the dialog's code is loaded at the next press.
    await page.waitForFunction(() => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'))
    await page.getByRole('button', { name: 'Plus d’actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Signaler' }).click()
    await page.getByRole('dialog', { name: 'Signaler la vidéo' }).getByRole('button', { name: 'Annuler' }).click()
    expect(await composer(page).inputValue()).toBe('Écrit avant de signaler')
  })
})

describe('a browser without connection', () => {
  it('still shows which request failed during that time', async () => {
    const page = await visits.open(visits.watchPath, { person: visits.lea })
    // What a press needs: the toasts' code with its imports, the cache's part for mutations, and the answers of the screen's own queries.
    const { file, imports } = builtFiles('src/app/Layout/ToastHost.tsx')
    const parts = [file, ...[...imports, 'src/graphql/cacheConfig.ts'].map((source) => builtFiles(source).file)]
    await page.waitForFunction((files) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const isDrawn = document.querySelector('main [aria-busy=true]') === null
      return isDrawn && files.every((part) => loaded.some((name) => name.includes(part)))
    }, parts)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /^J’aime \d/ }).click()
    await page.getByText('Le service est momentanément indisponible').first().waitFor()
    await page.context().setOffline(false)
  })

  it('shows that it is offline and online again, and keeps the typed text', async () => {
    const page = await visits.open(visits.watchPath, { person: visits.noe })
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

describe('subscriptions whose connection is interrupted', () => {
  it('are resumed, with what happened during the interruption', async () => {
    const page = await visits.open(visits.watchPath, { person: visits.noe })
    // Answered once the server has subscribed: an earlier change would not be received.
    const listening = page.waitForResponse((response) => /subscription ContentComments\b/.test(response.request().postData() ?? ''))
    await page.reload()
    await composer(page).waitFor()
    await listening
    await comment(visits.noe, 'Avant la coupure')
    await page
      .getByText(/Avant la coupure|1 nouveau commentaire/)
      .first()
      .waitFor()
    visits.site.network.breakDown()
    await comment(visits.lea, 'Pendant la coupure')
    await page.getByText('Le service ne répond pas').waitFor()
    visits.site.network.mend()
    await page.getByText('De retour en ligne').waitFor()
    await page
      .getByText(/Pendant la coupure|1 nouveau commentaire/)
      .first()
      .waitFor()
    await comment(visits.lea, 'Après la coupure')
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

describe.each(brokenAnswers)('an invalid response: %s', (_what, how) => {
  it('shows an error in the place of the screen, and a retry succeeds', async () => {
    const context = await visits.site.browser.newContext({ locale: 'fr-FR' })
    visits.closeAfterwards(context)
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    await answer(page, 'Explore\\w*', how)
    await drawnByBrowser(page)
    await page.goto(`${visits.site.network.url}/explore/trending`)
    await page.getByRole('heading', { name: 'Erreur de chargement' }).waitFor()
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByRole('heading', { name: 'Erreur de chargement' }).waitFor({ state: 'hidden' })
  })

  it('keeps the text of a form and shows what failed', async () => {
    const page = await visits.open(visits.watchPath, { person: visits.noe })
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

describe('a lost response', () => {
  it('leaves a comment that can be sent again, also after a reload, and is stored once', async () => {
    const page = await visits.open(visits.watchPath, { person: visits.noe })
    const item = page.getByRole('article').filter({ hasText: 'Perdu en chemin' })
    const lose = () =>
      answer(page, 'AddComment', async (route) => {
        await route.fetch()
        await route.abort()
      })
    await lose()
    await composer(page).fill('Perdu en chemin')
    await send(page)
    await page.getByText('Le service est momentanément indisponible').first().waitFor()
    await send(page)
    await page.getByText('Le service est momentanément indisponible').first().waitFor()
    await page.unrouteAll()
    await page.reload()
    expect(await composer(page).inputValue()).toBe('Perdu en chemin')
    await send(page)
    await page.getByText('Commentaire envoyé').waitFor({ state: 'attached' })
    expect(await item.count()).toBe(1)
    await page.reload()
    await item.waitFor()
    expect(await item.count()).toBe(1)
    expect(await composer(page).inputValue()).toBe('')
  })
})

describe('a response that takes ten seconds', () => {
  it('shows a loading state, and then the data', async () => {
    const page = await visits.open(visits.watchPath, { person: visits.noe })
    const late = async (route: Route): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      await route.continue()
    }
    await answer(page, '(AddComment|Home)', late)
    await composer(page).fill('Un commentaire lent')
    await send(page)
    await page.getByRole('button', { name: 'Envoi...' }).waitFor()
    const other = await visits.open('/', { person: visits.noe })
    await answer(other, 'Home', late)
    await other.reload({ waitUntil: 'commit' })
    await other
      .getByText(/Chargement/)
      .first()
      .waitFor({ state: 'attached' })
    await other.getByRole('heading', { level: 2 }).first().waitFor({ timeout: 60_000 })
    await page.getByText('Commentaire envoyé').waitFor({ state: 'attached', timeout: 60_000 })
  })
})
