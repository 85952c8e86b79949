import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeSmallClip } from './clip.ts'
import { type Account, type Library, restOf } from './library.ts'
import { visit, type Visitor } from './visitor.ts'

const cleanups: (() => Promise<unknown>)[] = []
let url: string
let browser: Browser
let administrator: Account
let library: Library

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const lucarne = await startLucarne(`${folder.path}/data`, { ADMIN_EMAIL: 'chef@exemple.fr' })
  cleanups.push(() => lucarne.stop())
  url = lucarne.url
  const rest = restOf(url)
  administrator = await rest.register('chef')
  library = await rest.addLibrary('atelier', ['Le grenier'], await makeSmallClip(folder.path, 4))
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

let settings: Visitor
beforeEach(async () => {
  settings = await visitor(administrator)
  await settings.open('/administration?tab=site')
})

async function visitor(account: Account | null): Promise<Visitor> {
  const made = await visit(browser, url, account)
  cleanups.push(() => made.context.close())
  return made
}

async function save({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Site mis à jour').waitFor()
  await page.getByRole('button', { name: 'Annuler les modifications' }).waitFor({ state: 'detached' })
}

const announcement = (page: Page) => page.getByRole('region', { name: 'Annonce' })

it('what is announced stands at the head of every page, until each person closes it', async () => {
  const { page } = settings
  const guest = await visitor(null)
  const faults: string[] = []
  guest.page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && faults.push(message.text())))
  await guest.open('/')
  expect(await announcement(guest.page).count()).toBe(0)

  await page.getByRole('textbox', { name: /^Ce que vous annoncez/ }).fill('Le site ferme <b>ce soir</b> à 20 h.')
  await page.getByRole('combobox', { name: 'Elle est' }).selectOption('Un avertissement')
  await save(settings)

  await guest.open('/')
  expect(await announcement(guest.page).getByRole('paragraph').textContent()).toBe('Le site ferme <b>ce soir</b> à 20 h.')
  const top = async (name: 'banner' | 'region') => (await guest.page.getByRole(name).first().boundingBox())?.y
  expect(await announcement(guest.page).boundingBox()).toMatchObject({ x: 0, y: 0 })
  expect(await top('banner')).toBe((await announcement(guest.page).boundingBox())?.height)

  await announcement(guest.page).getByRole('button', { name: 'Fermer l’annonce' }).click()
  expect(await announcement(guest.page).count()).toBe(0)
  expect(await top('banner')).toBe(0)
  await guest.open(`/watch/${library.contents[0]?.id}`)
  expect(await announcement(guest.page).count()).toBe(0)

  await page.getByRole('textbox', { name: /^Ce que vous annoncez/ }).fill('Le site est de retour.')
  await save(settings)
  await guest.open('/')
  expect(await announcement(guest.page).getByRole('paragraph').textContent()).toBe('Le site est de retour.')

  await page.getByRole('textbox', { name: /^Ce que vous annoncez/ }).fill('')
  await save(settings)
  await guest.open('/')
  expect(await announcement(guest.page).count()).toBe(0)
  expect(faults).toEqual([])
})

it('an announcement is not in the player of other sites', async () => {
  const { page } = settings
  await page.getByRole('textbox', { name: /^Ce que vous annoncez/ }).fill('Bonjour')
  await save(settings)
  const guest = await visitor(null)
  await guest.page.goto(`${url}/embed/${library.contents[0]?.id}`)
  await guest.page.getByText('Le grenier').first().waitFor()
  expect(await announcement(guest.page).count()).toBe(0)
})

it('the page about the site has what an administrator writes, and the footer leads there', async () => {
  const { page } = settings
  await page.getByRole('textbox', { name: /^Description/ }).fill('Les films du village')
  await page.getByRole('textbox', { name: /^Contact/ }).fill('mairie@exemple.fr')
  await page.getByRole('textbox', { name: /^Mentions légales/ }).fill('Éditeur : la mairie.\nVoir https://exemple.fr/')
  await save(settings)
  const guest = await visitor(null)
  await guest.open('/accessibilite')
  await guest.page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click()
  await guest.page.getByRole('heading', { name: 'À propos de ce site' }).waitFor()
  const main = guest.page.getByRole('main')
  await main.getByText('Les films du village').waitFor()
  expect(await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'mailto:mairie@exemple.fr',
    'https://exemple.fr/',
  ])
  expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Contact', 'Mentions légales'])
  // Opened by its address, and as search engines see it.
  await guest.open('/a-propos')
  await guest.page.getByRole('heading', { name: 'À propos de ce site' }).waitFor()
  expect(await guest.page.title()).toBe('À propos — Lucarne')
  await guest.open('/')
  expect(await guest.page.locator('meta[name=description]').getAttribute('content')).toBe('Les films du village')
})

