import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startLucarne } from '../support/process.ts'
import { writeShowcase } from '../support/showcase/showcase.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeSmallClip } from './clip.ts'
import { button, field, heading } from './states/steps.ts'
import type { State } from './states/types.ts'
import { openSite, type Site, visit } from './states/visit.ts'

const cleanups: (() => Promise<unknown>)[] = []
let site: Site
let browser: Browser
let clip: string

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const showcase = await writeShowcase(folder.path)
  clip = await makeSmallClip(folder.path, 4)
  const lucarne = await startLucarne(folder.path)
  cleanups.push(() => lucarne.stop())
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
  site = await openSite(lucarne.url, showcase)
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

const go = <Result>(who: State['who'], path: string, shows: State['shows'], look: (page: Page) => Promise<Result>): Promise<Result> =>
  visit(browser, site, { name: path, who, path, shows }, { reducedMotion: 'reduce' }, look)
const team = (page: Page) => page.getByRole('region', { name: 'Équipe de la chaîne' })

it('an editor edits and publishes in the channel of another, until its owner removes them', async () => {
  const { username } = { username: String(Object(site.sessions.viewer.user)['username']) }
  await go('creator', '/settings?tab=channel', heading('Équipe de la chaîne'), async (page) => {
    await team(page).getByLabel('Nom d’utilisateur').fill(username)
    await team(page).getByRole('button', { name: 'Inviter' }).click()
    await team(page).getByText('Invitation envoyée').waitFor()
  })

  await go('viewer', '/settings?tab=channel', heading('Chaînes des autres'), async (page) => {
    await page.getByRole('button', { name: /^Accepter l’invitation/ }).click()
    await page.getByRole('link', { name: 'Gérer' }).click()
    await page.waitForURL(/\/dashboard\?channel=/)
    // An upload, into that channel.
    await button('Nouvelle vidéo')(page).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Ouvrir en pleine page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Télécharger une vidéo' }).waitFor()
    await page.locator('input[type=file][name=videoFile]').setInputFiles(clip)
    await field('Titre')(page).fill('Filmé à deux')
    await button('Publier la vidéo')(page).click()
    await page.waitForURL(/\/dashboard\?channel=/)
    await page.getByRole('main').getByRole('link', { name: 'Filmé à deux', exact: true }).waitFor()
    // Another title.
    await page.getByRole('button', { name: /^Modifier .*Filmé à deux/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Modifier la vidéo' })
    await dialog.getByRole('textbox', { name: 'Titre' }).fill('Monté à deux')
    await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Monté à deux', exact: true }).waitFor()

    // While something is typed, the owner removes them.
    await page.getByRole('button', { name: /^Modifier .*Monté à deux/ }).click()
    await dialog.getByRole('textbox', { name: 'Titre' }).fill('Trop tard')
    await go('creator', '/settings?tab=channel', heading('Équipe de la chaîne'), async (owners) => {
      await team(owners)
        .getByRole('button', { name: `Retirer ${username} de l’équipe` })
        .click()
      await owners.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click()
      await team(owners).getByText(username, { exact: true }).waitFor({ state: 'detached' })
    })
    await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
    await dialog.getByText('Vous n’avez pas le droit de faire cela').first().waitFor()
    expect(await dialog.getByRole('textbox', { name: 'Titre' }).inputValue()).toBe('Trop tard')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Chaîne introuvable' }).waitFor()
  })
})
