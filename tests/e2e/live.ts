import type { BrowserContext, Cookie, Page } from 'playwright-core'
import { memberCookie } from '../../src/shared/firstScreen.ts'

/** Resolves once the page is the browser's: until then its links and forms work without scripts, and its buttons when it is. */
export const live = (page: Page): Promise<void> => page.locator('html[data-live]').waitFor({ state: 'attached' })

/** Pages are drawn by the browser, as where the server has no time for it: they ask the gateway themselves. */
export async function drawnByBrowser(context: BrowserContext | Page): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    return route.fulfill({ response, body: html.replace(/<script type="application\/json" id="first-screen">.*?<\/script>/s, '') })
  })
}

/** The cookie of a browser in which somebody has signed in before. */
export function cookiesOfMember(siteUrl: string): Cookie[] {
  const { hostname: domain } = new URL(siteUrl)
  return [{ name: memberCookie, value: '1', domain, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' }]
}