it('guests watch from the moment on in which an administrator allows it, without a restart', async () => {
  const guest = await visitor(null)
  const path = `/watch/${library.contents[0]?.id}`
  await guest.open(path)
  await guest.page.getByText('Connectez-vous pour regarder cette vidéo').waitFor()

  const allowed = settings.page.getByRole('switch', { name: 'Regarder sans compte' })
  expect(await allowed.isChecked()).toBe(false)
  await allowed.click()
  await save(settings)
  // Answers to guests are kept for five seconds.
  await expect
    .poll(
      async () => {
        await guest.open(path)
        return guest.page.locator('video').count()
      },
      { timeout: 15_000 },
    )
    .toBe(1)
  expect(await guest.page.getByText('Connectez-vous pour regarder cette vidéo').count()).toBe(0)
})

it('files over the size that an administrator chooses are refused before any of them is sent, without a restart', async () => {
  const { page } = settings
  await page.getByRole('textbox', { name: /^Taille maximale/ }).fill('10')
  await page.getByRole('combobox', { name: 'Unité' }).selectOption('Mo')
  await save(settings)

  const creator = await visitor(library.creator)
  const asked: string[] = []
  creator.page.on('request', (request) => void (request.method() !== 'GET' && asked.push(new URL(request.url()).pathname)))
  await creator.open('/upload')
  await creator.page.getByText('MP4, AVI, WEBM, MOV ou MKV · 10\u00a0Mo au plus').waitFor()
  const title = creator.page.getByRole('textbox', { name: 'Titre' })
  await title.fill('Les moissons')
  asked.length = 0
  const file = (bytes: number) => ({ name: 'moissons.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(bytes) })
  await creator.page.locator('input[name=videoFile]').setInputFiles(file(10_485_761))
  await creator.page.getByText('moissons.mp4\u00a0: Le fichier vidéo ne peut pas dépasser 10\u00a0Mo').waitFor()
  expect(await title.inputValue()).toBe('Les moissons')
  expect(asked.filter((path) => /^\/api\/(uploads|files|contents)/.test(path))).toEqual([])

  await page.getByRole('textbox', { name: /^Taille maximale/ }).fill('2')
  await page.getByRole('combobox', { name: 'Unité' }).selectOption('Go')
  await save(settings)
  await creator.open('/upload')
  await creator.page.getByText('MP4, AVI, WEBM, MOV ou MKV · 2\u00a0Go au plus').waitFor()
})

it('a logo takes the place of the mark on every page, at once on this one', async () => {
  const { page } = settings
  const markOf = (of: Page) =>
    of
      .getByRole('banner')
      .locator('[data-logo] > svg')
      .evaluate((mark) => ({
        picture: getComputedStyle(mark).backgroundImage,
        paths: Array.from(mark.children, (path) => getComputedStyle(path).display),
      }))
  const ofLucarne = { picture: 'none', paths: ['inline', 'inline'] }
  expect(await markOf(page)).toEqual(ofLucarne)
  const green = { create: { width: 300, height: 300, channels: 3, background: '#0a0' } } as const
  const buffer = await sharp(green).png().toBuffer()
  await page.getByRole('textbox', { name: 'Nom du site' }).fill('Ma télé')
  await page.locator('input[type=file][name=logo]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await page.getByText('Logo mis à jour').waitFor()
  await page.getByRole('img', { name: 'Logo actuel' }).waitFor()
  await expect.poll(() => markOf(page)).toMatchObject({ picture: expect.stringMatching(/\/media\/logos\//), paths: ['none', 'none'] })
  // What was typed meanwhile is still there.
  expect(await page.getByRole('textbox', { name: 'Nom du site' }).inputValue()).toBe('Ma télé')

  const guest = await visitor(null)
  await guest.open('/')
  expect(await markOf(guest.page)).toEqual(await markOf(page))
  expect(await guest.page.locator('link[rel=icon]').getAttribute('href')).toMatch(/^\/media\/logos\/.*\.webp$/)

  await page.getByRole('button', { name: 'Retirer le logo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click()
  await page.getByText('Le logo est retiré').waitFor()
  await expect.poll(() => markOf(page)).toEqual(ofLucarne)
  await guest.open('/')
  expect(await markOf(guest.page)).toEqual(ofLucarne)
})
