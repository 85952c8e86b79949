import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from './faultsSupport.ts'
import { composer, type FaultyVisits, openFaultyVisits, send } from './faultyVisits.ts'

let visits: FaultyVisits
beforeAll(async () => {
  visits = await openFaultyVisits()
})
afterAll(() => visits.close())
afterEach(() => visits.putRight())

describe('a session that ends while a form is being filled in', () => {
  it('keeps the comment, through the sign-in and back', async () => {
    const person = await visits.signIn(visits.noe)
    const page = await visits.open(visits.watchPath, { person })
    await composer(page).fill('Un long commentaire, écrit lentement')
    await visits.site.rest('POST', '/auth/logout', { token: person.token })
    await send(page)
    await page.getByText('Votre session a expiré, reconnectez-vous').first().waitFor()
    expect(await composer(page).inputValue()).toBe('Un long commentaire, écrit lentement')
    await page.getByRole('main').locator('..').getByRole('button', { name: 'Se connecter' }).first().click()
    await logIn(page, visits.noe)
    await page.waitForURL(`**${visits.watchPath}`)
    expect(await composer(page).inputValue()).toBe('Un long commentaire, écrit lentement')
    await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor()
    // The texts are deleted when the server has closed the session, or after a timeout.
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('écrit lentement')
  })

  it('keeps the comment when the message is closed', async () => {
    const person = await visits.signIn(visits.noe)
    const page = await visits.open(visits.watchPath, { person })
    await composer(page).fill('Toujours là')
    await visits.site.rest('POST', '/auth/logout', { token: person.token })
    await send(page)
    await page.getByRole('status').getByRole('button', { name: 'Fermer' }).click()
    expect(await composer(page).inputValue()).toBe('Toujours là')
  })

  it('keeps a playlist that is being created', async () => {
    const person = await visits.signIn(visits.noe)
    const page = await visits.open('/playlist', { person })
    await page.getByRole('button', { name: 'Créer une playlist' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Nom de la playlist' }).fill('Tempêtes')
    await visits.site.rest('POST', '/auth/logout', { token: person.token })
    await dialog.getByRole('button', { name: 'Créer' }).click()
    await dialog.getByRole('alert').getByText('Connectez-vous pour continuer').waitFor()
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await logIn(page, visits.noe)
    await page.waitForURL('**/playlist')
    expect(await dialog.getByRole('textbox', { name: 'Nom de la playlist' }).inputValue()).toBe('Tempêtes')
    await dialog.getByRole('button', { name: 'Créer' }).click()
    await page.getByText('Playlist créée avec succès').waitFor()
  })

  it('keeps an upload whose file is refused during the transfer, and resumes it', async () => {
    const person = await visits.signIn(visits.noe)
    const page = await visits.open('/upload', { person })
    await page.getByRole('textbox', { name: 'Titre' }).fill('Marée haute')
    await page.locator('input[type=file][name=videoFile]').setInputFiles(await visits.site.clip())
    await page.route('**/api/uploads/*', async (route) => {
      if (route.request().method() === 'PATCH') await visits.site.rest('POST', '/auth/logout', { token: person.token })
      await route.continue()
    })
    await page.getByRole('button', { name: 'Publier la vidéo' }).click()
    await page.getByText('Votre session a expiré, reconnectez-vous').first().waitFor()
    expect(await page.getByRole('textbox', { name: 'Titre' }).inputValue()).toBe('Marée haute')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Se connecter', exact: true }).last().click()
    await logIn(page, visits.noe)
    await page.waitForURL('**/upload')
    expect(await page.getByRole('textbox', { name: 'Titre' }).inputValue()).toBe('Marée haute')
    await page
      .getByRole('button', { name: 'Réessayer' })
      .or(page.getByRole('button', { name: 'Publier la vidéo' }))
      .first()
      .click()
    await page.getByText('Vidéo uploadée avec succès').waitFor()
  })

  it('keeps the settings', async () => {
    const person = await visits.signIn(visits.ines)
    const page = await visits.open('/settings', { person })
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Noémie')
    await visits.site.rest('POST', '/auth/logout', { token: person.token })
    await page
      .getByRole('button', { name: 'Enregistrer' })
      .or(page.getByRole('button', { name: 'Sauvegarder' }))
      .first()
      .click()
    await page.getByText('Votre session a expiré, reconnectez-vous').first().waitFor()
    expect(await page.getByRole('textbox', { name: 'Prénom' }).inputValue()).toBe('Noémie')
    await page.getByRole('button', { name: 'Se connecter' }).first().click()
    await logIn(page, visits.ines)
    await page.waitForURL('**/settings')
    expect(await page.getByRole('textbox', { name: 'Prénom' }).inputValue()).toBe('Noémie')
  })
})

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  // The former page may have a field of this name as well.
  await page.getByRole('tab', { name: 'Connexion' }).waitFor()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
  await page.getByRole('main').locator('form').getByRole('button', { name: 'Se connecter' }).click()
}

const storageFaults: [string, () => void][] = [
  [
    'full',
    () => {
      const full = (): never => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
      }
      Storage.prototype.setItem = full
      IDBObjectStore.prototype.put = full
    },
  ],
  [
    'blocked',
    () => {
      const denied = (): never => {
        throw new DOMException('Access is denied for this document', 'SecurityError')
      }
      Object.defineProperty(globalThis, 'localStorage', { get: denied })
      Object.defineProperty(globalThis, 'sessionStorage', { get: denied })
      IDBFactory.prototype.open = denied
    },
  ],
]

describe.each(storageFaults)('a browser whose storage is %s', (_how, init) => {
  it('signs in, shows that it lasts for this visit, writes, uploads and signs out', async () => {
    const page = await visits.open('/login', { init })
    const faults: string[] = []
    // The missing features are logged in the browser.
    page.on('pageerror', ({ message }) => message.startsWith('Lucarne, ') || faults.push(message))
    await logIn(page, visits.lea)
    await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).waitFor()
    await page.getByText('Ce navigateur n’a pas pu garder votre session').waitFor()
    await page.getByRole('link', { name: 'Ma chaîne' }).click()
    await page.getByRole('button', { name: 'Nouvelle vidéo' }).first().click()
    await page.getByRole('link', { name: 'Ouvrir en pleine page' }).click()
    await page.getByRole('textbox', { name: 'Titre' }).fill('Sans brouillon')
    await page.getByRole('button', { name: 'Sauvegarder en brouillon' }).click()
    await page.getByText('Erreur lors de la sauvegarde du brouillon').waitFor()
    expect(await page.getByRole('textbox', { name: 'Titre' }).inputValue()).toBe('Sans brouillon')
    await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor()
    expect(faults).toEqual([])
  })
})

describe('two tabs of one user', () => {
  it('are both signed out by the log-out of one, and the other’s text is kept', async () => {
    const person = await visits.signIn(visits.ines)
    const page = await visits.open(visits.watchPath, { person })
    await composer(page).fill('Dans le premier onglet')
    const other = await page.context().newPage()
    await other.goto(`${visits.site.network.url}/`)
    await Promise.all([
      // Shown for five seconds, while the other tab still waits for the server.
      page.getByText('Vous vous êtes déconnecté dans un autre onglet').waitFor(),
      other.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click(),
    ])
    await other.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor()
    await page.getByRole('button', { name: 'Connectez-vous pour commenter' }).click()
    await logIn(page, visits.ines)
    await page.waitForURL(`**${visits.watchPath}`)
    expect(await composer(page).inputValue()).toBe('Dans le premier onglet')
  })
})
