import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { retentionSchema } from '../../src/shared/entities/retention.ts'
import { launchBrowser } from '../support/browser.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeSmallClip } from './clip.ts'
import { type Account, type Library, restOf } from './library.ts'
import { visit } from './visitor.ts'

/** Seconds of the video: more than the ten after which a report is sent while it plays. */
const length = 20

let url: string
let browser: Browser
let library: Library
let viewer: Account
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const clip = await makeSmallClip(folder.path, length)
  const lucarne = await startLucarne(`${folder.path}/data`)
  cleanups.push(() => lucarne.stop())
  url = lucarne.url
  library = await restOf(url).addLibrary('Ines', ['Fermer', 'Recharger', 'Partir', 'Suivre un lien'], clip)
  viewer = await restOf(url).register('lea')
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

const secondsOf = (page: Page): Promise<number> => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

async function positionOf(content: string): Promise<number> {
  const entry = await restOf(url).call('GET', `/historicals/user/me/content/${content}`, undefined, viewer.token)
  return z.object({ position: z.number() }).parse(entry).position
}
const retentionOf = async (content: string) =>
  retentionSchema.parse(await restOf(url).call('GET', `/contents/${content}/retention`, undefined, library.creator.token))

/** Ways to leave a page whose video plays. */
const departures: [what: string, leave: (page: Page) => Promise<unknown>][] = [
  ['its tab is closed', (page) => Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })])],
  ['it is reloaded', (page) => page.reload()],
  ['another page is opened in its tab', (page) => page.goto('about:blank')],
  ['a link of it is followed', (page) => page.getByRole('link', { name: 'Accueil' }).first().click()],
]

describe('a video that plays, while nothing was reported yet', () => {
  it.each(departures)('has its last seconds recorded when %s', async (what, leave) => {
    const content = library.contents[departures.findIndex(([name]) => name === what)]?.id ?? ''
    const { context, page, asked } = await visit(browser, url, viewer)
    cleanups.push(() => context.close())
    await page.goto(`${url}/watch/${content}`)
    await page.getByRole('button', { name: 'Lire la vidéo' }).first().click()
    await expect.poll(() => secondsOf(page), { timeout: 60_000 }).toBeGreaterThan(3.5)
    expect(await asked()).not.toContain('ReportPlayback')
    expect([await positionOf(content), await retentionOf(content)]).toEqual([0, { plays: 0, avgWatchTime: 0, shares: [] }])
    const seen = await secondsOf(page)
    expect(seen).toBeLessThan(10)
    await leave(page)

    // The player tells its position a few times per second.
    await expect.poll(() => positionOf(content)).toBeGreaterThan(seen - 0.5)
    const position = await positionOf(content)
    const { plays, avgWatchTime, shares } = await retentionOf(content)
    expect([plays, shares.length]).toEqual([1, length])
    expect(Math.abs(avgWatchTime - position)).toBeLessThan(0.5)
    expect([shares.slice(1, 3), shares.slice(Math.ceil(position) + 1)]).toEqual([
      [1, 1],
      Array.from({ length: length - Math.ceil(position) - 1 }, () => 0),
    ])
  })
})
