import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { freePort } from '../support/freePort.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtpServer.ts'
import { visit } from './visitor.ts'

const cleanups: (() => Promise<unknown>)[] = []
let url: string
let browser: Browser
let smtp: TestSmtpServer

beforeAll(async () => {
  smtp = await startSmtpServer({ password: 'secret' })
  cleanups.push(() => smtp.stop())
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const port = await freePort()
  const lucarne = await startLucarne(`${folder.path}/data`, {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://lucarne:secret@127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'ne-pas-repondre@exemple.fr',
  })
  cleanups.push(() => lucarne.stop())
  url = lucarne.url
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

const email = 'camille@exemple.fr'
const firstPassword = 'Un.mot.2.Passe'
const secondPassword = 'Un.autre.2.Passe'

async function open(width: number): Promise<Page> {
  const { context, page } = await visit(browser, url, null)
  cleanups.push(() => context.close())
  await page.setViewportSize({ width, height: 844 })
  return page
}

/** Waits for the mail with this number, and returns its link. */
async function linkOf(number: number, subject: string): Promise<string> {
  const mail = (await smtp.received(number))[number - 1]
  expect([mail?.to, mail?.subject]).toEqual([email, subject])
  return /http:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

async function signIn(page: Page, password: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await main.getByLabel('Mot de passe', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

it('a person proves their address, forgets the password, and comes back by mail', async () => {
  const page = await open(1280)
  await page.goto(`${url}/login?tab=register`)
  await page.getByRole('textbox', { name: 'Nom d’utilisateur' }).fill('camille')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(firstPassword)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL(`${url}/`)

  await page.goto(`${url}/settings`)
  await page.getByText(`L’adresse ${email} n’est pas encore confirmée.`).waitFor()
  const proof = await linkOf(1, 'Confirmer votre adresse')
  await page.goto(proof)
  // Nothing happens before the press, and the token leaves the address bar.
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).waitFor()
  await expect.poll(() => page.url()).toBe(`${url}/account/confirm-email`)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await page.getByRole('heading', { name: 'Adresse confirmée' }).waitFor()
  await page.getByRole('link', { name: 'Ouvrir les paramètres' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor()
  expect(await page.getByText('n’est pas encore confirmée').count()).toBe(0)

  const phone = await open(390)
  await phone.goto(`${url}/login`)
  await phone.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await phone.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await phone.getByRole('button', { name: 'Recevoir un lien' }).click()
  await phone.getByRole('heading', { name: 'Regardez vos messages' }).waitFor()
  const reset = await linkOf(2, 'Choisir un nouveau mot de passe')
  await phone.goto(reset)
  await phone.getByLabel('Nouveau mot de passe', { exact: true }).fill('faible')
  await phone.getByRole('button', { name: 'Enregistrer' }).click()
  await phone.getByText('Le mot de passe ne respecte pas les critères de sécurité').waitFor()
  await phone.getByLabel('Nouveau mot de passe', { exact: true }).fill(secondPassword)
  await phone.getByRole('button', { name: 'Enregistrer' }).click()
  await phone.getByRole('heading', { name: 'Mot de passe changé' }).waitFor()
  await linkOf(3, 'Votre mot de passe a changé')

  // The page in the other browser knows it without a reload.
  await page.getByText('Votre session a expiré, reconnectez-vous').waitFor()

  await phone.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click()
  await signIn(phone, firstPassword)
  await phone.getByText('E-mail ou mot de passe incorrect').waitFor()
  await signIn(phone, secondPassword)
  // Not back to the page of the link.
  await phone.waitForURL(`${url}/`)

  await phone.goto(reset)
  await phone.getByLabel('Nouveau mot de passe', { exact: true }).fill(firstPassword)
  await phone.getByRole('button', { name: 'Enregistrer' }).click()
  await phone.getByRole('heading', { name: 'Lien expiré' }).waitFor()
})
