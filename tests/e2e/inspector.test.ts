import type { Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { otherPages } from '../../scripts/otherPages.ts'
import { openFaultyVisits, type FaultyVisits } from './faultyVisits.ts'
import { axeFaults } from './states/checks.ts'

let visits: FaultyVisits
let administrator: Awaited<ReturnType<FaultyVisits['site']['administrator']>>
beforeAll(async () => {
  visits = await openFaultyVisits({ INSPECTOR: 'on' })
  administrator = await visits.site.administrator()
})
afterAll(() => visits.close())
afterEach(() => visits.putRight())

const stepLimit = 30_000

/** The video's page, and the inspector in the window that it opens. */
async function openInspected(): Promise<{ page: Page; inspector: Page }> {
  const page = await visits.open('/login', { person: administrator })
  const opened = page.context().waitForEvent('page')
  await page.goto(`${visits.site.network.url}${visits.watchPath}?inspect`)
  const inspector = await opened
  inspector.setDefaultTimeout(stepLimit)
  await inspector.getByText('En direct').waitFor()
  return { page, inspector }
}

describe('the inspector of the built site', () => {
  it('shows an administrator why a like did not stick, in light and dark without a problem that axe finds', async () => {
    const { page, inspector } = await openInspected()
    await page.route('**/graphql', (route) => (/mutation/.test(route.request().postData() ?? '') ? route.abort() : route.continue()))
    await page
      .getByRole('main')
      .getByRole('button', { name: /^J’aime \d/ })
      .click()
    const events = inspector.getByRole('list', { name: /^Événements/ })
    await events.getByRole('button', { name: /toggle toggle\.press saving/ }).waitFor()
    await events.getByRole('button', { name: /save → toggle xstate\.error\.actor\.save settled/ }).click()
    await inspector.getByRole('img', { name: 'toggle : toggle.settled' }).waitFor()
    await inspector.getByText('code "API_UNAVAILABLE"').waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await inspector.emulateMedia({ colorScheme })
      expect(await axeFaults(inspector), colorScheme).toEqual([])
    }
  })

  it('says that the page is closed when it crashes, stays up, and shows the next page', async () => {
    const { page, inspector } = await openInspected()
    const protocol = await page.context().newCDPSession(page)
    // The page is gone before it could answer: either nothing comes, or an error.
    await Promise.all([
      page.waitForEvent('crash'),
      Promise.race([protocol.send('Page.crash').catch(() => null), page.waitForEvent('crash')]),
    ])
    await inspector.getByText('La page est fermée').waitFor()
    const next = await page.context().newPage()
    await next.goto(`${visits.site.network.url}/explore/recommended?inspect`)
    await inspector.getByText('En direct').waitFor()
    await inspector.getByText('/explore/recommended').waitFor()
    expect(page.context().pages()).toHaveLength(3)
  })

  it('asks no other host, and outlives ten thousand events in one go', async () => {
    const { page, inspector } = await openInspected()
    const hosts = new Set<string>()
    page.context().on('request', (request) => hosts.add(new URL(request.url()).origin))
    await inspector.reload()
    await inspector.getByText('En direct').waitFor()
    const navigation = inspector.getByRole('region', { name: /^Acteurs/ }).getByRole('button', { name: /^navigation/ })
    await navigation.click()
    const id = await inspector.getByRole('definition').last().textContent()
    const app = new URL(inspector.url()).searchParams.get('page')
    await inspector.evaluate(
      (question) => {
        const channel = new BroadcastChannel('lucarne-inspector')
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
        for (let turn = 0; turn < 10_000; turn += 1) channel.postMessage({ ...question, event: { type: 'page.scrolled', turn } })
        channel.close()
      },
      { to: 'app', type: 'send', app, inspector: 'test', actorId: id, basedOn: null },
    )
    await inspector.getByRole('heading', { name: 'Événements (2000)' }).waitFor()
    await expect
      .poll(async () => {
        await inspector.getByRole('button', { name: 'Figer' }).click()
        const values = await inspector.getByText(/^turn \d+$/).textContent()
        await inspector.getByRole('button', { name: 'Revenir au direct' }).click()
        return values
      })
      .toBe('turn 9999')
    await page.getByRole('link', { name: 'Explorer' }).first().click()
    await inspector
      .getByRole('button', { name: /navigation history\.pushed/ })
      .first()
      .waitFor()
    expect([...hosts]).toEqual([new URL(visits.site.network.url).origin])
  })

  it('is shown below the page with ?inspect=beside', async () => {
    const page = await visits.open('/?inspect=beside', { person: administrator })
    const inspector = page.frameLocator('iframe[title="Inspecteur"]')
    await inspector.getByText('En direct').waitFor()
    await page.getByRole('link', { name: 'Explorer' }).first().click()
    await inspector
      .getByRole('button', { name: /navigation/ })
      .first()
      .waitFor()
  })

  it('is not there for anybody else: the page stays as it is, and /inspecteur shows no page', async () => {
    const page = await visits.open('/?inspect=beside', { person: visits.lea })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.getByRole('complementary', { name: 'Inspecteur' }).count()).resolves.toBe(0)
    await page.goto(`${visits.site.network.url}/inspecteur`)
    await page.getByText('L’inspecteur est réservé aux administrateurs').waitFor()
    visits.site.network.breakDown()
    await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
    await page.getByText('Vos droits n’ont pas pu être vérifiés').waitFor()
    visits.site.network.mend()
    await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
    await page.getByText('L’inspecteur est réservé aux administrateurs').waitFor()
  })
})

describe('the inspector in development', () => {
  let development: ViteDevServer
  let url: string
  beforeAll(async () => {
    const target = visits.site.network.url
    development = await createServer({
      logLevel: 'error',
      plugins: [otherPages],
      server: { host: '127.0.0.1', port: 0, strictPort: false, proxy: { '/graphql': target, '/api': target } },
    })
    await development.listen()
    const address = development.httpServer?.address()
    if (typeof address !== 'object' || !address) throw new Error('the development server does not listen')
    url = `http://127.0.0.1:${address.port}`
  })
  afterAll(() => development.close())

  it('is there for everybody', async () => {
    const page = await visits.open('/login')
    // Vite prepares the dependencies at the first visit.
    page.setDefaultTimeout(120_000)
    const opened = page.context().waitForEvent('page', { timeout: 120_000 })
    await page.goto(`${url}/?inspect`)
    const inspector = await opened
    await inspector.getByText('En direct').waitFor({ timeout: 120_000 })
  })
})
