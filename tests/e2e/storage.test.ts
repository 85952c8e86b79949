import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeStoryClip } from './clip.ts'
import { restOf } from './library.ts'
import { visit } from './visitor.ts'

const cleanups: (() => Promise<unknown>)[] = []
let url: string
let browser: Browser
let folder: string

beforeAll(async () => {
  const site = await siteFolder()
  cleanups.push(site.remove)
  folder = site.path
  const lucarne = await startLucarne(join(folder, 'data'), { ADMIN_EMAIL: 'chef@exemple.fr' })
  cleanups.push(() => lucarne.stop())
  url = lucarne.url
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

it('an administrator has the storage compared, and finds the video whose file is lost', { timeout: 180_000 }, async () => {
  const rest = restOf(url)
  const chief = await rest.register('chef')
  const { contents } = await rest.addLibrary('Phares', ['Le phare au matin', 'Le phare au soir'], await makeStoryClip(folder))
  const originals = join(folder, 'data', 'storage', 'originals', contents[1]?.id ?? '')
  const [lost = ''] = await readdir(originals)
  await rm(join(originals, lost))
  const { context, page } = await visit(browser, url, chief)
  cleanups.push(() => context.close())

  await page.goto(`${url}/administration?tab=storage`)
  await page.getByText('Le stockage n’a pas encore été comparé à la base de données.').waitFor()
  await page.getByRole('button', { name: 'Vérifier le stockage' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vérifier', exact: true }).click()
  // Nothing here is older than a day.
  await page.getByText('Chaque fichier de plus d’un jour sert.').waitFor()
  await page.getByText('1 fichier manque.').waitFor()
  await page.getByRole('heading', { name: 'Aucun fichier orphelin' }).waitFor()
  await page.getByRole('button', { name: 'Manquants' }).click()
  const row = page.getByRole('listitem').filter({ hasText: lost })
  await row.getByRole('link', { name: 'Le phare au soir' }).waitFor()
  await page.getByRole('searchbox', { name: 'Chercher un fichier' }).fill('matin')
  await page.keyboard.press('Enter')
  await row.waitFor({ state: 'hidden' })
  await page.getByRole('tab', { name: 'Journal' }).click()
  await page.getByText(/^chef a lancé une vérification du stockage$/).waitFor()
})
