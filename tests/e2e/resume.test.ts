import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
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
let folderPath: string

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  folderPath = folder.path
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
  // The file is stored in this browser: it goes on at once.
  await other.getByText('Vidéo uploadée avec succès').waitFor()
  await other.waitForURL(`${url}/dashboard`)

  await expect.poll(() => card(other).textContent(), { timeout: 120_000 }).toBe('Vidéos1Total publié')
  await own(other).getByRole('link', { name: 'Marée basse', exact: true }).click()
  await other.getByRole('link', { name: '#mer' }).waitFor()
  await other.getByRole('button', { name: 'Lire la vidéo' }).first().click()
  const position = () => other.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
  await expect.poll(position, { timeout: 60_000 }).toBeGreaterThan(0.2)
})

it('one that another browser began asks for its file, refuses what is no video, and goes on', async () => {
  const { context, page } = await visit(browser, url, creator)
  cleanups.push(() => context.close())
  const { call } = restOf(url)
  const [channel] = z.array(z.object({ uuid: z.string() })).parse(await call('GET', `/channels/creator/${creator.user.id}`))
  const record = { title: 'Marée haute', description: '', statuts: 'private', channel_uuid: channel?.uuid }
  await call('POST', '/contents', record, creator.token)
  await page.goto(`${url}/dashboard`)
  await page.getByRole('button', { name: /^Reprendre l’envoi de .*Marée haute/ }).click()
  await page.getByText('Choisissez une vidéo ou déposez-la ici').waitFor()
  expect(await page.getByRole('textbox', { name: 'Titre' }).inputValue()).toBe('Marée haute')
  const notes = join(folderPath, 'notes.mp4')
  await writeFile(notes, 'Pas une vidéo')
  await page.locator('input[name=videoFile]').setInputFiles(notes)
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('alert').textContent()).toContain('Format vidéo non supporté')
  await page.locator('input[name=videoFile]').setInputFiles(clip)
  await page.getByText('Vidéo uploadée avec succès').waitFor()
  await page.waitForURL(`${url}/dashboard`)
  await expect.poll(() => card(page).textContent(), { timeout: 120_000 }).toBe('Vidéos2Total publié')
})
