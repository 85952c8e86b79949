import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { settle } from '../tests/e2e/states/checks.ts'
import { states } from '../tests/e2e/states/states.ts'
import type { State } from '../tests/e2e/states/types.ts'
import { openSite, type Site, visit } from '../tests/e2e/states/visit.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { makeDataDir, startLucarne } from '../tests/support/process.ts'
import { writeShowcase } from '../tests/support/showcase/showcase.ts'
import { ensureFfmpeg } from './ensure-ffmpeg.ts'
import { ensureWebBuild } from './webBuild.ts'

const target = join(import.meta.dirname, '..', 'docs', 'screens')
const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const
const themes = ['light', 'dark'] as const

const quietMs = 500
const patienceMs = 5000

/**
 * Waits until the page makes no request for half a second, so that late parts (the bell's count, the team's links) are there. The network
 * is never idle, because an event stream stays open.
 */
async function untilQuiet(page: Page): Promise<void> {
  const end = performance.now() + patienceMs
  const nextRequest = (): Promise<boolean> =>
    page.waitForEvent('request', { timeout: quietMs }).then(
      () => true,
      () => false,
    )
  while ((await nextRequest()) && performance.now() < end);
}

/** Draws one state at one width, in both themes: `docs/screens/<picture>-<width>-<theme>.webp`. */
async function draw(browser: Browser, site: Site, state: State, viewport: (typeof widths)[number]): Promise<void> {
  await visit(browser, site, state, { viewport, reducedMotion: 'reduce' }, async (page) => {
    await untilQuiet(page)
    // The last step may have left the pointer over an element: move it away, so that nothing is drawn as hovered.
    await page.mouse.move(0, 0)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settle(page)
      const picture = await sharp(await page.screenshot())
        .webp({ quality: 72 })
        .toBuffer()
      const name = `${state.picture}-${viewport.width}-${colorScheme}.webp`
      await writeFile(join(target, name), picture)
      console.log(`${name}: ${Math.round(picture.length / 1000)} ko`)
    }
  })
}

/** Draws every state that has a picture, or those whose picture is named on the command line. */
async function drawAll(asked: readonly string[]): Promise<void> {
  const drawn = states.filter(({ picture }) => picture !== undefined && (asked.length === 0 || asked.includes(picture)))
  const folder = await makeDataDir()
  const showcase = await writeShowcase(folder.path)
  const lucarne = await startLucarne(folder.path)
  const browser = await launchBrowser()
  try {
    const site = await openSite(lucarne.url, showcase)
    await mkdir(target, { recursive: true })
    if (asked.length === 0) for (const old of await readdir(target)) await rm(join(target, old))
    for (const state of drawn) for (const viewport of widths) await draw(browser, site, state, viewport)
  } finally {
    await browser.close()
    await lucarne.stop()
    await folder.remove()
  }
}

await ensureFfmpeg(console.log)
await ensureWebBuild(console.log)
await drawAll(process.argv.slice(2))
