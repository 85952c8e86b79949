import decodeQR from 'qr/decode.js'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { codeAt } from '../support/generatedCode.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { withDevice } from './authenticator.ts'
import { type Account, accountPassword, restOf } from './library.ts'
import { visit } from './visitor.ts'

const cleanups: (() => Promise<unknown>)[] = []
let url: string
let browser: Browser
let noe: Account

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const lucarne = await startLucarne(`${folder.path}/data`)
  cleanups.push(() => lucarne.stop())
  url = lucarne.url
  noe = await restOf(url).register('noe')
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

/** What the browser refused or failed to do, such as styles against the site's policy. */
const complaints: string[] = []

async function open(path: string, account: Account | null, width: number): Promise<Page> {
  const { context, page } = await visit(browser, url, account)
  cleanups.push(() => context.close())
  page.on('console', (message) => {
    if (message.type() === 'error' && /policy/i.test(message.text())) complaints.push(message.text())
  })
  await page.setViewportSize({ width, height: 844 })
  await page.goto(`${url}${path}`)
  return page
}

/** Reads the QR code from the screen, as a camera does. */
async function scan(page: Page): Promise<string> {
  const image = sharp(await page.getByRole('img', { name: /^Code QR/ }).screenshot()).removeAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

async function logIn(page: Page, { email }: Account): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await main.getByLabel('Mot de passe', { exact: true }).fill(accountPassword)
  await main.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

async function signIn(page: Page): Promise<void> {
  await logIn(page, noe)
  await page.getByRole('heading', { name: 'Encore une étape' }).waitFor()
}

it('a person sets up a second factor, signs in with it, loses the telephone, and turns it off', async () => {
  const settings = await open('/settings', noe, 1280)
  await settings.getByRole('button', { name: 'Activer la validation en deux étapes' }).click()
  const dialog = settings.getByRole('dialog')
  await dialog.getByLabel('Mot de passe actuel').fill(accountPassword)
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  const scanned = new URL(await scan(settings))
  const secret = scanned.searchParams.get('secret') ?? ''
  expect([scanned.protocol, scanned.searchParams.get('issuer')]).toEqual(['otpauth:', 'Lucarne'])
  expect((await dialog.locator('code').textContent())?.replaceAll(' ', '')).toBe(secret)
  await dialog.getByRole('textbox', { name: 'Code à six chiffres' }).fill(codeAt(secret, Date.now() - 30_000))
  await dialog.getByRole('button', { name: 'Activer' }).click()
  await dialog.getByRole('link', { name: 'Télécharger' }).waitFor()
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  const download = settings.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Télécharger' }).click()
  expect((await download).suggestedFilename()).toBe('codes-de-secours.txt')
  await dialog.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
  await settings.getByText('Il reste 10 codes de secours.').waitFor()

  const phone = await open('/search?q=bois', null, 390)
  await phone.goto(`${url}/login`)
  await signIn(phone)
  expect(await phone.evaluate(() => localStorage.getItem('userToken'))).toBeNull()
  // The page can be loaded again while the code is looked for: the cookie is what waits.
  await phone.reload()
  const code = phone.getByRole('textbox', { name: 'Code à six chiffres' })
  await code.fill('000000')
  await phone.getByRole('button', { name: 'Continuer' }).click()
  await phone.getByText('Ce code ne convient pas, ou a déjà servi').waitFor()
  await code.fill(codeAt(secret, Date.now() + 30_000))
  await phone.getByRole('button', { name: 'Continuer' }).click()
  await phone.waitForURL(`${url}/`)
  await phone.getByRole('button', { name: /^Compte de noe/ }).waitFor()

  const elsewhere = await open('/login', null, 1280)
  await signIn(elsewhere)
  await elsewhere.getByRole('button', { name: 'Utiliser un code de secours' }).click()
  await elsewhere.getByRole('textbox', { name: 'Code de secours' }).fill(codes[0] ?? '')
  await elsewhere.getByRole('button', { name: 'Continuer' }).click()
  await elsewhere.waitForURL(`${url}/`)
  await elsewhere.goto(`${url}/settings`)
  await elsewhere.getByText('Il reste 9 codes de secours.').waitFor()
  await elsewhere.getByRole('button', { name: 'Désactiver' }).click()
  const last = elsewhere.getByRole('dialog')
  await last.getByLabel('Mot de passe actuel').fill(accountPassword)
  await last.getByRole('button', { name: 'Désactiver' }).click()
  await elsewhere.getByRole('button', { name: 'Activer la validation en deux étapes' }).waitFor()
  expect(complaints).toEqual([])
})

it('a person adds a passkey, signs in with it alone and after the password, and removes it', async () => {
  const lea = await restOf(url).register('lea')
  // Passkeys belong to a name: a browser makes none for an address in numbers.
  const named = url.replace('127.0.0.1', 'localhost')
  const settings = await open('/', null, 1280)
  await settings.goto(`${named}/login`)
  await logIn(settings, lea)
  await settings.waitForURL(`${named}/`)
  const device = await withDevice(settings)
  await settings.goto(`${named}/settings`)
  await settings.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  const dialog = settings.getByRole('dialog')
  await device.recognises(false)
  await dialog.getByRole('textbox', { name: 'Nom de la clé' }).fill('Mon ordinateur')
  await dialog.getByLabel('Mot de passe actuel').fill(accountPassword)
  await dialog.getByRole('button', { name: 'Créer la clé' }).click()
  await dialog.getByText('Aucune clé d’accès n’a été créée').waitFor()
  await device.recognises(true)
  await dialog.getByLabel('Mot de passe actuel').fill(accountPassword)
  await dialog.getByRole('button', { name: 'Créer la clé' }).click()
  await dialog.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
  await settings.getByText('Mon ordinateur', { exact: true }).waitFor()
  await settings.getByText('Il reste 10 codes de secours.').waitFor()

  const visitor = await open('/', null, 390)
  await device.moveTo(visitor)
  await visitor.goto(`${named}/login`)
  await visitor.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
  await visitor.waitForURL(`${named}/`)
  await visitor.getByRole('button', { name: /^Compte de lea/ }).waitFor()

  const elsewhere = await open('/', null, 1280)
  await device.moveTo(elsewhere)
  await elsewhere.goto(`${named}/login`)
  await logIn(elsewhere, lea)
  await elsewhere.getByRole('heading', { name: 'Encore une étape' }).waitFor()
  await device.recognises(false)
  await elsewhere.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await elsewhere.getByText('Aucune clé d’accès n’a été utilisée').waitFor()
  await device.recognises(true)
  await elsewhere.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await elsewhere.waitForURL(`${named}/`)

  await elsewhere.goto(`${named}/settings`)
  await elsewhere.getByText('Dernière utilisation').first().waitFor()
  await elsewhere.getByRole('button', { name: 'Retirer la clé Mon ordinateur' }).click()
  await elsewhere.getByRole('dialog').getByLabel('Mot de passe actuel').fill(accountPassword)
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Retirer la clé' }).click()
  await elsewhere.getByRole('button', { name: 'Activer la validation en deux étapes' }).waitFor()
  const last = await open('/', null, 1280)
  await device.moveTo(last)
  await last.goto(`${named}/login`)
  await last.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
  await last.getByText('Cette clé d’accès n’a pas été acceptée, recommencez').waitFor()
  await logIn(last, lea)
  await last.waitForURL(`${named}/`)
  expect(complaints).toEqual([])
})
