import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeSmallClip } from './clip.ts'
import { type Account, restOf } from './library.ts'
import { visit } from './visitor.ts'

const cleanups: (() => Promise<unknown>)[] = []
let url: string
let browser: Browser
let administrator: Account
let clip: string

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  clip = await makeSmallClip(folder.path, 4)
  const lucarne = await startLucarne(`${folder.path}/data`, { ADMIN_EMAIL: 'chef@exemple.fr' })
  cleanups.push(() => lucarne.stop())
  url = lucarne.url
  administrator = await restOf(url).register('chef')
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

async function open(path: string, account: Account | null): Promise<Page> {
  const { context, page, open: goTo } = await visit(browser, url, account)
  cleanups.push(() => context.close())
  await goTo(path)
  return page
}

/** What a guest sees of a page whose scripts do not run. */
async function withoutScripts(path: string) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url + path)
  const seen = {
    title: await page.title(),
    bar: await page
      .getByRole('banner')
      .getByRole('link', { name: /, accueil$/ })
      .textContent(),
    welcome: await page.getByRole('heading', { level: 1 }).textContent(),
    button: await page.getByRole('link', { name: 'Se connecter ou s’inscrire' }).evaluate((link) => getComputedStyle(link).backgroundColor),
  }
  await context.close()
  return seen
}

const states = (page: Page) =>
  page
    .getByRole('region', { name: 'Votre site est prêt' })
    .getByText(/^(Fait|À faire)$/)
    .allTextContents()
const step = (page: Page, name: string) => page.getByRole('region', { name: 'Votre site est prêt' }).getByRole('link', { name })

describe('a fresh site', () => {
  it('guides its administrator to its name and colour, which guests see in the page that the server sends', async () => {
    expect(await withoutScripts('/')).toEqual({
      title: 'Accueil — Lucarne',
      bar: 'Lucarne',
      welcome: 'Bienvenue sur Lucarne',
      // capucine
      button: 'rgb(196, 63, 31)',
    })
    const page = await open('/', administrator)
    await step(page, 'Donner un nom à ce site').waitFor()
    expect(await states(page)).toEqual(['À faire', 'À faire', 'À faire'])

    await step(page, 'Donner un nom à ce site').click()
    await page.getByRole('textbox', { name: 'Nom du site' }).fill('Ma télé')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Site mis à jour').waitFor()
    expect(await page.title()).toBe('Administration — Ma télé')
    await page.getByRole('link', { name: 'Ma télé, accueil' }).click()
    await step(page, 'Choisir une couleur').waitFor()
    expect(await states(page)).toEqual(['Fait', 'À faire', 'À faire'])

    await step(page, 'Choisir une couleur').click()
    const save = page.getByRole('button', { name: 'Enregistrer' })
    const colour = () => save.evaluate((button) => getComputedStyle(button).backgroundColor)
    await page.getByRole('radio', { name: 'Bleuet' }).check()
    // bleuet, before it is saved
    await expect.poll(colour).toBe('rgb(22, 107, 205)')
    await save.click()
    await page.getByText('Site mis à jour').waitFor()

    // At once, though the server keeps pages of guests for some seconds.
    expect(await withoutScripts('/')).toEqual({
      title: 'Accueil — Ma télé',
      bar: 'Ma télé',
      welcome: 'Bienvenue sur Ma télé',
      button: 'rgb(22, 107, 205)',
    })
  })

  it('has the same name and colour once the scripts have taken the page over, without an error', async () => {
    const { context, page } = await visit(browser, url, null)
    cleanups.push(() => context.close())
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && errors.push(message.text())))
    await page.goto(url)
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
    await page.getByRole('heading', { name: 'Aucune vidéo pour le moment' }).waitFor()
    await page.getByRole('contentinfo').getByText('Ma télé, propulsé par Lucarne').waitFor()
    expect(await page.getByRole('banner').getByRole('link', { name: 'Ma télé, accueil' }).textContent()).toBe('Ma télé')
    expect([await page.title(), await page.locator('html').getAttribute('data-accent')]).toEqual(['Accueil — Ma télé', 'blue'])
    expect(errors).toEqual([])
  })

  it('has no guide any more once the first video is published', async () => {
    const page = await open('/', administrator)
    await step(page, 'Publier la première vidéo').click()
    await page.getByRole('button', { name: 'Commencer l’aventure' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Nom de la chaîne' }).fill('La régie')
    await dialog.getByRole('button', { name: 'Créer ma chaîne' }).click()
    await page.getByRole('button', { name: 'Nouvelle vidéo' }).first().waitFor()
    await page.getByRole('link', { name: 'Ma télé, accueil' }).click()
    await step(page, 'Publier la première vidéo').click()
    await page.getByRole('textbox', { name: 'Titre' }).fill('Bonjour')
    await page.locator('input[type=file][name=videoFile]').setInputFiles(clip)
    await page.getByRole('button', { name: 'Publier la vidéo' }).click()
    await page.waitForURL(`${url}/dashboard`)
    await page.getByRole('link', { name: 'Ma télé, accueil' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Bonjour' }).first().waitFor()
    expect(await page.getByText('Votre site est prêt').count()).toBe(0)
  })
})
