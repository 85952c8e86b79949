import type { Page } from 'playwright-core'
import type { EventObject } from 'xstate'
import type { Path } from '../../support/model/paths.ts'
import { type HeldRequests, holdRequests } from './heldRequests.ts'
import type { ModelSite, Video, Viewer } from './modelSite.ts'

/** What a path has while it runs. */
export type Stage = {
  page: Page
  site: ModelSite
  viewer: Viewer
  video: Video
  requests: HeldRequests
  path: Path
  /** the steps so far, the latest last */
  events: EventObject[]
}

/** Where a path begins. */
export type Beginning = { path: string; isSignedIn: boolean }

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
  walked: Path,
  begin: (stage: Omit<Stage, 'page' | 'requests'>) => Promise<Beginning>,
  run: (stage: Stage) => Promise<void>,
): Promise<void> {
  const prepared = { site, viewer, video: await site.addVideo('La mer par gros temps'), path: walked, events: [] }
  const { path, isSignedIn } = await begin(prepared)
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
      await page.goto(`${origin}${path}`)
      await run({ ...prepared, page, requests })
    } finally {
      await requests.end()
    }
  } finally {
    await page.close()
  }
}
