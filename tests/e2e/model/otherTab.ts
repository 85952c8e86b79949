import type { BrowserContext, Page } from 'playwright-core'
import type { Stage } from './stage.ts'

type Stored = { token: string; userData: string }

const tabs = new WeakMap<BrowserContext, Promise<Page>>()

/** A second tab of the person's browser, which stays open from path to path. Of the site it has nothing but the storage. */
async function openOnce({ viewer, site }: Stage): Promise<Page> {
  const opened =
    tabs.get(viewer.browser) ??
    (async () => {
      const tab = await viewer.browser.newPage()
      await tab.goto(`${site.site.network.url}/robots.txt`)
      return tab
    })()
  tabs.set(viewer.browser, opened)
  return opened
}

/** Stores a session as a sign-in in another tab does. */
export async function signInElsewhere(stage: Stage, { token, userData }: Stored): Promise<void> {
  const tab = await openOnce(stage)
  await tab.evaluate(
    (session) => {
      localStorage.setItem('userData', session.userData)
      localStorage.setItem('userToken', session.token)
    },
    { token, userData },
  )
}

/** Removes the session as a sign-out in another tab does. */
export async function signOutElsewhere(stage: Stage): Promise<void> {
  const tab = await openOnce(stage)
  await tab.evaluate(() => {
    localStorage.removeItem('userToken')
    localStorage.removeItem('userData')
  })
}
