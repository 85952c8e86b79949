import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { clipMaker } from '../support/media.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { type Account, type Library, restOf } from './library.ts'
import { visit } from './visitor.ts'

let lucarne: RunningLucarne
let browser: Browser
let library: Library
let viewer: Account
const ends: (() => Promise<unknown>)[] = []

// A video longer than a player's buffer: the rest must be requested at the new address.
const seconds = 120

beforeAll(async () => {
  const folder = await siteFolder()
  ends.push(folder.remove)
  const clips = await clipMaker()
  ends.push(() => clips.remove())
  const clip = await clips.make({ name: 'video.mp4', width: 320, height: 180, seconds })
  lucarne = await startLucarne(folder.path)
  ends.push(() => lucarne.stop())
  browser = await launchBrowser()
  ends.push(() => browser.close())
  const rest = restOf(lucarne.url)
  library = await rest.addLibrary('Noemie', ['Le large'], clip)
  viewer = await rest.register('camille')
}, 240_000)
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

const video = (page: Page) => page.locator('video')
const positionOf = (page: Page): Promise<number> => video(page).evaluate((element: HTMLVideoElement) => element.currentTime)

const loadedUntil = (page: Page): Promise<number> =>
  video(page).evaluate(({ buffered }: HTMLVideoElement) => (buffered.length === 0 ? 0 : buffered.end(buffered.length - 1)))

it('a viewer of a video that becomes private continues at the same position, at its new address', { timeout: 240_000 }, async () => {
  const [content] = library.contents
  const { page, open, context } = await visit(browser, lucarne.url, viewer)
  const served: { path: string; status: number }[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (path.startsWith('/media/') && path.endsWith('.m4s')) served.push({ path, status: response.status() })
  })
  await open(`/watch/${content?.id}?t=20`)
  await page
    .getByRole('button', { name: 'Lire la vidéo' })
    .or(page.getByRole('button', { name: 'Lecture' }))
    .first()
    .click()
  await expect.poll(() => positionOf(page), { timeout: 30_000 }).toBeGreaterThan(21)
  await expect.poll(() => loadedUntil(page)).toBeGreaterThan(60)
  expect(await loadedUntil(page)).toBeLessThan(90)
  const folderOf = (path: string): string => path.split('/').slice(0, 5).join('/')
  const [first] = served
  const response = await fetch(`${lucarne.url}/api/contents/${content?.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${library.creator.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ statuts: 'private' }),
  })
  expect(response.status).toBe(200)
  expect((await fetch(`${lucarne.url}${first?.path}`)).status).toBe(404)
  // Beyond the buffer.
  const isNew = ({ path, status }: { path: string; status: number }): boolean =>
    folderOf(path) !== folderOf(first?.path ?? '') && status === 200
  // A player that has already failed to load a file is being replaced: it accepts the seek afterwards.
  const positionAfterSeek = async (): Promise<number> => {
    const position = await positionOf(page)
    if (position < 85) await video(page).evaluate((element: HTMLVideoElement) => void (element.currentTime = 90))
    return position
  }
  await expect.poll(positionAfterSeek, { timeout: 60_000 }).toBeGreaterThan(90.5)
  expect(served.some(isNew)).toBe(true)
  expect(await positionOf(page)).toBeLessThan(seconds)
  await context.close()
})
