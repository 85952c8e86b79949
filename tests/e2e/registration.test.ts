import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { axeFaults } from './states/checks.ts'
import { visit } from './visitor.ts'

const cleanups: (() => Promise<unknown>)[] = []
let url: string
let browser: Browser
let chief: Page

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const lucarne = await startLucarne(folder.path, { ADMIN_EMAIL: 'chef@exemple.fr' })
  cleanups.push(() => lucarne.stop())
  url = lucarne.url
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

async function open(width: number, path: string): Promise<Page> {
  const { context, page } = await visit(browser, url, null)
  cleanups.push(() => context.close())
  await page.setViewportSize({ width, height: 844 })
  await page.goto(`${url}${path}`)
  return page
}

/** Opens the registration once guests see the rules as they are: they may get an answer that is five seconds old. */
async function openRegistration(width: number, isThere: (page: Page) => Locator): Promise<Page> {
  const page = await open(width, '/login?tab=register')
  const current = async (): Promise<number> => {
    await page.reload()
    await page.getByRole('tabpanel').locator('form, h2').first().waitFor()
    return isThere(page).count()
  }
  await expect.poll(current).toBe(1)
  return page
}

async function fill(page: Page, name: string, others: Record<string, string> = {}): Promise<void> {
  const fields = { 'Nom d’utilisateur': name, 'E-mail': `${name}@exemple.fr`, ...others }
  for (const [label, value] of Object.entries(fields)) await page.getByRole('main').getByRole('textbox', { name: label }).fill(value)
  await page.getByLabel('Mot de passe', { exact: true }).fill('Un.mot.2.Passe')
}

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill(`${name}@exemple.fr`)
  await page.getByLabel('Mot de passe', { exact: true }).fill('Un.mot.2.Passe')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click()
}

const welcome = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name: `Bienvenue, ${name}` }).waitFor()

it('makes the first account administrator, who closes the site to all but those who are approved', async () => {
  chief = await open(1280, '/login?tab=register')
  await fill(chief, 'chef')
  await chief.getByRole('button', { name: 'Créer mon compte' }).click()
  await welcome(chief, 'chef')
  await chief.getByRole('link', { name: 'Administration' }).first().click()
  await chief.getByRole('tab', { name: 'Inscriptions' }).click()
  await chief.getByLabel('Qui peut s’inscrire').selectOption('Après accord d’un administrateur')
  await chief.getByLabel('Question contre les robots').fill('Quelle saison suit le printemps\u202f?')
  await chief.getByLabel('Bonnes réponses').fill('été')
  await chief.getByLabel('Conditions à accepter').fill('Soyez polis.')
  await chief.getByRole('button', { name: 'Enregistrer' }).click()
  await chief.getByText('Inscriptions mises à jour').first().waitFor()
})

it('lets somebody request an account, after the site’s question and terms', async () => {
  const marin = await openRegistration(390, (page) => page.getByRole('button', { name: 'Demander un compte' }))
  await fill(marin, 'marin')
  await marin.getByRole('button', { name: 'Demander un compte' }).click()
  await marin.getByText('Acceptez les conditions pour créer un compte').waitFor()
  expect(await axeFaults(marin)).toEqual([])
  await marin.getByRole('textbox', { name: 'Quelle saison' }).fill('hiver')
  await marin.getByRole('textbox', { name: 'Pourquoi souhaitez-vous' }).fill('Je filme la mer.')
  await marin.getByText('Lire les conditions').click()
  await marin.getByText('Soyez polis.').waitFor()
  await marin.getByRole('checkbox').check()
  await marin.getByRole('button', { name: 'Demander un compte' }).click()
  await marin.getByText('Ce n’est pas la bonne réponse').first().waitFor()
  // All that was typed is still there.
  expect(await marin.getByRole('textbox', { name: 'Pourquoi souhaitez-vous' }).inputValue()).toBe('Je filme la mer.')
  await marin.getByRole('textbox', { name: 'Quelle saison' }).fill('ETE')
  await marin.getByRole('button', { name: 'Demander un compte' }).click()
  await marin.getByRole('heading', { name: 'Votre demande est envoyée' }).waitFor()
  expect(await axeFaults(marin)).toEqual([])
  await signIn(marin, 'marin')
  await marin.getByText('E-mail ou mot de passe incorrect').waitFor()

  await chief.reload()
  await chief.getByText('Je filme la mer.').waitFor()
  await chief.getByRole('button', { name: 'Accepter marin' }).click()
  await chief.getByRole('alertdialog').getByRole('button', { name: 'Ouvrir le compte' }).click()
  await chief.getByRole('heading', { name: 'Aucune demande' }).waitFor()
  await signIn(marin, 'marin')
  await welcome(marin, 'marin')
})

