import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeStoryClip } from './clip.ts'
import { type Account, restOf } from './library.ts'
import { visit } from './visitor.ts'

const cleanups: (() => Promise<unknown>)[] = []
let url: string
let browser: Browser
let creator: Account
let clip: string

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  clip = await makeStoryClip(folder.path)
  const lucarne = await startLucarne(`${folder.path}/data`)
  cleanups.push(() => lucarne.stop())
  url = lucarne.url
  creator = (await restOf(url).addLibrary('Ateliers', [], clip)).creator
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

const own = (page: Page) => page.getByRole('article').filter({ hasText: 'Marée basse' })
const card = (page: Page) => page.getByText('Total publié').locator('..')

it('a publication whose tab is killed in the middle is shown on the dashboard, is resumed from there, and can be watched', async () => {
  const { context, page } = await visit(browser, url, creator)
  cleanups.push(() => context.close())

  // Slow enough that the test cannot miss the upload.
  const network = await context.newCDPSession(page)
  await page.goto(`${url}/upload`)
  await page.locator('input[name=videoFile]').setInputFiles(clip)
  await page.getByRole('textbox', { name: 'Titre' }).fill('Marée basse')
  await page.getByRole('textbox', { name: 'Hashtags' }).fill('mer sable')
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 8_000 })
  const created = page.waitForResponse((response) => response.request().postData()?.includes('createContent') === true)
  await page.getByRole('button', { name: 'Publier la vidéo' }).click()
  await created

  // Another tab shows that it is in progress, and offers no conflicting action.
  const other = await context.newPage()
  await other.goto(`${url}/dashboard`)
  await own(other).getByText('Envoi du fichier en cours').waitFor()
  expect(
    await own(other)
      .getByRole('button', { name: /^Reprendre l’envoi/ })
      .count(),
  ).toBe(0)
  // Killed, not closed: closing would first end the page's throttling, and send the rest of the video.
  const killed = page.waitForEvent('crash')
  network.send('Page.crash').catch(() => undefined)
  await killed

  // The subscription reports the end.
  await own(other).getByText('En attente du fichier').waitFor()
  expect([await other.getByRole('heading', { name: /^Mes vidéos/ }).textContent(), await card(other).textContent()]).toEqual([
    'Mes vidéos (1)',
    'Vidéos0Total publié',
  ])
  await own(other)
    .getByRole('button', { name: /^Reprendre l’envoi/ })
    .click()
  const dialog = other.getByRole('dialog', { name: 'Reprendre l’envoi' })
  expect(await dialog.getByRole('textbox', { name: 'Titre' }).inputValue()).toBe('Marée basse')
  await dialog.getByRole('button', { name: 'Envoyer la vidéo' }).click()
  await dialog.getByText('Un fichier vidéo est requis').waitFor()
  await dialog.locator('input[name=video]').setInputFiles(clip)
  await dialog.getByRole('button', { name: 'Envoyer la vidéo' }).click()
  await other.getByText('Vidéo uploadée avec succès').waitFor()
  await dialog.waitFor({ state: 'detached' })

  await expect.poll(() => card(other).textContent(), { timeout: 120_000 }).toBe('Vidéos1Total publié')
  await own(other).getByRole('link', { name: 'Marée basse', exact: true }).click()
  await other.getByRole('link', { name: '#mer' }).waitFor()
  await other.getByRole('button', { name: 'Lire la vidéo' }).first().click()
  const position = () => other.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
  await expect.poll(position, { timeout: 60_000 }).toBeGreaterThan(0.2)
})
