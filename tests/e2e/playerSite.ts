import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { launchBrowser } from '../support/browser.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeStoryClip } from './clip.ts'
import { type Account, type Library, restOf } from './library.ts'
import { drawnByBrowser, live } from './live.ts'
import { visit } from './visitor.ts'

/** `refused`: what the browser said when it refused to play; `faults`: errors that no code has caught. */
export type Opened = { page: Page; faults: string[]; refused: Promise<string> }

export type OpenOptions = {
  /** signed in on an earlier visit, null for a guest; by default a viewer */
  account?: Account | null
  /** runs in the page before its scripts */
  init?: () => void
  /** of the browser's profile */
  profile?: BrowserContextOptions
  /** Not by the server. Nothing has looked into the page yet when it is returned. */
  isDrawnByBrowser?: boolean
}

/** A real site with videos to watch, and a browser in which nothing plays without a press, as in people's. */
export type PlayerSite = {
  url: string
  library: Library
  viewer: Account
  rest: ReturnType<typeof restOf>
  /** everything that the server has printed so far */
  output: () => { stdout: string; stderr: string }
  open: (path: string, options?: OpenOptions) => Promise<Opened>
  /** Closes the pages that were opened. */
  closePages: () => Promise<void>
  close: () => Promise<void>
}

/**
 * @param titles of the videos
 * @param makeClip returns the path of their file, or of each by its title; by default eight seconds with a tone
 * @param env settings of the site
 */
export async function openPlayerSite(
  titles: readonly string[],
  makeClip: (folder: string) => Promise<string | ReadonlyMap<string, string>> = (folder) => makeStoryClip(folder),
  env: NodeJS.ProcessEnv = {},
): Promise<PlayerSite> {
  const cleanups: (() => Promise<unknown>)[] = []
  const close = async (): Promise<void> => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  }
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const clip = await makeClip(folder.path)
  const lucarne = await startLucarne(`${folder.path}/data`, env)
  cleanups.push(() => lucarne.stop())
  const rest = restOf(lucarne.url)
  const library = await rest.addLibrary('Ines', titles, clip)
  const viewer = await rest.register('lea')
  // The tests' default lets everything play.
  const browser = await launchBrowser(['--autoplay-policy=document-user-activation-required'])
  cleanups.push(() => browser.close())
  const endings: (() => Promise<unknown>)[] = []

  async function open(path: string, { account = viewer, init, profile, isDrawnByBrowser = false }: OpenOptions = {}): Promise<Opened> {
    const { context, page } = await visit(browser, lucarne.url, account, profile)
    endings.push(() => context.close())
    const faults: string[] = []
    page.on('pageerror', ({ stack }) => faults.push(String(stack)))
    const { promise: refused, resolve } = Promise.withResolvers<string>()
    page.on('console', (message) => {
      if (message.text().startsWith('refused')) resolve(message.text())
    })
    if (init) await page.addInitScript(init)
    if (isDrawnByBrowser) await drawnByBrowser(page)
    await page.goto(lucarne.url + path)
    if (!isDrawnByBrowser && profile?.javaScriptEnabled !== false) await live(page)
    return { page, faults, refused }
  }

  return {
    url: lucarne.url,
    library,
    viewer,
    rest,
    output: lucarne.output,
    open,
    closePages: async () => {
      for (const end of endings.splice(0).toReversed()) await end()
    },
    close,
  }
}

export const secondsOf = (page: Page): Promise<number> => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
export const isPaused = (page: Page): Promise<boolean> => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
export const canPlay = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= HTMLMediaElement.HAVE_FUTURE_DATA)
/** The element that fills the screen: the picture with its controls. */
export const stage = (page: Page): Locator => page.getByRole('region', { name: /^Lecteur vidéo/ })
export const bar = (page: Page): Locator => page.getByRole('slider', { name: 'Position dans la vidéo' })
export const start = (page: Page): Locator => page.getByRole('button', { name: 'Lire la vidéo' })
/** The button of the bar under the picture: the end screen has one of the same name. */
export const control = (page: Page, name: 'Lecture' | 'Pause' | 'Revoir'): Locator =>
  page.locator('[aria-keyshortcuts="k"]').and(page.getByRole('button', { name, exact: true }))

/** Plays until pictures follow one another. */
export async function play(page: Page): Promise<void> {
  await start(page).click()
  await control(page, 'Pause').waitFor()
}
