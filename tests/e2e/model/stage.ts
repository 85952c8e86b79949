import type { Page } from 'playwright-core'
import type { EventObject } from 'xstate'
import type { Path } from '../../support/model/paths.ts'
import { type HeldRequests, holdRequests, type Sent } from './heldRequests.ts'
import type { ModelSite, Video, Viewer } from './modelSite.ts'
import { prepareStorage, type StorageFault } from './prepareStorage.ts'

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
export type Beginning = {
  path: string
  isSignedIn: boolean
  /** instead of what the viewer's last visit stored of them */
  userData?: string
  cookie?: { name: string; value: string }
  storageFault?: StorageFault
  /** before the app's scripts: the model holds one of them */
  isBeforeApp?: boolean
  /** called before the page loads anything */
  prepare?: (page: Page) => Promise<void>
  /** what the person does there before the first step */
  before?: (stage: Stage) => Promise<void>
  /** called once the path has been walked, also when that failed */
  end?: () => Promise<void>
}

/** Milliseconds until a step and what it shows must be there. */
const stepLimit = 45_000

/**
 * Runs in a page of the real site with a clock that can be advanced, at the address where a path begins. The viewer's browser profile keeps
 * its cached scripts from path to path, and nothing else.
 */
export async function withStage(
  site: ModelSite,
  viewer: Viewer,
  sent: Sent,
  walked: Path,
  begin: (stage: Omit<Stage, 'page' | 'requests'>) => Promise<Beginning>,
  run: (stage: Stage) => Promise<void>,
): Promise<void> {
  const prepared = { site, viewer, video: await site.addVideo('La mer par gros temps'), path: walked, events: [] }
  const { token } = viewer
  const beginning = await begin(prepared)
  const { path, isSignedIn, userData = viewer.userData, cookie, storageFault = null, isBeforeApp = false } = beginning
  const origin = site.site.network.url
  const page = await viewer.browser.newPage()
  try {
    page.setDefaultTimeout(stepLimit)
    await page.clock.install()
    // The clock belongs to the profile, and an earlier path may have stopped it.
    await page.clock.resume()
    const protocol = await viewer.browser.newCDPSession(page)
    // Not the local storage, whose removal would reach the page after its first script.
    await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,file_systems,cookies' })
    if (cookie) await viewer.browser.addCookies([{ ...cookie, url: origin }])
    await page.addInitScript(prepareStorage, { stored: isSignedIn ? { token, userData } : null, fault: storageFault })
    const requests = await holdRequests(page, sent)
    try {
      await beginning.prepare?.(page)
      await page.goto(`${origin}${path}`, { waitUntil: isBeforeApp ? 'commit' : 'load' })
      const stage = { ...prepared, page, requests }
      await beginning.before?.(stage)
      await run(stage)
    } finally {
      await requests.end()
    }
  } finally {
    await beginning.end?.()
    await page.close()
  }
}
