import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { launchBrowser } from '../support/browser.ts'
import { freePort } from '../support/freePort.ts'
import { startProvider, type TestProvider } from '../support/oidcProvider.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { visit } from './visitor.ts'

const cleanups: (() => Promise<unknown>)[] = []
const pages: (() => Promise<unknown>)[] = []
let lucarne: RunningLucarne
let siteUrl: string
let provider: TestProvider
let browser: Browser

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const port = await freePort()
  // Another site than the provider's, as outside of tests.
  siteUrl = `http://localhost:${port}`
  provider = await startProvider([`${siteUrl}/api/auth/google/callback`])
  cleanups.push(() => provider.stop())
  const { issuer, clientId, clientSecret } = provider.settings
  lucarne = await startLucarne(folder.path, {
    PORT: String(port),
    PUBLIC_URL: siteUrl,
    LOG_LEVEL: 'trace',
    OAUTH_GOOGLE_ISSUER: issuer,
    OAUTH_GOOGLE_CLIENT_ID: clientId,
    OAUTH_GOOGLE_CLIENT_SECRET: clientSecret,
  })
  cleanups.push(() => lucarne.stop())
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterEach(async () => {
  for (const close of pages.splice(0)) await close()
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

async function openControlled(path: string): Promise<Page> {
  const { context, page, open } = await visit(browser, siteUrl, null)
  pages.push(() => context.close())
  await open(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

const lineSchema = z.looseObject({ req: z.looseObject({ method: z.string(), url: z.string() }) })

/** The paths that the server was asked for by GET since its log had this length, each as often as it was asked for. */
function askedSince(length: number): string[] {
  const paths: string[] = []
  for (const line of lucarne.output().stderr.slice(length).split('\n').filter(Boolean)) {
    const { success, data } = lineSchema.safeParse(JSON.parse(line))
    if (success && data.req.method === 'GET') paths.push(new URL(data.req.url, siteUrl).pathname)
  }
  return paths
}
/** Resolves once the log has all requests that were answered before. */
async function allLogged(): Promise<void> {
  const before = logLength()
  await fetch(`${siteUrl}/api/status-of-the-test`)
  await expect.poll(() => askedSince(before)).toContain('/api/status-of-the-test')
}
const logLength = (): number => lucarne.output().stderr.length

describe('with the service worker in control', () => {
  it('a person signs in with a provider, by one request for each step', async () => {
    provider.person = { sub: 'g1', email: 'ada@exemple.fr', email_verified: true, name: 'Ada' }
    const page = await openControlled('/login')
    const before = logLength()
    await page.getByRole('link', { name: 'Continuer avec Google' }).click()
    await page.waitForURL((url) => url.origin === siteUrl && url.pathname !== '/login')
    await page.waitForURL(`${siteUrl}/`)
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).not.toBeNull()
    await allLogged()
    expect(askedSince(before).filter((path) => path.startsWith('/api/auth/'))).toEqual(['/api/auth/google', '/api/auth/google/callback'])
  })

  it.each(['/api/auth/providers', '/api/nulle-part', '/explore'])('a navigation to %s is one request', async (path) => {
    const page = await openControlled('/')
    const before = logLength()
    await page.goto(`${siteUrl}${path}`)
    await allLogged()
    expect(askedSince(before).filter((asked) => asked === path)).toEqual([path])
  })
})
