import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { z } from 'zod'
import type { Account } from './library.ts'
import { cookiesOfMember, live } from './live.ts'

const bodySchema = z.object({ query: z.string() })
const operation = /^\s*(?:query|mutation)\s+(\w+)/
const later: ReadonlySet<string> = new Set(['HomeNewest', 'HomeOwn', 'HomeGuide'])

/** A user's page, with the GraphQL operations that it sends. Subscriptions are connections, not requests. */
export type Visitor = {
  context: BrowserContext
  page: Page
  /** Opens an address like a bookmark. */
  open: (path: string) => Promise<void>
  /**
   * Names of the operations since the last call, once the pending ones are answered and the page is idle. Without those of the home page's
   * lower rows, which come some time after it (tests/e2e/home.test.ts).
   */
  asked: () => Promise<string[]>
  /** Another address in the same page: what a link to it does, where this screen has none. */
  go: (path: string) => Promise<void>
  /** what a screen reader would read first */
  focused: () => Promise<string>
}

/** @param account signed in on an earlier visit, null for a guest @param profile of the browser, where it is not the usual one */
export async function visit(
  browser: Browser,
  siteUrl: string,
  account: Account | null,
  profile: BrowserContextOptions = {},
): Promise<Visitor> {
  const stored = account
    ? [
        { name: 'userToken', value: account.token },
        { name: 'userData', value: JSON.stringify(account.user) },
      ]
    : []
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'fr-FR',
    storageState: { cookies: account ? cookiesOfMember(siteUrl) : [], origins: [{ origin: siteUrl, localStorage: stored }] },
    ...profile,
  })
  const page = await context.newPage()
  let names: string[] = []
  const underWay = new Set<unknown>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return
    const name = operation.exec(bodySchema.parse(request.postDataJSON()).query)?.[1]
    if (name === undefined || later.has(name)) return
    names.push(name)
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))

  async function asked(): Promise<string[]> {
    do {
      await page.waitForFunction(
        () => document.querySelector('main') !== null && document.querySelector('main [aria-busy="true"]') === null,
      )
      // Twice: a response is rendered in one idle callback, and the requests of that rendering are sent by the next.
      await page.evaluate(async () => {
        for (let moment = 0; moment < 2; moment += 1) await new Promise((resolve) => requestIdleCallback(resolve))
      })
    } while (underWay.size > 0)
    return names.splice(0)
  }

  return {
    context,
    page,
    asked,
    open: async (path) => {
      await page.goto(`${siteUrl}${path}`, { waitUntil: 'commit' })
      await live(page)
    },
    go: (path) => page.evaluate((address) => history.pushState(null, '', address), path),
    focused: () => page.evaluate(() => document.activeElement?.tagName.toLowerCase() ?? 'nothing'),
  }
}