it('opens an account at once with the link of an invitation, which leaves the address bar', async () => {
  await chief.getByRole('textbox', { name: 'Pour qui' }).fill('Le club photo')
  await chief.getByRole('button', { name: 'Créer une invitation' }).click()
  const link = await chief.getByRole('textbox', { name: 'Lien de l’invitation' }).inputValue()
  await chief.context().grantPermissions(['clipboard-write'])
  await chief.getByRole('button', { name: 'Copier le lien' }).click()
  await chief.getByText('Lien copié dans le presse-papiers').first().waitFor()
  const anywhere = chief.locator('input[name=q]')
  await anywhere.focus()
  await chief.keyboard.press('ControlOrMeta+V')
  await expect.poll(() => anywhere.inputValue()).toBe(link)
  const lea = await open(1280, link.slice(url.length))
  await lea.getByRole('button', { name: 'Créer mon compte' }).waitFor()
  expect(lea.url()).toBe(`${url}/login?tab=register`)
  await fill(lea, 'lea', { 'Quelle saison': 'été' })
  await lea.getByRole('checkbox').check()
  await lea.getByRole('button', { name: 'Créer mon compte' }).click()
  await welcome(lea, 'lea')
  await chief.getByRole('button', { name: 'J’ai copié le lien' }).click()
  await chief.reload()
  await chief.getByText('Utilisée').waitFor()
  const late = await open(390, link.slice(url.length))
  await fill(late, 'tard', { 'Quelle saison': 'été' })
  await late.getByRole('checkbox').check()
  await late.getByRole('button', { name: 'Créer mon compte' }).click()
  await late.getByText('Cette invitation a expiré ou a déjà servi').waitFor()
})

it('closes the sessions of an account that is suspended, and opens none', async () => {
  const lea = await open(1280, '/login')
  await signIn(lea, 'lea')
  await welcome(lea, 'lea')
  await chief.getByRole('tab', { name: 'Comptes' }).click()
  await chief.getByRole('button', { name: 'Actions pour lea' }).click()
  await chief.getByRole('menuitem', { name: 'Suspendre' }).click()
  await chief.getByRole('alertdialog').getByRole('button', { name: 'Suspendre' }).click()
  await chief.getByText('Suspendu', { exact: true }).waitFor()
  await lea.getByText('Votre session a expiré, reconnectez-vous').waitFor()
  await signIn(lea, 'lea')
  await lea.getByText('Ce compte est suspendu').waitFor()
  expect(await axeFaults(lea)).toEqual([])
})

it('shows a closed site without a form', async () => {
  await chief.getByRole('tab', { name: 'Inscriptions' }).click()
  await chief.getByLabel('Qui peut s’inscrire').selectOption('Personne')
  await chief.getByRole('button', { name: 'Enregistrer' }).click()
  await chief.getByText('Inscriptions mises à jour').first().waitFor()
  const guest = await openRegistration(390, (page) => page.getByRole('heading', { name: 'Les inscriptions sont fermées' }))
  expect(await axeFaults(guest)).toEqual([])
  expect(await guest.getByRole('main').getByRole('textbox').count()).toBe(0)
})
