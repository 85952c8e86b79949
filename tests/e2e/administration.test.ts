import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

async function choose(page: Page, thing: string | RegExp, act: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: thing }).first().click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
}

it(
  'an administrator hides a video and shows it again, verifies its channel, puts a job first and abandons it, and deletes the video',
  {
    timeout: 180_000,
  },
  async () => {
    const rest = restOf(url)
    const chief = await rest.register('chef')
    const clip = await makeStoryClip(folder)
    const { contents } = await rest.addLibrary('Jetees', ['La jetée au matin', 'La jetée au soir'], clip)
    const evening = contents[1]?.id ?? ''
    const { context, page } = await visit(browser, url, chief)
    cleanups.push(() => context.close())
    const guest = await visit(browser, url, null)
    cleanups.push(() => guest.context.close())
    const statusOf = async () => (await guest.page.request.get(`${url}/api/contents/${evening}`)).status()

    await page.goto(`${url}/administration?tab=contents`)
    const row = page.getByRole('listitem').filter({ hasText: 'La jetée au soir' })
    await row.getByText(/^Fichier\s: [\d,]+\s(ko|Mo) · Version lue\s: [\d,]+\s(ko|Mo)$/).waitFor()
    await page.getByRole('searchbox', { name: 'Chercher une vidéo' }).fill('SOIR')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'La jetée au matin' }).waitFor({ state: 'hidden' })

    await choose(page, 'Actions pour La jetée au soir', 'Masquer', 'Masquer')
    await row.getByText('Masquée', { exact: true }).waitFor()
    expect(await statusOf()).toBe(404)
    await choose(page, 'Actions pour La jetée au soir', 'Montrer de nouveau', 'Montrer')
    await row.getByText('Masquée', { exact: true }).waitFor({ state: 'hidden' })
    expect(await statusOf()).toBe(200)

    await page.getByRole('tab', { name: 'Chaînes' }).click()
    await choose(page, 'Actions pour Jetees', 'Donner le badge vérifié', 'Donner le badge')
    await page.getByText('Vérifiée', { exact: true }).waitFor()
    await guest.page.goto(`${url}/creator/jetees`)
    await guest.page.getByRole('main').getByText('Vérifié', { exact: true }).first().waitFor()

    // The former version of each video is removed hours after its conversion.
    await page.goto(`${url}/administration?tab=jobs&state=waiting`)
    const removals = page.getByRole('listitem').filter({ hasText: 'Suppression de fichiers' })
    const ofEvening = /^Actions pour Suppression de fichiers de «.La jetée au soir.»$/
    await removals.filter({ hasText: 'La jetée au soir' }).waitFor()
    await choose(page, ofEvening, 'Faire passer avant', 'Faire passer avant')
    await page.getByText('Avant les autres', { exact: true }).waitFor()
    await choose(page, ofEvening, 'Abandonner', 'Abandonner')
    await removals.filter({ hasText: 'La jetée au soir' }).waitFor({ state: 'hidden' })

    await page.goto(`${url}/administration?tab=contents`)
    await choose(page, 'Actions pour La jetée au soir', 'Supprimer', 'Supprimer définitivement')
    await row.waitFor({ state: 'hidden' })
    expect(await statusOf()).toBe(404)
    await page.getByRole('tab', { name: 'Journal' }).click()
    await page
      .getByText(/titre\s: La jetée au soir/)
      .first()
      .waitFor()
    const log = await page
      .getByRole('listitem')
      .filter({ hasText: /^chef a/ })
      .allTextContents()
    expect(log).toEqual([
      expect.stringMatching(/^chef a supprimé une vidéo/),
      expect.stringMatching(/^chef a abandonné une tâche/),
      expect.stringMatching(/^chef a fait passer une tâche avant/),
      expect.stringMatching(/^chef a donné le badge vérifié/),
      expect.stringMatching(/^chef a remontré une vidéo/),
      expect.stringMatching(/^chef a masqué une vidéo/),
    ])
  },
)
