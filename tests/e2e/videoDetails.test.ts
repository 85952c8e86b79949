import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { launchBrowser } from '../support/browser.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeStoryClip } from './clip.ts'
import { type Account, restOf } from './library.ts'
import { visit } from './visitor.ts'

const cleanups: (() => Promise<unknown>)[] = []
let lucarne: RunningLucarne
let browser: Browser
let creator: Account
let contentId = ''

beforeAll(async () => {
  const site = await siteFolder()
  cleanups.push(site.remove)
  lucarne = await startLucarne(join(site.path, 'data'))
  cleanups.push(() => lucarne.stop())
  const library = await restOf(lucarne.url).addLibrary('Ateliers', ['Semer des pois'], await makeStoryClip(site.path))
  creator = library.creator
  contentId = library.contents[0]?.id ?? ''
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
}, 120_000)
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

it('a scheduled video becomes public by itself, on the open dashboard and for guests', { timeout: 120_000 }, async () => {
  const { context, page } = await visit(browser, lucarne.url, creator)
  cleanups.push(() => context.close())
  await page.goto(`${lucarne.url}/dashboard`)
  await page.getByRole('button', { name: 'Modifier «\u202fSemer des pois\u202f»' }).click()
  await page.getByRole('switch', { name: 'Vidéo publique' }).click()
  await page.getByLabel(/^Rendre publique le/).fill('2001-02-03T04:05')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await page.getByText('La date de publication est déjà passée').waitFor()
  await page.getByLabel(/^Rendre publique le/).fill('2099-02-03T04:05')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await page.getByText('Publication prévue le 3 février 2099 à 04:05').waitFor()
  const guests = await (await fetch(`${lucarne.url}/api/contents`)).json()
  expect(guests).toEqual([])

  await page.getByRole('button', { name: 'Modifier «\u202fSemer des pois\u202f»' }).click()
  await page.getByLabel(/^Rendre publique le/).fill('')
  await page.getByRole('switch', { name: /^Attendre que toutes les qualités/ }).click()
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  // The conversion is over already, so it is published at once.
  await page.getByText('Publique', { exact: true }).waitFor()
  await expect.poll(async () => (await fetch(`${lucarne.url}/api/contents`)).json()).toMatchObject([{ title: 'Semer des pois' }])
})

it('a chapter of the description is one press away', { timeout: 60_000 }, async () => {
  const { context, page } = await visit(browser, lucarne.url, creator)
  cleanups.push(() => context.close())
  await restOf(lucarne.url).call('PUT', `/contents/${contentId}`, { description: '0:00 Le sillon\n0:05 L’eau' }, creator.token)
  await page.goto(`${lucarne.url}/watch/${contentId}`)
  await page.getByRole('button', { name: '0:05 L’eau' }).click()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime)), { timeout: 15_000 })
    .toBeGreaterThanOrEqual(5)
})

it('a video is downloaded once its creator allows it, and plays', { timeout: 120_000 }, async () => {
  const { context, page } = await visit(browser, lucarne.url, creator)
  cleanups.push(() => context.close())
  await page.goto(`${lucarne.url}/watch/${contentId}`)
  await page.getByRole('heading', { name: 'Semer des pois' }).waitFor()
  expect(await page.getByRole('button', { name: 'Télécharger' }).count()).toBe(0)
  await page.goto(`${lucarne.url}/dashboard`)
  await page.getByRole('button', { name: 'Modifier «\u202fSemer des pois\u202f»' }).click()
  await page.getByRole('switch', { name: 'Téléchargement non permis' }).click()
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await page.getByText('Vidéo mise à jour avec succès').first().waitFor()

  await page.goto(`${lucarne.url}/watch/${contentId}`)
  await page.getByRole('button', { name: 'Télécharger' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Vidéo, 360p', 'Vidéo, 240p'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Vidéo, 360p')
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe('Semer des pois (360p).mp4')
  const facts = ['-v', 'error', '-count_frames', '-show_entries', 'stream=codec_type,height,nb_read_frames:format=duration', '-of', 'json']
  const probed = await promisify(execFile)('ffprobe', [...facts, await download.path()])
  const { streams, format } = z
    .object({
      streams: z.array(z.object({ codec_type: z.string(), height: z.number().optional(), nb_read_frames: z.coerce.number() })),
      format: z.object({ duration: z.coerce.number() }),
    })
    .parse(JSON.parse(probed.stdout))
  expect(streams.map(({ codec_type, height }) => [codec_type, height])).toEqual([
    ['video', 360],
    ['audio', undefined],
  ])
  expect(Math.abs(format.duration - 8)).toBeLessThan(0.2)
  expect(streams[0]?.nb_read_frames).toBeGreaterThan(180)
})
