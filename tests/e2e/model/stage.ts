import type { Page } from 'playwright-core'
import type { EventObject } from 'xstate'
import type { Person } from '../faultsSupport.ts'
import { type HeldRequests, holdRequests } from './heldRequests.ts'
import type { ModelSite, Video } from './modelSite.ts'

/** What a path has while it runs. */
export type Stage = {
  page: Page
  site: ModelSite
  viewer: Person
  video: Video
  requests: HeldRequests
  /** the steps so far, the latest last */
  events: EventObject[]
}

/** Where a path begins. */
export type Beginning = { path: string; isSignedIn: boolean }

/** Milliseconds until a step and what it shows must be there. */
const stepLimit = 10_000

/** A page of the real site with a clock that can be advanced, at the address where a path begins. */
export async function withStage(
  site: ModelSite,
  viewer: Person,
  mutations: Readonly<Record<string, string>>,
  begin: (stage: Omit<Stage, 'page' | 'requests'>) => Promise<Beginning>,
  run: (stage: Stage) => Promise<void>,
): Promise<void> {
  const prepared = { site, viewer, video: await site.addVideo('La mer par gros temps'), events: [] }
  const { path, isSignedIn } = await begin(prepared)
  const origin = site.site.network.url
  const localStorage = [
    { name: 'userToken', value: viewer.token },
    { name: 'userData', value: viewer.userData },
  ]
  const context = await site.site.browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    // The routes do not see requests that a service worker answers.
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: isSignedIn ? [{ origin, localStorage }] : [] },
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(stepLimit)
    await page.clock.install()
    const requests = await holdRequests(page, mutations)
    await page.goto(`${origin}${path}`)
    await run({ ...prepared, page, requests })
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}
