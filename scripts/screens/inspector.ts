import type { Browser, Page } from 'playwright-core'
import { createServer } from 'vite'
import { makeStoryClip } from '../../tests/e2e/clip.ts'
import { settle } from '../../tests/e2e/states/checks.ts'
import { field } from '../../tests/e2e/states/steps.ts'
import { openSite, visit } from '../../tests/e2e/states/visit.ts'
import type { RunningLucarne } from '../../tests/support/process.ts'
import type { Showcase } from '../../tests/support/showcase/showcase.ts'
import { otherPages } from '../otherPages.ts'

/** Name of its pictures. */
export const inspectorPicture = 'inspecteur'

/** Vite prepares the dependencies at the first visit. */
const patienceMs = 120_000
const bytesPerSecond = 60_000
const viewport = { width: 1280, height: 860 }
const upload = { name: 'an inspected upload', who: 'creator', path: '/upload?inspect', shows: field('Titre') } as const

/** Publishes a video over a slow network. @returns once its file is being sent */
async function publish(page: Page, inspector: Page, clip: string): Promise<void> {
  await field('Titre')(page).fill('Ma vidéo du matin')
  await page.locator('input[type=file][name=videoFile]').setInputFiles(clip)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
  await page.getByRole('button', { name: 'Publier la vidéo' }).click()
  await inspector.getByRole('button', { name: /^fileTransfer · transfer/ }).click()
  await inspector.getByRole('img', { name: 'fileTransfer : fileTransfer.sending' }).waitFor()
  await inspector.getByRole('button', { name: 'Réduire le schéma' }).click()
  await inspector
    .getByRole('button', { name: /bytes\.sent/ })
    .nth(3)
    .waitFor()
  await inspector.getByRole('button', { name: 'Figer' }).click()
}

/** Draws the inspector while a video is being sent, as development shows it to everybody. */
export async function drawInspector(browser: Browser, lucarne: RunningLucarne, showcase: Showcase): Promise<Map<string, Buffer>> {
  const proxy = Object.fromEntries(['/api', '/graphql', '/media'].map((path) => [path, lucarne.url]))
  const development = await createServer({
    logLevel: 'error',
    plugins: [otherPages],
    server: { host: '127.0.0.1', port: 0, strictPort: false, proxy },
  })
  try {
    await development.listen()
    const [url = ''] = development.resolvedUrls?.local ?? []
    const site = await openSite(url.replace(/\/$/, ''), showcase)
    const clip = await makeStoryClip(lucarne.dataDir)
    const prepare = async (page: Page): Promise<void> => page.context().setDefaultTimeout(patienceMs)
    const look = async (page: Page): Promise<Map<string, Buffer>> => {
      const isInspector = (other: Page): boolean => other !== page
      const inspector = page.context().pages().find(isInspector) ?? (await page.context().waitForEvent('page', isInspector))
      await inspector.setViewportSize(viewport)
      // Vite loads a page anew when it has prepared what its chart needs.
      await inspector.getByRole('img').waitFor()
      await publish(page, inspector, clip)
      const pictures = new Map<string, Buffer>()
      for (const colorScheme of ['light', 'dark'] as const) {
        await inspector.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await inspector.mouse.move(0, 0)
        await settle(inspector)
        pictures.set(`${inspectorPicture}-${viewport.width}-${colorScheme}`, await inspector.screenshot())
      }
      return pictures
    }
    return await visit(browser, site, upload, { viewport, reducedMotion: 'reduce' }, look, prepare)
  } finally {
    await development.close()
  }
}
