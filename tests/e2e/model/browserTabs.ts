import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { Stage } from './stage.ts'

const userSchema = z.object({ id: z.string(), username: z.string(), firstname: z.string(), isCreator: z.boolean() })
type StoredSession = { token: string; user: z.output<typeof userSchema> }

/** The session that the browser has stored, null without one. */
export async function storedSession({ page }: Stage): Promise<StoredSession | null> {
  const [token, userData] = await page.evaluate(() => [localStorage.getItem('userToken'), localStorage.getItem('userData')] as const)
  return token === null || userData === null ? null : { token, user: userSchema.parse(JSON.parse(userData)) }
}

/** Runs in another tab of the same browser. */
export async function inOtherTab({ page, site }: Stage, run: (tab: Page) => Promise<unknown>): Promise<void> {
  const tab = await page.context().newPage()
  try {
    await tab.goto(`${site.site.network.url}/robots.txt`)
    await run(tab)
  } finally {
    await tab.close()
  }
}

/** What another tab stores when somebody signs in there; returns once the page has heard of it. */
export async function signInElsewhere(stage: Stage, { token, userData }: { token: string; userData: string }): Promise<void> {
  const { page } = stage
  // Its listener is behind those of the app.
  await page.evaluate(() => addEventListener('storage', ({ key }) => sessionStorage.setItem('heard', String(key))))
  await inOtherTab(stage, (tab) =>
    tab.evaluate(
      (session) => {
        localStorage.setItem('userData', session.userData)
        localStorage.setItem('userToken', session.token)
      },
      { token, userData },
    ),
  )
  await page.waitForFunction(() => sessionStorage.getItem('heard') === 'userToken')
}

/** What another tab removes when somebody signs out there. */
export async function signOutElsewhere(stage: Stage): Promise<void> {
  await inOtherTab(stage, (tab) =>
    tab.evaluate(() => {
      localStorage.removeItem('userToken')
      localStorage.removeItem('userData')
    }),
  )
}
