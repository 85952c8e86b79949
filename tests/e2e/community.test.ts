import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { freePort } from '../support/freePort.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtpServer.ts'
import { type Device, withDevice } from './authenticator.ts'
import { axeFaults } from './states/checks.ts'
import { visit } from './visitor.ts'

/** To be read in order: a site of an association, from its first invitation to a spammer that is gone. */
const cleanups: (() => Promise<unknown>)[] = []
let url: string
let browser: Browser
let smtp: TestSmtpServer
let chief: Page
let lea: Page
let spammer: Page
let device: Device
let invitation: string
let video: string

const password = 'Un.mot.2.Passe'
const nextPassword = 'Un.autre.2.Passe'
const spam = 'Gagnez 3 000 € par jour depuis votre canapé'

beforeAll(async () => {
  smtp = await startSmtpServer({ password: 'secret' })
  cleanups.push(() => smtp.stop())
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const port = await freePort()
  // Passkeys belong to a name: a browser makes none for an address in numbers.
  url = `http://localhost:${port}`
  const lucarne = await startLucarne(`${folder.path}/data`, {
    PORT: String(port),
    PUBLIC_URL: url,
    ADMIN_EMAIL: 'chef@exemple.fr',
    SMTP_URL: `smtp://lucarne:secret@127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'ne-pas-repondre@exemple.fr',
  })
  cleanups.push(() => lucarne.stop())
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

const welcome = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name: `Bienvenue, ${name}` }).waitFor()

async function register(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Nom d’utilisateur' }).fill(name)
  await main.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@exemple.fr`)
  await main.getByLabel('Mot de passe', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Créer mon compte' }).click()
  await welcome(page, name)
}

async function signIn(page: Page, name: string, typed: string): Promise<void> {
  await page.goto(`${url}/login`)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@exemple.fr`)
  await main.getByLabel('Mot de passe', { exact: true }).fill(typed)
  await main.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

async function makeChannel(page: Page, name: string): Promise<void> {
  await page.goto(`${url}/dashboard`)
  await page.getByRole('button', { name: 'Commencer l’aventure' }).click()
  const dialog = page.getByRole('dialog', { name: 'Créer votre chaîne' })
  await dialog.getByRole('textbox', { name: 'Nom de la chaîne' }).fill(name)
  await dialog.getByRole('button', { name: 'Créer ma chaîne' }).click()
  await page.getByRole('button', { name: 'Nouvelle vidéo' }).first().waitFor()
}

/** On a telephone they are folded. */
const openComments = (page: Page): Promise<void> => page.getByRole('button', { name: /^Commentaires/ }).click()

async function comment(page: Page, text: string): Promise<void> {
  await page.goto(video)
  await openComments(page)
  await page.getByRole('textbox', { name: 'Ajouter un commentaire' }).fill(text)
  await page.getByRole('button', { name: 'Commenter' }).click()
}

it('opens to invited people only, and holds what new accounts write', async () => {
  chief = await open(1280, '/login?tab=register')
  await register(chief, 'chef')
  await chief.goto(`${url}/administration?tab=registrations`)
  await chief.getByLabel('Qui peut s’inscrire').selectOption('Sur invitation')
  await chief.getByRole('switch', { name: /nouveaux comptes/ }).click()
  await chief.getByRole('button', { name: 'Enregistrer' }).click()
  await chief.getByText('Inscriptions mises à jour').first().waitFor()
  await chief.getByRole('textbox', { name: 'Pour qui' }).fill('Le club photo')
  await chief.getByLabel('Comptes', { exact: true }).fill('2')
  await chief.getByRole('button', { name: 'Créer une invitation' }).click()
  invitation = (await chief.getByRole('textbox', { name: 'Lien de l’invitation' }).inputValue()).slice(url.length)
  await chief.getByRole('button', { name: 'J’ai copié le lien' }).click()
})

it('lets an invited person in, who adds a passkey and opens a channel with a video', async () => {
  lea = await open(1280, invitation)
  await register(lea, 'lea')
  device = await withDevice(lea)
  await lea.goto(`${url}/settings`)
  await lea.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  const dialog = lea.getByRole('dialog')
  await dialog.getByLabel('Mot de passe actuel').fill(password)
  await dialog.getByRole('button', { name: 'Créer la clé' }).click()
  await dialog.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
  await makeChannel(lea, 'Le club photo')
  await lea.goto(`${url}/upload`)
  await lea.getByRole('textbox', { name: /YouTube/ }).fill('https://youtu.be/aqz-KE-bpKQ')
  await lea.getByRole('textbox', { name: 'Titre' }).fill('Notre sortie au phare')
  await lea.getByRole('button', { name: 'Publier la vidéo' }).click()
  await lea.waitForURL(`${url}/dashboard`)
  await lea.getByRole('main').getByRole('link', { name: 'Notre sortie au phare', exact: true }).click()
  await lea.getByRole('heading', { level: 1, name: 'Notre sortie au phare' }).waitFor()
  video = lea.url()
})

it('holds the first comment of another invited account, which only its author and moderators see', async () => {
  spammer = await open(390, invitation)
  await register(spammer, 'bonplan')
  await comment(spammer, spam)
  await spammer.getByText('En attente de validation').first().waitFor()
  expect(await axeFaults(spammer)).toEqual([])
  const guest = await open(1280, video.slice(url.length))
  await guest.getByText('Aucun commentaire').first().waitFor()
  expect(await guest.getByText(spam).count()).toBe(0)
  await chief.goto(`${url}/moderation?tab=held`)
  await chief.getByText(spam).waitFor()
  expect(await axeFaults(chief)).toEqual([])
  await chief.getByRole('button', { name: 'Refuser le commentaire de bonplan' }).click()
  await chief.getByRole('alertdialog').getByRole('button', { name: 'Refuser' }).click()
  await chief.getByRole('heading', { name: 'Aucun commentaire à valider' }).waitFor()
  await spammer.reload()
  await openComments(spammer)
  await spammer.getByText('Aucun commentaire').first().waitFor()
})

it('lets its members mute the spammer’s channel', async () => {
  await makeChannel(spammer, 'Bons plans')
  await lea.goto(`${url}/creator/bonplan`)
  await lea.getByRole('button', { name: 'Masquer cette chaîne' }).click()
  await lea.getByRole('button', { name: 'Masquer cette chaîne', pressed: true }).waitFor()
  await lea.goto(`${url}/settings?tab=notifications`)
  await lea.getByText('Bons plans').waitFor()
})

it('loses the spammer for good when an administrator suspends the account', async () => {
  await chief.goto(`${url}/administration?tab=accounts`)
  await chief.getByRole('button', { name: 'Actions pour bonplan' }).click()
  await chief.getByRole('menuitem', { name: 'Suspendre' }).click()
  await chief.getByRole('alertdialog').getByRole('button', { name: 'Suspendre' }).click()
  await chief.getByText('Suspendu', { exact: true }).waitFor()
  await spammer.getByText('Votre session a expiré, reconnectez-vous').waitFor()
  await signIn(spammer, 'bonplan', password)
  await spammer.getByText('Ce compte est suspendu').waitFor()
})

it('brings back by mail somebody who has forgotten the password, and still asks for the passkey', async () => {
  const phone = await open(390, '/login')
  await phone.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await phone.getByRole('textbox', { name: 'E-mail' }).fill('lea@exemple.fr')
  await phone.getByRole('button', { name: 'Recevoir un lien' }).click()
  await phone.getByRole('heading', { name: 'Regardez vos messages' }).waitFor()
  const isReset = ({ to, subject }: { to: string; subject: string }) =>
    to === 'lea@exemple.fr' && subject === 'Choisir un nouveau mot de passe'
  await expect.poll(() => smtp.mails.some(isReset), { timeout: 20_000 }).toBe(true)
  await phone.goto(/http:\S+/.exec(smtp.mails.find(isReset)?.text ?? '')?.[0] ?? '')
  await phone.getByLabel('Nouveau mot de passe', { exact: true }).fill(nextPassword)
  await phone.getByRole('button', { name: 'Enregistrer' }).click()
  await phone.getByRole('heading', { name: 'Mot de passe changé' }).waitFor()
  await device.moveTo(phone)
  await signIn(phone, 'lea', nextPassword)
  await phone.getByRole('heading', { name: 'Encore une étape' }).waitFor()
  await phone.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await phone.waitForURL(`${url}/`)
  await welcome(phone, 'lea')
})
