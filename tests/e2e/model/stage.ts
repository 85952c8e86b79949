import type { Page } from 'playwright-core'
import type { EventObject } from 'xstate'
import { type HeldRequests, holdRequests } from './heldRequests.ts'
import type { ModelSite, Video, Viewer } from './modelSite.ts'

/** What a path has while it runs. */
export type Stage = {
  page: Page
  site: ModelSite
  viewer: Viewer
  video: Video
  requests: HeldRequests
  /** the steps so far, the latest last */
  events: EventObject[]
}

/** Where a path begins. */
export type Beginning = {
  path: string
  isSignedIn: boolean
  /** called before the page loads anything */
  prepare?: (page: Page) => Promise<void>
  /** called once the path has been walked, also when that failed */
  end?: () => Promise<void>
}

/** Once per tab: what a page stores or removes must still be so after a reload. */
function prepareStorage(stored: { token: string; userData: string } | null): void {
  if (sessionStorage.getItem('prepared') !== null) return
  sessionStorage.setItem('prepared', 'yes')
  localStorage.clear()
  if (!stored) return
  localStorage.setItem('userToken', stored.token)
  localStorage.setItem('userData', stored.userData)
}

/** Milliseconds until a step and what it shows must be there. */
const stepLimit = 10_000

/**
 * Runs in a page of the real site with a clock that can be advanced, at the address where a path begins. The viewer's browser profile keeps
 * its cached scripts from path to path, and nothing else.
 */
export async function withStage(
  site: ModelSite,
  viewer: Viewer,
  mutations: Readonly<Record<string, string>>,
  begin: (stage: Omit<Stage, 'page' | 'requests'>) => Promise<Beginning>,
  run: (stage: Stage) => Promise<void>,
): Promise<void> {
  const prepared = { site, viewer, video: await site.addVideo('La mer par gros temps'), events: [] }
  const { path, isSignedIn, prepare, end } = await begin(prepared)
  const origin = site.site.network.url
  const page = await viewer.browser.newPage()
  try {
    page.setDefaultTimeout(stepLimit)
    await page.clock.install()
    const protocol = await viewer.browser.newCDPSession(page)
    // Not the local storage, whose removal would reach the page after its first script.
    await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,file_systems,cookies' })
    const { token, userData } = viewer
    await page.addInitScript(prepareStorage, isSignedIn ? { token, userData } : null)
    const requests = await holdRequests(page, mutations)
    try {
      await prepare?.(page)
      await page.goto(`${origin}${path}`)
      await run({ ...prepared, page, requests })
    } finally {
      await requests.end()
    }
  } finally {
    await end?.()
    await page.close()
  }
}
