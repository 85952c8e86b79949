import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { freePort } from '../support/freePort.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeStoryClip } from './clip.ts'
import { type FaultyNetwork, openFaultyNetwork } from './faultyNetwork.ts'
import { type Account, restOf } from './library.ts'
import { visit } from './visitor.ts'

const kills = 20
const titles = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq']
const cleanups: (() => Promise<unknown>)[] = []
let lucarne: RunningLucarne
let dataDir: string
let port: number
let network: FaultyNetwork
let browser: Browser
let creator: Account
let clip: string
let bytes: Buffer
let context: BrowserContext
let page: Page
let session: CDPSession

const start = (): Promise<RunningLucarne> => startLucarne(dataDir, { PORT: String(port) })

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  clip = await makeStoryClip(folder.path)
  bytes = await readFile(clip)
  dataDir = join(folder.path, 'data')
  port = await freePort()
  lucarne = await start()
  cleanups.push(() => lucarne.stop())
  creator = (await restOf(lucarne.url).addLibrary('Ateliers', [], clip)).creator
  network = await openFaultyNetwork(lucarne.url)
  cleanups.push(network.close)
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
  context = (await visit(browser, network.url, creator)).context
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

async function below(folder: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'storage', folder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
/** Bytes of a file that the server may move at this moment. */
const sizeOf = async (path: string): Promise<number> => (await readFile(path).catch(() => Buffer.alloc(0))).length
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
/** Bytes that have arrived of all files. */
const arrived = async (): Promise<number> =>
  sum(await Promise.all([...(await below('incoming')), ...(await below('originals'))].map(sizeOf)))

/** Opens a page that sends so slowly that it can be killed in the middle. */
async function openPage(path: string): Promise<void> {
  page = await context.newPage()
  session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 150_000 }
  await session.send('Network.emulateNetworkConditions', conditions)
  await page.goto(`${network.url}${path}`)
}

const happenings = {
  async server() {
    await lucarne.stop('SIGKILL')
    lucarne = await start()
  },
  async network() {
    network.breakDown()
    await page
      .getByText(/Connexion perdue|nouvel essai/)
      .first()
      .waitFor()
    network.mend()
  },
  async connection() {
    network.dropConnections()
  },
  async tab() {
    const killed = page.waitForEvent('crash')
    session.send('Page.crash').catch(() => undefined)
    await killed
    await openPage('/')
    const dock = page.getByRole('region', { name: /^Mises en ligne/ })
    const resume = dock.getByRole('button', { name: /^Reprendre l’envoi/ })
    await resume.first().waitFor()
    while ((await resume.count()) > 0) await resume.first().click()
  },
} as const

it(`loses nothing of a queue of five in ${kills} random kills in a row`, { timeout: 400_000 }, async () => {
  await openPage('/upload')
  for (const [place, title] of titles.entries()) {
    if (place > 0) await page.getByRole('button', { name: 'Autre vidéo' }).click()
    await page.locator('input[name=videoFile]').setInputFiles(clip)
    await page.getByRole('textbox', { name: 'Titre' }).fill(title)
    await page.getByRole('button', { name: 'Publier la vidéo' }).click()
    await page
      .getByText(/^(Envoi de la vidéo|En attente de son tour|Création de la vidéo)$/)
      .first()
      .waitFor()
  }
  const choice = fc.sample(fc.constantFrom('server', 'network', 'connection', 'tab'), { seed: 13, numRuns: kills })
  for (const kill of choice) {
    const before = await arrived()
    // Each kill finds bytes on their way.
    expect(before).toBeLessThan(titles.length * bytes.length)
    await expect.poll(arrived, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before)
    await happenings[kill]()
  }
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
  const originals = async () => (await below('originals')).length
  await expect.poll(originals, { timeout: 120_000 }).toBe(titles.length)
  await expect.poll(() => below('incoming'), { timeout: 60_000 }).toEqual([])
  for (const path of await below('originals')) expect((await readFile(path)).equals(bytes), path).toBe(true)
})
