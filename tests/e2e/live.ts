import type { BrowserContext, Page } from 'playwright-core'

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
